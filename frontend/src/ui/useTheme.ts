import { useSyncExternalStore } from 'react';

/** Also read by public/theme.js, before the first paint. */
const STORAGE_KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const CHANGED = 'themechange';

type Theme = 'light' | 'dark';

function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function systemTheme(): Theme {
  return window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  const followSystem = () => {
    if (localStorage.getItem(STORAGE_KEY) === null) show(systemTheme());
  };
  system.addEventListener('change', followSystem);
  window.addEventListener(CHANGED, onChange);
  return () => {
    system.removeEventListener('change', followSystem);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The theme that is shown, and how to change to the other one; the choice is kept as long as it is not the system's. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, shownTheme);
  const toggleTheme = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    if (next === systemTheme()) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
    show(next);
  };
  return { theme, toggleTheme };
}
