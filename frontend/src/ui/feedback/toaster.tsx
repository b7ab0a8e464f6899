import { t } from '@lingui/core/macro';
import { lazy, type ComponentType, Suspense, useEffect, useState } from 'react';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { logFailure } from '../../browser/logFailure.ts';
import { keepToastForReload } from './toastAfterReload.ts';
import type { ToastContent } from './toastContent.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

/** Without a toast, the region loads after the first screen. */
const IDLE_LOAD_AFTER_MS = 3000;

/** Toasts shown before the region loads. */
const waiting: ToastContent[] = [];
let loadRegion: (() => void) | undefined;
let showInRegion: ((content: ToastContent) => void) | undefined;

/** Shows a toast, replacing the visible one. */
export function showToast(content: ToastContent): void {
  if (showInRegion !== undefined) {
    showInRegion(content);
    return;
  }
  waiting.push(content);
  loadRegion?.();
}

/** Says why something failed. */
export function showError(description: string, title = t`Error`): void {
  showToast({ kind: 'error', title, description });
}

/** Shows a toast now and after the coming reload. */
export function showToastAfterReload(content: ToastContent): void {
  showToast(content);
  keepToastForReload(content);
}

/** Connects the region to all toasts until released. */
export function connectRegion(show: (content: ToastContent) => void): () => void {
  showInRegion = show;
  for (const content of waiting.splice(0)) show(content);
  return () => {
    showInRegion = undefined;
  };
}

// Lazy: no toast precedes the first screen.
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  importWithRetry(() =>
    import('./ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })),
  ).catch((error: unknown) => {
    // The app works without toasts.
    logFailure('Notifications could not be loaded', error);
    return { default: NoToasts };
  }),
);

function NoToasts() {
  return null;
}

export function Toaster() {
  const [isLoaded, setLoaded] = useState(waiting.length > 0);
  useEffect(() => {
    // The first screen's own parts come first.
    loadRegion = () => setLoaded(true);
    if (waiting.length > 0) loadRegion();
    const timer = setTimeout(loadRegion, IDLE_LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{isLoaded && <ToastRegion connect={connectRegion} />}</Suspense>;
}
