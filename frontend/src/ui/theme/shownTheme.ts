import { keepText, readText } from '../../browser/browserText.ts';

/** Also read by public/theme.js, before the first paint. */
const STORAGE_KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const CHANGED = 'themechange';

export type Theme = 'light' | 'dark';

/** The theme that the page has at this moment. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Shows the other theme; the choice is kept as long as it is not the system's. */
export function toggleTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  keepText(STORAGE_KEY, next === systemTheme() ? null : next);
  show(next);
}

/** From now on the page follows the system's theme, until one is chosen here. */
export function followSystemTheme(): void {
  window.matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => {
    if (readText(STORAGE_KEY) === null) show(systemTheme());
  });
}

/**
 * Tells of every change of the theme.
 * @returns what ends that
 */
export function onThemeChange(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell);
  return () => window.removeEventListener(CHANGED, tell);
}

function systemTheme(): Theme {
  return window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  window.dispatchEvent(new Event(CHANGED));
}
