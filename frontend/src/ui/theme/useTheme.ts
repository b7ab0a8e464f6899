import { useSyncExternalStore } from 'react';
import { onThemeChange, shownTheme, type Theme } from './shownTheme.ts';

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, shownTheme);
