import { screenAt, type Screen } from './screenAt.ts';

const ID = '01a1fbbc-9e9c-77ac-bcf5-01c5e3f614d8';
/** What the script of the page says at this path. */
function screenOfThemeScript(path: string): string | undefined {
  window.history.replaceState(null, '', path);
  // Without a choice it asks for the system's theme, which jsdom lacks.
  localStorage.setItem('theme', 'light');
  jest.resetModules();
  jest.requireActual('../../public/theme.js');
  return document.documentElement.dataset['screen'];
}

test.each<[string, Screen]>([
  ['/', 'home'],
  [`/trips/${ID}`, 'trip'],
  [`/trips/${ID}/`, 'trip'],
  [`/trips/${ID}/shopping`, 'cart'],
  [`/trips/${ID}/shopping/`, 'cart'],
  [`/trips/${ID}/people`, 'place'],
  [`/trips/${ID}/costs/`, 'place'],
  ['/trips/unknown', 'trip'],
  ['/trips/shopping', 'trip'],
  ['/trips', 'other'],
  ['/trips/', 'other'],
  [`/trips/${ID}/other`, 'other'],
  [`/trips/${ID}/a/shopping`, 'other'],
  ['/account', 'other'],
  ['/credits', 'other'],
])('%s is the screen %s, before the first paint and in the app', (path, screen) => {
  expect(screenAt(path).screen).toBe(screen);
  expect(screenOfThemeScript(path)).toBe(screen);
});
