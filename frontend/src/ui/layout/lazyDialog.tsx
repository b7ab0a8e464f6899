import { t } from '@lingui/core/macro';
import { LoaderCircle } from 'lucide-react';
import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { useOpening, useWasOpen } from '../../browser/hooks/useOpening.ts';
import { expectDialog } from '../../browser/typedAhead.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { lazyComponent, type LazyComponent } from './lazyComponent.tsx';
import styles from './lazyDialog.module.css';

/**
 * A dialog that is loaded and mounted when it first opens, and stays mounted.
 * @param isFresh whether each opening starts from nothing typed
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): LazyComponent<Props & { readonly isOpen: boolean }> {
  const Content = lazyComponent(load);
  const Dialog = (props: Props & { readonly isOpen: boolean }) => {
    const opening = useOpening(props.isOpen);
    if (!useWasOpen(props.isOpen)) return null;
    return (
      // Its own boundary: an outer one would show nothing during a navigation.
      <Suspense fallback={<LoadingDialog />}>
        <Content key={isFresh ? opening : undefined} {...props} />
      </Suspense>
    );
  };
  return Object.assign(Dialog, { load: Content.load });
}

function LoadingDialog() {
  const isOnline = useOnline();
  useLayoutEffect(() => expectDialog(), []);
  return (
    <p className={styles['loading']} data-floating="" role="status">
      <LoaderCircle className="turns" size={20} />
      {isOnline ? t`Opening…` : t`You are offline. This opens when you are back online.`}
    </p>
  );
}
