import { useSyncExternalStore } from 'react';
import { onThemeChange, shownTheme, type Theme, toggleTheme } from './shownTheme.ts';

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  return { theme: useSyncExternalStore(onThemeChange, shownTheme), toggleTheme };
}
