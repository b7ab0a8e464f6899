import { keepText, readText, watchText } from '../../browser/store/browserText.ts';

/** Also read by public/theme.js, before the first paint. */
export const THEME_KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
/** Event of the window. */
export const THEME_CHANGED = 'themechange';

export type Theme = 'light' | 'dark';

export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Switches the theme; stored only if it differs from the system's. */
export function toggleTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  keepText(THEME_KEY, next === systemTheme() ? null : next);
  showTheme(next);
}

/** Follows what is chosen in other tabs, and the system's theme while none is stored. */
export function followTheme(): void {
  watchText(THEME_KEY, () => showTheme());
  window.matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => showTheme());
}

/** Without a theme, the stored one, else the system's. */
export function showTheme(theme = readText(THEME_KEY) ?? systemTheme()): void {
  document.documentElement.dataset['theme'] = theme;
  window.dispatchEvent(new Event(THEME_CHANGED));
}

function systemTheme(): Theme {
  return window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}
