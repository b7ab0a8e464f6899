import { PartyPopper, ShoppingBasket } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import styles from './Cart.module.css';
import { CartBought } from './CartBought.tsx';
import { CartFound } from './CartFound.tsx';
import { CartSection } from './CartSection.tsx';
import { FOCUSED_AFTER_LAST_LINE } from '../rows/lineFocus.ts';
import { WhatDidYouPay } from '../paid/WhatDidYouPay.tsx';
import { linesOf, type CartLists } from '../rows/cartLists.ts';
import type { CartPart } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import { doneText } from '../rows/doneText.ts';
import { searchCart } from '../rows/searchCart.ts';

export interface CartProps {
  /** All lines, bought ones included. */
  readonly parts: readonly CartPart[];
  readonly lists: CartLists;
  readonly view: CartView;
  readonly showsPurchased: boolean;
  readonly onShowPurchased: () => void;
  readonly openId: string | null;
  /** '' without a search. */
  readonly searchText: string;
  readonly onClearSearch: () => void;
  /** Shows the items of the others, too. */
  readonly onShowAll: () => void;
  /** Adds an item by its name; absent where nothing can be added. */
  readonly onAdd?: ((text: string) => void) | undefined;
}

/** Fill the first screen; the others follow when it is usable. */
const FIRST_LINES = 16;

/** From this many lines on, the browser skips those off screen. */
const LONG = 150;

export const Cart = memo(function Cart(props: CartProps) {
  const { parts, view } = props;
  if (props.searchText.trim() !== '') return <Found {...props} />;
  if (parts.length === 0) return <NothingToBuy {...props} />;
  const lines = linesOf(parts);
  const isAllBought = lines.every(({ group }) => group.isPurchased);
  return (
    <>
      <Done {...props} />
      {isAllBought && <WhatDidYouPay lines={lines} view={view} isAllBought />}
      <CartLines key={view.grouping} {...props} />
      {!isAllBought && <WhatDidYouPay lines={lines} view={view} isAllBought={false} />}
    </>
  );
});

function Found({ parts, searchText, view, openId, onClearSearch, onAdd }: CartProps) {
  return (
    <div className={styles['cart']}>
      <CartFound
        lines={searchCart(parts, searchText)}
        text={searchText}
        view={view}
        openId={openId}
        lineLimit={Infinity}
        onClear={onClearSearch}
        onAdd={onAdd}
      />
    </div>
  );
}

function NothingToBuy({ view, onShowAll, onAdd }: CartProps) {
  const picture = <ShoppingBasket size={56} strokeWidth={1.25} />;
  if (view.isMine) {
    return (
      <EmptyState
        picture={picture}
        title="Nothing for you to buy"
        text="No item of this list is assigned to you."
        action={<Button onClick={onShowAll}>Show all items</Button>}
      />
    );
  }
  if (!view.canPlan) {
    return (
      <EmptyState
        picture={picture}
        title="Nothing on the list"
        text="No meal of this trip has ingredients."
      />
    );
  }
  return (
    <EmptyState
      picture={picture}
      title="Nothing to buy yet."
      text={`Add ingredients to a meal${onAdd === undefined ? '' : ', or type below'}.`}
      action={
        <ButtonLink to={`/trips/${view.tripId}`} variant="primary">
          Plan meals
        </ButtonLink>
      }
    />
  );
}

function Done({ parts, showsPurchased, onShowPurchased }: CartProps) {
  const lines = linesOf(parts);
  if (!lines.every(({ group }) => group.isPurchased)) return null;
  return (
    <>
      <p className={styles['done']} role="status">
        <PartyPopper size={20} />
        {doneText(lines.map(({ group }) => group))}
      </p>
      {!showsPurchased && (
        <p className={styles['hidden']}>
          <Button onClick={onShowPurchased} {...FOCUSED_AFTER_LAST_LINE}>
            Show purchased items
          </Button>
        </p>
      )}
    </>
  );
}

/** Starts again with the first lines for each grouping. */
function CartLines({ lists: { sections, bought }, view, showsPurchased, openId }: CartProps) {
  const lineLimit = useDeferredValue(Infinity, FIRST_LINES);
  const [wereHidden, setWereHidden] = useState(!showsPurchased);
  if (!showsPurchased && !wereHidden) setWereHidden(true);
  const openCount = lineCount(sections);
  const limitAfter = (count: number) => Math.max(0, lineLimit - count);
  return (
    <div className={styles['cart']} data-long={openCount + bought.length > LONG ? '' : undefined}>
      {sections.map((part, index) => (
        <CartSection
          key={part.id}
          part={part}
          view={view}
          openId={openId}
          lineLimit={limitAfter(lineCount(sections.slice(0, index)))}
        />
      ))}
      {showsPurchased && bought.length > 0 && (
        <CartBought
          lines={bought}
          view={view}
          openId={openId}
          lineLimit={limitAfter(openCount)}
          isWanted={wereHidden}
        />
      )}
    </div>
  );
}

function lineCount(parts: readonly CartPart[]): number {
  return parts.reduce((count, { groups }) => count + groups.length, 0);
}
