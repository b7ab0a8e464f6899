import { lazy, type ComponentType, Suspense } from 'react';
import { latePart } from '../../browser/latePart.ts';
import { logFailure } from '../../browser/logFailure.ts';
import { keepToastForReload } from './toastAfterReload.ts';
import type { ToastContent } from './toastContent.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

/** What was said before the region was there. */
const waiting: ToastContent[] = [];
let raise: ((content: ToastContent) => void) | undefined;

/** Says what happened. A notification that is still there gives way to the new one. */
export function showToast(content: ToastContent): void {
  if (raise === undefined) waiting.push(content);
  else raise(content);
}

/** Says what happened on this page and, as it is about to reload, on the next one. */
export function showToastAfterReload(content: ToastContent): void {
  showToast(content);
  keepToastForReload(content);
}

/** The region shows all notifications from now on, until the returned function is called. */
export function takeToasts(raiseToast: (content: ToastContent) => void): () => void {
  raise = raiseToast;
  for (const content of waiting.splice(0)) raiseToast(content);
  return () => {
    raise = undefined;
  };
}

// Nothing is to be said before the first screen stands, so its code need not come before it.
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  latePart(() => import('./ToastRegion.tsx').then((module) => ({ default: module.ToastRegion }))).catch(
    (error: unknown) => {
      // It stands around everything else: without it the app goes on.
      logFailure('Notifications could not be loaded', error);
      return { default: NoToasts };
    },
  ),
);

function NoToasts() {
  return null;
}

/** Where notifications appear: once, at the root of the app. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <ToastRegion takeToasts={takeToasts} />
    </Suspense>
  );
}
