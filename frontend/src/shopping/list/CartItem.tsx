import { Check, ChevronRight, Minus, User } from 'lucide-react';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import { boughtText, lineQuantities } from '../../../../domain/shopping/list/shopping.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import styles from './CartItem.module.css';
import { CartItemAbout } from './CartItemAbout.tsx';
import { buyersOf, isSameGroup, type CartGroup, type CartPart, type CartPerson } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import { detailsId, lineId } from '../rows/detailsId.ts';
import { AtHome } from '../home/AtHome.tsx';
import { matchIn } from '../rows/searchCart.ts';
import { cartLine, useFocusPassedOn } from '../rows/lineFocus.ts';
import { changedBy, RecentChange } from '../../live/RecentChange.tsx';
import { useRecentChange } from '../../live/liveState.ts';
import {
  useHadAlreadyIn,
  useIsTickWaiting,
  useTickedCount,
  useTickQueue,
} from '../../offline/outbox/useTickQueue.ts';

interface CartItemProps {
  readonly group: CartGroup;
  readonly part: CartPart;
  readonly view: CartView;
  /** Its details are shown. */
  readonly isOpen: boolean;
  /** Shows the buyer instead of the meals. */
  readonly isFolded?: boolean;
  /** Searched text, to mark in the name. */
  readonly marked?: string;
}

/** A line: its left part ticks, its right part opens the details. */
export const CartItem = memo(
  function CartItem({ group, part, view, isOpen, isFolded = false, marked = '' }: CartItemProps) {
    const ticks = useTickQueue();
    const tickedCount = useTickedCount(group.rows);
    const isWaiting = useIsTickWaiting(group.rows);
    const recent = useRecentChange(group.rows.map(({ id }) => id));
    const hadAlready = useHadAlreadyIn(group.rows);
    const nameId = useId();
    const aboutId = useId();
    const isPurchased = tickedCount === group.rows.length;
    const isPartly = !isPurchased && tickedCount > 0;
    const checkboxRef = useRef<HTMLInputElement>(null);
    useFocusPassedOn(checkboxRef);
    useLayoutEffect(() => {
      if (checkboxRef.current !== null) checkboxRef.current.indeterminate = isPartly;
    }, [isPartly]);
    return (
      <li
        className={styles['item']}
        data-purchased={isPurchased ? '' : undefined}
        data-folded={isFolded ? '' : undefined}
        data-waiting={isWaiting ? '' : undefined}
        data-open={isOpen ? '' : undefined}
        {...changedBy(hadAlready ?? recent)}
      >
        <label className={styles['line']}>
          <input
            type="checkbox"
            className={styles['input']}
            aria-labelledby={nameId}
            aria-describedby={aboutId}
            checked={isPurchased}
            disabled={!view.canTick}
            ref={checkboxRef}
            {...cartLine(group.key)}
            onChange={() => ticks.toggle(group.rows)}
          />
          <span className={styles['tick']} aria-hidden="true">
            {isPurchased && <Check size={17} strokeWidth={3} />}
            {isPartly && <Minus size={17} strokeWidth={3} />}
          </span>
          <span className={styles['text']}>
            <span className={styles['name']} id={nameId} dir="auto">
              <Name name={group.name} marked={marked} />
            </span>
            {hadAlready !== null && <RecentChange person={hadAlready} what=" had it already" />}
            {hadAlready === null && recent !== null && <RecentChange person={recent} />}
            <CartItemAbout id={aboutId} group={group} view={view} isFolded={isFolded} isWaiting={isWaiting} />
          </span>
        </label>
        <div className={styles['right']}>
          <Amounts group={group} />
          {view.grouping === 'store-sections' && !view.isMine && (
            <Buyers people={buyersOf(group.rows, view.people)} />
          )}
          <ChevronRight className={styles['chevron']} size={18} strokeWidth={2} aria-hidden="true" />
          <button
            type="button"
            id={detailsId(part.id, group.key)}
            className={styles['more']}
            aria-expanded={isOpen}
            aria-label={`Details of ${group.name}`}
            onClick={() => view.onOpen(lineId(part.id, group.key))}
          />
        </div>
        {part.head.kind === 'home' && !isPurchased && <AtHome group={group} tripId={view.tripId} />}
      </li>
    );
  },
  (a, b) =>
    a.view === b.view &&
    a.isOpen === b.isOpen &&
    a.isFolded === b.isFolded &&
    a.marked === b.marked &&
    a.part.id === b.part.id &&
    isSameGroup(a.group, b.group),
);

function Name({ name, marked }: { readonly name: string; readonly marked: string }) {
  const match = matchIn(name, marked);
  if (match === null) return name;
  const [before, found, after] = match;
  return (
    <>
      {before}
      <mark className={styles['mark']}>{found}</mark>
      {after}
    </>
  );
}

const MAX_AMOUNTS = 3;

/** "2 cans + 400 g", or "1 more" above "21 bought" */
function Amounts({ group }: { readonly group: CartGroup }) {
  const amounts = lineQuantities(group);
  const bought = boughtText(group);
  return (
    <span className={styles['amounts']} aria-hidden="true">
      {amounts.slice(0, MAX_AMOUNTS).map(({ quantity, unit }, index) => (
        // Amounts have no id but their position.
        <span key={index} className={styles['amount']}>
          {index > 0 && <small> + </small>}
          {withGlyphs(quantity ?? '')}
          {unit !== null && <small> {unit}</small>}
        </span>
      ))}
      {amounts.length > MAX_AMOUNTS && (
        <small className={styles['rest']}> and {amounts.length - MAX_AMOUNTS} others</small>
      )}
      {bought !== '' && amounts.length > 0 && <small className={styles['rest']}> more</small>}
      {bought !== '' && <small className={styles['had']}>{withGlyphs(bought)}</small>}
    </span>
  );
}

const MAX_BUYERS = 2;

function Buyers({ people }: { readonly people: readonly CartPerson[] }) {
  const names = people.map(({ name }) => name).join(', ');
  return people.length === 0 ? (
    <span className={styles['nobody']} title="Unassigned">
      <User size={16} strokeWidth={2} />
    </span>
  ) : (
    <span className={styles['buyers']} title={names} data-names={names}>
      {people.slice(0, MAX_BUYERS).map(({ id, name, isViewer }) => (
        <Avatar key={id} id={id} name={name} size="sm" isViewer={isViewer} />
      ))}
    </span>
  );
}
