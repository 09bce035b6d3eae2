// Runs before the first paint, so that the page never flashes in the wrong theme. The settings are written by src/shell/settings.svelte.ts.
(function() {
  var saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('ecumene') || '{}');
  } catch (e) {
    console.warn('The saved settings cannot be read; the defaults are used.', e);
  }
  var dark = saved.theme === 'dark' || (saved.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = saved.lang || (/^ru\b/i.test(navigator.language) ? 'ru' : 'en');
})();
