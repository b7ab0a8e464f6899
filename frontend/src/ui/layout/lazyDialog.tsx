import { LoaderCircle } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { latePart } from '../../browser/latePart.ts';
import styles from './lazyDialog.module.css';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { useOnline } from '../../browser/useOnline.ts';

/**
 * A dialog whose code comes when it is first wanted. One that was asked for without a connection waits until there is
 * one again, and one that only a new version of the app has leaves the page as it is: `lazy` alone would give up for
 * good, and take the page along.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Late = lateComponent(load);
  // A boundary of its own: one that stood there before would show nothing while a navigation waits.
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<DialogOnItsWay />}>
        <Late {...props} />
      </Suspense>
    );
  };
}

/** As {@link lazyDialog}, with what is shown until it comes left to whoever uses it. */
export function lateComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() =>
    latePart(load).catch(() => ({
      // What it reads of them may be missing.
      default: NewVersionNotice as ComponentType<object> as ComponentType<Props>,
    })),
  );
}

/** Stands in for a dialog while its code is on its way; on a quick line it is never seen. */
function DialogOnItsWay() {
  const isOnline = useOnline();
  return (
    <p className={styles['onItsWay']} role="status">
      <LoaderCircle className={styles['spinner']} size={20} />
      {isOnline ? 'Opening…' : 'You are offline. This opens when you are back online.'}
    </p>
  );
}
