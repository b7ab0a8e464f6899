import { keepText, readText } from '../../browser/store/browserText.ts';
import { showTheme, THEME_CHANGED, THEME_KEY, type Theme } from './shownTheme.ts';

/** As it was chosen in this browser; null if the system decides. */
export function keptTheme(): Theme | null {
  const kept = readText(THEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : null;
}

/** @param theme null to leave it to the system */
export function keepTheme(theme: Theme | null): void {
  keepText(THEME_KEY, theme);
  showTheme(theme ?? undefined);
}

export function onThemeChange(tell: () => void): () => void {
  window.addEventListener(THEME_CHANGED, tell);
  return () => window.removeEventListener(THEME_CHANGED, tell);
}
