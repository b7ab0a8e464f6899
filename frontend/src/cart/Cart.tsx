import { PartyPopper, ShoppingBasket } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import styles from './Cart.module.css';
import { cartParts, type CartPart } from './rows/cartParts.ts';
import { FOCUSED_AFTER_LAST_LINE } from './lineFocus.ts';
import type { CartRow } from './rows/cartRows.ts';
import { CartSection } from './CartSection.tsx';
import type { CartView } from './rows/cartView.ts';
import { useOptimisticRows } from './rows/useOptimisticRows.ts';

interface CartProps {
  readonly rows: readonly CartRow[];
  readonly view: CartView;
  readonly onShowPurchased: () => void;
}

/** Fill the first screen; the others follow when it is usable. */
const FIRST_LINES = 16;

/** From this many lines on, the browser skips those off screen. */
const LONG = 150;

export const Cart = memo(function Cart({ rows, view, onShowPurchased }: CartProps) {
  const { people, grouping } = view;
  const optimisticRows = useOptimisticRows(rows);
  const parts = useMemo(
    () => cartParts(optimisticRows, people, grouping),
    [optimisticRows, people, grouping],
  );
  if (parts.length === 0) {
    if (!view.canPlan)
      return (
        <EmptyState
          picture={<ShoppingBasket size={56} strokeWidth={1.25} />}
          title="Nothing on the list"
          text="No meal of this trip has ingredients."
        />
      );
    return (
      <EmptyState
        picture={<ShoppingBasket size={56} strokeWidth={1.25} />}
        title="Nothing to buy yet"
        text="Add ingredients to a planned meal to see them here by store section."
        action={
          <ButtonLink to={`/trips/${view.tripId}`} variant="primary">
            Plan meals
          </ButtonLink>
        }
      />
    );
  }
  const isDone = parts.every(({ groups }) => groups.every((group) => group.isPurchased));
  return (
    <>
      {isDone && (
        <p className={styles['done']} role="status">
          <PartyPopper size={20} />
          {view.canPlan ? 'Everything is purchased. Time to cook.' : 'Everything was purchased.'}
        </p>
      )}
      {isDone && !view.showsPurchased && (
        <p className={styles['hidden']}>
          <Button onClick={onShowPurchased} {...FOCUSED_AFTER_LAST_LINE}>
            Show purchased items
          </Button>
        </p>
      )}
      <CartLines key={view.grouping} parts={parts} view={view} />
    </>
  );
});

interface CartLinesProps {
  readonly parts: readonly CartPart[];
  readonly view: CartView;
}

/** Starts again with the first lines for each grouping. */
function CartLines({ parts, view }: CartLinesProps) {
  const lineLimit = useDeferredValue(Infinity, FIRST_LINES);
  return (
    <div className={styles['cart']} data-long={lineCount(parts) > LONG ? '' : undefined}>
      {parts.map((part, index) => (
        <CartSection
          key={part.id}
          part={part}
          view={view}
          lineLimit={Math.max(0, lineLimit - lineCount(parts.slice(0, index)))}
        />
      ))}
    </div>
  );
}

function lineCount(parts: readonly CartPart[]): number {
  return parts.reduce((count, { groups }) => count + groups.length, 0);
}
