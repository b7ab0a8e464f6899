import { t } from '@lingui/core/macro';
import { LoaderCircle } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { preloaded } from '../../browser/preload.ts';
import { expectDialog } from '../../browser/typedAhead.ts';
import styles from './lazyDialog.module.css';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { useOnline } from '../../browser/useOnline.ts';

/**
 * A dialog loaded on first use. Unlike `lazy` alone it waits while offline, and a missing chunk after a deployment
 * does not break the page.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Lazy = lazyComponent(load);
  // Its own boundary: an outer one would show nothing during a navigation.
  return function LazyDialog(props: Props) {
    // React would show a fallback for 300 ms, though the code is there.
    const [Dialog] = useState<ComponentType<Props>>(() => preloaded(load)?.default ?? Lazy);
    return (
      <Suspense fallback={<LoadingDialog />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/** Like {@link lazyDialog}, without a fallback. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() =>
    importWithRetry(load).catch(() => ({
      // Its props are all optional.
      default: NewVersionNotice as ComponentType<object> as ComponentType<Props>,
    })),
  );
}

function LoadingDialog() {
  const isOnline = useOnline();
  useLayoutEffect(() => expectDialog(), []);
  return (
    <p className={styles['loading']} role="status">
      <LoaderCircle className={styles['spinner']} size={20} />
      {isOnline ? t`Opening…` : t`You are offline. This opens when you are back online.`}
    </p>
  );
}
