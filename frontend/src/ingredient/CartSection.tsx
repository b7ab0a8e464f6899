import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { ShoppingGroup } from '../../../domain/shopping.ts';
import { CartItem, type CartShopper } from './CartItem.tsx';
import styles from './CartSection.module.css';
import type { CartRow } from './cartRows.ts';
import { useSettled } from './useSettled.ts';

/** A ticked line stays where it is for so long, so that nothing moves under the next tap. In milliseconds. */
const SINK_DELAY_MS = 600;

interface CartSectionProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly groups: readonly ShoppingGroup<CartRow>[];
  /** Whom a line may name as its buyer; null where the section's head says it. */
  readonly shoppers: readonly CartShopper[] | null;
  readonly showsPurchased: boolean;
  readonly canTick: boolean;
}

/** One part of the cart: its open lines, then under "Purchased" those that are done. */
export function CartSection({ title, icon, groups, shoppers, showsPurchased, canTick }: CartSectionProps) {
  const titleId = useId();
  const [isCollapsed, setIsCollapsed] = useState(false);
  const purchasedKeys = groups.filter((group) => group.isPurchased).map(({ key }) => key);
  const sunkKeys = useSettled(purchasedKeys.join('\n'), SINK_DELAY_MS).split('\n');

  const open = groups.filter(({ key }) => !sunkKeys.includes(key));
  const sunk = groups.filter(({ key }) => sunkKeys.includes(key));
  if (open.length === 0 && !showsPurchased) return null;

  const item = (group: ShoppingGroup<CartRow>, isSunk: boolean) => (
    <CartItem key={group.key} group={group} shoppers={shoppers} canTick={canTick} isSunk={isSunk} />
  );
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <span className={styles['icon']}>{icon}</span>
        <h2 className={styles['title']} id={titleId} dir="auto">
          {title}
        </h2>
        <span className={styles['count']}>
          {purchasedKeys.length} of {groups.length}
        </span>
      </div>
      {/* One list for both kinds, so that a line keeps its focus when it sinks. */}
      <ul>
        {open.map((group) => item(group, false))}
        {sunk.length > 0 && showsPurchased && (
          <li key="purchased head">
            <button
              type="button"
              className={styles['sunk']}
              aria-expanded={!isCollapsed}
              onClick={() => setIsCollapsed(!isCollapsed)}
            >
              {isCollapsed ? (
                <ChevronRight size={16} strokeWidth={2} />
              ) : (
                <ChevronDown size={16} strokeWidth={2} />
              )}
              Purchased ({sunk.length})
            </button>
          </li>
        )}
        {showsPurchased && !isCollapsed && sunk.map((group) => item(group, true))}
      </ul>
    </section>
  );
}
