/** Every part of the kit on one page. Not part of the page. */
import { mount } from 'svelte';
import '../src/styles/base.css';
import Demo from '../src/kit/Demo.svelte';

document.documentElement.dataset['theme'] = new URLSearchParams(location.search).get('theme') ?? 'light';
mount(Demo, { target: document.getElementById('app')! });
document.body.dataset['ready'] = 'yes';
