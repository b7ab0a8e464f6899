import { Suspense, useEffect, type ReactNode } from 'react';
import { preloadWhenIdle } from '../../browser/preload.ts';
import { lazyComponent } from '../../ui/layout/lazyDialog.tsx';
import styles from './CartScreen.module.css';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartView } from '../rows/cartView.ts';

const loadDetailPanel = () =>
  import('../detail/CartDetailPanel.tsx').then((module) => ({ default: module.CartDetailPanel }));
const CartDetailPanel = lazyComponent(loadDetailPanel);

interface CartSideProps {
  /** Null if none is open here. */
  readonly line: CartLine | null;
  readonly view: CartView;
  readonly onLine: (id: string | null) => void;
  readonly children: ReactNode;
}

/** What stands beside the list on a wide screen. */
export function CartSide({ line, view, onLine, children }: CartSideProps) {
  useEffect(() => preloadWhenIdle(loadDetailPanel), []);
  return (
    <div className={styles['side']}>
      {line === null ? (
        <p className={styles['hint']}>Open an item to see its meals, who buys it, and notes.</p>
      ) : (
        <Suspense fallback={null}>
          <CartDetailPanel line={line} view={view} onClose={() => onLine(null)} onMoved={onLine} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
