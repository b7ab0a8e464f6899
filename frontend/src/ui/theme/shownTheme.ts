import { keepText, readText } from '../../browser/store/browserText.ts';

/** Also read by public/theme.js, before the first paint. */
const STORAGE_KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const CHANGED = 'themechange';

export type Theme = 'light' | 'dark';

export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Null if the system decides. */
export function chosenTheme(): Theme | null {
  const kept = readText(STORAGE_KEY);
  return kept === 'dark' || kept === 'light' ? kept : null;
}

/** @param theme null to leave it to the system */
export function chooseTheme(theme: Theme | null): void {
  keepText(STORAGE_KEY, theme);
  show(theme ?? systemTheme());
}

/** Switches the theme; chosen only if it differs from the system's. */
export function toggleTheme(): void {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  chooseTheme(next === systemTheme() ? null : next);
}

/** Follows the system's theme while none is stored. */
export function followSystemTheme(): void {
  window.matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => {
    if (chosenTheme() === null) show(systemTheme());
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
