import { useSyncExternalStore } from 'react';
import { onThemeChange, shownTheme, type Theme, toggleTheme } from './shownTheme.ts';

/** The theme that is shown, and how to change to the other one. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  return { theme: useSyncExternalStore(onThemeChange, shownTheme), toggleTheme };
}
