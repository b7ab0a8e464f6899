import { keepText, readText } from '../../browser/store/browserText.ts';

/** Also read by public/theme.js, before the first paint. */
const STORAGE_KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const CHANGED = 'themechange';

export type Theme = 'light' | 'dark';

export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Switches the theme; stored only if it differs from the system's. */
export function toggleTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  keepText(STORAGE_KEY, next === systemTheme() ? null : next);
  show(next);
}

/** Follows the system's theme while none is stored. */
export function followSystemTheme(): void {
  window.matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => {
    if (readText(STORAGE_KEY) === null) show(systemTheme());
  });
}

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
