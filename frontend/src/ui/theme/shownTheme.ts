import { keepText, readText } from '../../browser/store/browserText.ts';

/** Also read by public/theme.js, before the first paint. */
const STORAGE_KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const CHANGED = 'themechange';

export type Theme = 'light' | 'dark';

export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Switches the theme; chosen only if it differs from the system's. */
export function toggleTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  keepTheme(next === systemTheme() ? null : next);
}

/** Follows the system's theme while none is stored. */
export function followSystemTheme(): void {
  window.matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => {
    if (keptTheme() === null) show(systemTheme());
  });
}

export function onThemeChange(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell);
  return () => window.removeEventListener(CHANGED, tell);
}

/** As it was chosen in this browser; null if the system decides. */
export function keptTheme(): string | null {
  return readText(STORAGE_KEY);
}

/** @param theme null to leave it to the system */
export function keepTheme(theme: Theme | null): void {
  keepText(STORAGE_KEY, theme);
  show(theme ?? systemTheme());
}

function systemTheme(): Theme {
  return window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  window.dispatchEvent(new Event(CHANGED));
}
