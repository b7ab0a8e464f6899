import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PartyPopper, ShoppingBasket } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SharedMenu } from '../../ui/layout/SharedMenu.tsx';
import styles from './Cart.module.css';
import { CartBought } from './CartBought.tsx';
import { CartSection } from './CartSection.tsx';
import { jumpToPart } from '../head/jumpToPart.ts';
import { HomeCheck } from '../home/HomeCheck.tsx';
import { leftIn, linesOf, type CartLists } from '../rows/cartLists.ts';
import type { CartPart } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import { listButtonId } from '../rows/detailsId.ts';
import { doneText } from '../rows/doneText.ts';
import { PartIcon } from '../rows/PartIcon.tsx';

interface CartProps {
  /** All lines, bought ones included. */
  readonly parts: readonly CartPart[];
  readonly lists: CartLists;
  readonly view: CartView;
  /** Who shops today has looked at home before. */
  readonly isHomeLast: boolean;
  readonly showsPurchased: boolean;
  readonly onShowPurchased: (shows: boolean) => void;
  readonly openId: string | null;
  /** Shows the items of the others, too. */
  readonly onShowAll: () => void;
}

/** Fill the first screen; the others follow when it is usable. */
const FIRST_LINES = 16;

/** From this many lines on, the browser skips those off screen. */
const LONG = 150;

/** A menu gives the focus back some frames after it closes. */
const MENU_CLOSES_MS = 100;

export const Cart = memo(function Cart(props: CartProps) {
  const { parts, view } = props;
  if (parts.length === 0) return <NothingToBuy {...props} />;
  return (
    <>
      <AllBought parts={parts} />
      <CartLines key={view.grouping} {...props} />
    </>
  );
});

function NothingToBuy({ view, onShowAll }: CartProps) {
  const picture = <ShoppingBasket size={56} strokeWidth={1.25} />;
  if (view.isMine) {
    return (
      <EmptyState
        picture={picture}
        title={t`Nothing for you to buy`}
        text={t`No item of this list is assigned to you.`}
        action={
          <Button onClick={onShowAll}>
            <Trans>Show all items</Trans>
          </Button>
        }
      />
    );
  }
  if (!view.canPlan) {
    return (
      <EmptyState
        picture={picture}
        title={t`Nothing on the list`}
        text={t`No meal of this trip has ingredients.`}
      />
    );
  }
  return (
    <EmptyState
      picture={picture}
      title={t`Nothing to buy yet.`}
      text={view.canTick ? t`Add ingredients to a meal, or type above.` : t`Add ingredients to a meal.`}
      action={
        <ButtonLink to={`/trips/${view.tripId}`} variant="primary">
          <Trans>Plan meals</Trans>
        </ButtonLink>
      }
    />
  );
}

function AllBought({ parts }: Pick<CartProps, 'parts'>) {
  const lines = linesOf(parts);
  if (!lines.every(({ group }) => group.isPurchased)) return null;
  return (
    <p className={styles['done']} role="status">
      <PartyPopper size={20} />
      {doneText(lines.map(({ group }) => group))}
    </p>
  );
}

/** Starts again with the first lines for each grouping. */
function CartLines(props: CartProps) {
  const { parts, view, openId, isHomeLast, showsPurchased } = props;
  const { toCheck, sections, bought } = props.lists;
  const lineLimit = useDeferredValue(Infinity, FIRST_LINES);
  const [listedAt, setListedAt] = useState<string | null>(null);
  const toggleList = useCallback(
    (buttonId: string) => setListedAt((at) => (at === buttonId ? null : buttonId)),
    [],
  );
  const openCount = lineCount(sections);
  const areMore = sections.some(({ groups }) => groups.some(({ isPurchased }) => isPurchased));
  const limitAfter = (count: number) => Math.max(0, lineLimit - count);
  const homeCheck = <HomeCheck groups={toCheck} tripId={view.tripId} />;
  return (
    <div className={styles['cart']} data-long={openCount + bought.length > LONG ? '' : undefined}>
      {!isHomeLast && homeCheck}
      {sections.map((part, index) => (
        <CartSection
          key={part.id}
          part={part}
          view={view}
          openId={openId}
          lineLimit={limitAfter(lineCount(sections.slice(0, index)))}
          isListing={listedAt === listButtonId(part.id)}
          onList={toggleList}
        />
      ))}
      {isHomeLast && homeCheck}
      {bought.length > 0 && (
        <CartBought
          lines={bought}
          view={view}
          openId={openId}
          lineLimit={limitAfter(openCount)}
          areMore={areMore}
          isOpen={showsPurchased}
          onOpen={props.onShowPurchased}
        />
      )}
      <SharedMenu
        triggerId={listedAt}
        onClose={() => setListedAt(null)}
        entries={parts
          .filter(({ head }) => head.kind !== 'home')
          .map((part) => ({
            id: part.id,
            icon: <PartIcon head={part.head} />,
            label: sectionText(part),
            onSelect: () => setTimeout(() => jumpToPart(part.id), MENU_CLOSES_MS),
          }))}
      />
    </div>
  );
}

/** 'Produce, 7 left' */
function sectionText(part: CartPart): string {
  const left = leftIn(part);
  const { title } = part;
  return left === 0 ? t`${title}, all bought` : t`${title}, ${left} left`;
}

function lineCount(parts: readonly CartPart[]): number {
  return parts.reduce((count, { groups }) => count + groups.length, 0);
}
