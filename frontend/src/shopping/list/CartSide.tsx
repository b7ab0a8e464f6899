import { t } from '@lingui/core/macro';
import { Suspense, useEffect, type ReactNode } from 'react';
import { preloadWhenIdle } from '../../browser/preload.ts';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import styles from './CartList.module.css';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartView } from '../rows/cartView.ts';

const CartDetailPanel = lazyComponent(() =>
  import('../detail/CartDetailPanel.tsx').then((module) => module.CartDetailPanel),
);

interface CartSideProps {
  /** Null if none is open here. */
  readonly line: CartLine | null;
  readonly view: CartView;
  readonly onLine: (id: string | null) => void;
  /** The figures, in whose place the details of a line stand. */
  readonly children: ReactNode;
}

/** What stands beside the list on a wide screen. */
export function CartSide({ line, view, onLine, children }: CartSideProps) {
  useEffect(() => preloadWhenIdle(CartDetailPanel.load), []);
  return (
    <aside className={styles['side']} aria-label={t`Figures and details`}>
      {line === null ? (
        children
      ) : (
        <Suspense fallback={children}>
          <CartDetailPanel line={line} view={view} onClose={() => onLine(null)} onMoved={onLine} />
        </Suspense>
      )}
    </aside>
  );
}
