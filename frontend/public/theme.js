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
  var path = location.pathname;
  var screen =
    path === '/'
      ? 'home'
      : !path.startsWith('/trips/')
        ? 'other'
        : /\/shopping\/?$/.test(path)
          ? 'cart'
          : 'trip';
  document.documentElement.dataset.screen = screen;
})();
