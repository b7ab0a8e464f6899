import { LoaderCircle } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { checkConnection, isOnline, watchConnection } from './connection.ts';
import styles from './lazyDialog.module.css';
import { useOnline } from './useOnline.ts';

/**
 * A dialog whose code comes when it is first wanted. One that was asked for without a connection waits until there is
 * one again: `lazy` alone would give up for good, and take the page along.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (await checkConnection()) throw error;
      await connection();
      // Some browsers remember that a file could not be had; the address says which dialog is to open.
      return load().catch(loadPageAnew);
    }
  });
  // A boundary of its own: one that stood there before would show nothing while a navigation waits.
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<DialogOnItsWay />}>
        <Late {...props} />
      </Suspense>
    );
  };
}

function connection(): Promise<void> {
  return new Promise((resolve) => {
    const leave = watchConnection(() => {
      if (!isOnline()) return;
      leave();
      resolve();
    });
  });
}

function loadPageAnew(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** Stands in for a dialog while its code is on its way; on a quick line it is never seen. */
function DialogOnItsWay() {
  const isOnline = useOnline();
  return (
    <p className={styles['onItsWay']} role="status">
      <LoaderCircle className={styles['spinner']} size={20} />
      {isOnline ? 'Opening…' : 'You are offline. This opens as soon as you are back.'}
    </p>
  );
}
