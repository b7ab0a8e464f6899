// Before the first paint: the theme that was chosen here, else the one of the system, and the shape of the screen.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Without storage the system decides.
  }
  var isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  // As src/app/screenAt.ts.
  var path = location.pathname;
  var trip = /^\/trips\/[^/]+(?:\/(shopping|people|costs))?\/?$/.exec(path);
  var place = trip && (trip[1] ? (trip[1] === 'shopping' ? 'cart' : 'place') : 'trip');
  var screen = path === '/' ? 'home' : place || 'other';
  document.documentElement.dataset.screen = screen;
})();
