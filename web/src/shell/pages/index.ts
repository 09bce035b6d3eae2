export { default as About } from './About.svelte';
export { default as Lost } from './Lost.svelte';
export { default as Me } from './Me.svelte';
export { default as Person } from './Person.svelte';
export { default as Ratings } from './Ratings.svelte';
export { default as RulesPage } from './RulesPage.svelte';
