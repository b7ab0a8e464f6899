import { lazy, type ComponentType, Suspense } from 'react';
import { latePart } from '../../browser/latePart.ts';
import { logFailure } from '../../browser/logFailure.ts';
import { keepToastForReload } from './toastAfterReload.ts';
import type { ToastContent } from './toastContent.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

/** Toasts shown before the region loads. */
const waiting: ToastContent[] = [];
let raise: ((content: ToastContent) => void) | undefined;

/** Shows a toast, replacing the visible one. */
export function showToast(content: ToastContent): void {
  if (raise === undefined) waiting.push(content);
  else raise(content);
}

/** Shows a toast now and after the coming reload. */
export function showToastAfterReload(content: ToastContent): void {
  showToast(content);
  keepToastForReload(content);
}

/** Connects the region to all toasts until released. */
export function takeToasts(raiseToast: (content: ToastContent) => void): () => void {
  raise = raiseToast;
  for (const content of waiting.splice(0)) raiseToast(content);
  return () => {
    raise = undefined;
  };
}

// Lazy: no toast precedes the first screen.
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  latePart(() => import('./ToastRegion.tsx').then((module) => ({ default: module.ToastRegion }))).catch(
    (error: unknown) => {
      // The app works without toasts.
      logFailure('Notifications could not be loaded', error);
      return { default: NoToasts };
    },
  ),
);

function NoToasts() {
  return null;
}

/** Once, at the app's root. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <ToastRegion takeToasts={takeToasts} />
    </Suspense>
  );
}
