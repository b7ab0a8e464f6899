import { useSyncExternalStore } from 'react';
import { onThemeChange } from './keptTheme.ts';
import { shownTheme, type Theme } from './shownTheme.ts';

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, shownTheme);
