import {
  Check,
  ChevronDown,
  CirclePlus,
  CloudUpload,
  Minus,
  Shuffle,
  StickyNote,
  TriangleAlert,
  User,
} from 'lucide-react';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { amountLabel } from '../../../domain/shopping/ingredient.ts';
import { groupAmount, groupQuantities, rowAmounts } from '../../../domain/shopping/shopping.ts';
import { Avatar } from '../ui/marks/Avatar.tsx';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import { boughtLabel } from './rows/boughtLabel.ts';
import styles from './CartItem.module.css';
import { AddedBy } from './add/AddedBy.tsx';
import { CartItemDetails } from './CartItemDetails.tsx';
import { buyersOf, isSameGroup, type CartGroup, type CartPerson } from './rows/cartParts.ts';
import type { CartRow } from './rows/cartRows.ts';
import type { CartView } from './rows/cartView.ts';
import { detailsId } from './detailsId.ts';
import { spoken } from './rows/spoken.ts';
import { CART_LINE, useFocusPassedOn } from './lineFocus.ts';
import { changedBy, RecentChange } from '../live/RecentChange.tsx';
import { useRecentChange } from '../live/liveState.ts';
import { useHadAlreadyIn, useIsTickWaiting, useTickedCount, useTickQueue } from '../ticks/useTickQueue.ts';

interface CartItemProps {
  readonly group: CartGroup;
  readonly partId: string;
  readonly view: CartView;
  /** Shows the buyer instead of the meals. */
  readonly inPurchasedList: boolean;
}

export const CartItem = memo(
  function CartItem({ group, partId, view, inPurchasedList }: CartItemProps) {
    const ticks = useTickQueue();
    const tickedCount = useTickedCount(group.rows);
    const isWaiting = useIsTickWaiting(group.rows);
    const recent = useRecentChange(group.rows.map(({ id }) => id));
    const hadAlready = useHadAlreadyIn(group.rows);
    const [isOpen, setOpen] = useState(false);
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
        data-in-purchased-list={inPurchasedList ? '' : undefined}
        data-waiting={isWaiting ? '' : undefined}
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
            {...CART_LINE}
            onChange={() => ticks.toggle(group.rows)}
          />
          <span className={styles['tick']} aria-hidden="true">
            {isPurchased && <Check size={17} strokeWidth={3} />}
            {isPartly && <Minus size={17} strokeWidth={3} />}
          </span>
          <span className={styles['text']}>
            <span className={styles['name']} id={nameId} dir="auto">
              {group.name}
            </span>
            {hadAlready !== null && <RecentChange person={hadAlready} what=" had it already" />}
            {hadAlready === null && recent !== null && <RecentChange person={recent} />}
            <About
              id={aboutId}
              group={group}
              view={view}
              inPurchasedList={inPurchasedList}
              isWaiting={isWaiting}
            />
          </span>
          <Amounts group={group} />
        </label>
        <button
          type="button"
          id={detailsId(partId, group.key)}
          className={styles['more']}
          aria-expanded={isOpen}
          aria-label={`Details of ${group.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {view.grouping === 'store-sections' && <Buyers people={buyersOf(group.rows, view.people)} />}
          <ChevronDown className={styles['chevron']} size={16} strokeWidth={2} />
        </button>
        {isOpen && <CartItemDetails group={group} view={view} />}
      </li>
    );
  },
  (a, b) =>
    a.view === b.view &&
    a.inPurchasedList === b.inPurchasedList &&
    a.partId === b.partId &&
    isSameGroup(a.group, b.group),
);

const MAX_MEALS = 4;
const MAX_NOTES = 2;

interface AboutProps extends Pick<CartItemProps, 'group' | 'view' | 'inPurchasedList'> {
  readonly id: string;
  readonly isWaiting: boolean;
}

/** Screen readers hear amounts and buyers here, too. */
function About({ id, group, view, inPurchasedList, isWaiting }: AboutProps) {
  const { rows } = group;
  const insteadOf = [...new Set(rows.flatMap((row) => row.insteadOf ?? []))];
  const notes = [...new Set(rows.flatMap((row) => row.notes ?? []))];
  const notFor = [...new Set(rows.flatMap((row) => view.notFor.get(row.id) ?? []))];
  const bought = inPurchasedList ? boughtLabel(rows, view.people, view.today) : '';
  const buyers = buyersOf(rows, view.people).map(({ name }) => name);
  return (
    <span className={styles['details']} id={id}>
      {isWaiting && (
        <span className={styles['waiting']}>
          <CloudUpload size={17} strokeWidth={2} />
          Waiting to send
        </span>
      )}
      {rows.some(({ isShort }) => isShort) && (
        <span className={styles['detail']}>
          <CirclePlus size={16} strokeWidth={2} />
          {rows.length === 1 ? 'More is needed than was bought' : 'More is needed than was bought for some'}
        </span>
      )}
      {insteadOf.length > 0 && (
        <span className={styles['detail']}>
          <Shuffle size={16} strokeWidth={2} />
          Instead of {insteadOf.join(', ')}
        </span>
      )}
      {!inPurchasedList && <Meals rows={rows} />}
      {!inPurchasedList && <AddedBy rows={rows} />}
      {!inPurchasedList &&
        notFor.map((line) => (
          <span key={line} className={styles['notFor']}>
            <TriangleAlert size={16} strokeWidth={2} aria-hidden="true" />
            {line}
          </span>
        ))}
      {!inPurchasedList &&
        notes.slice(0, MAX_NOTES).map((note) => (
          <span key={note} className={styles['detail']}>
            <StickyNote size={16} strokeWidth={2} />
            <span className={styles['note']} dir="auto">
              {note}
            </span>
          </span>
        ))}
      {bought !== '' && <span className={styles['detail']}>{bought}</span>}
      <VisuallyHidden>
        {[amountText(group), view.grouping === 'store-sections' && (buyers.join(', ') || 'Unassigned')]
          .filter(Boolean)
          .join('. ')}
      </VisuallyHidden>
    </span>
  );
}

/** '4 for 2 meals: 3, 1', or '' */
function amountText(group: CartGroup): string {
  const [meals, amounts] = [mealsLabel(group), rowAmounts(group)];
  const sum = [spoken(groupAmount(group)), meals].filter(Boolean).join(' ');
  return amounts.length > 1 ? `${sum}: ${amounts.join(', ')}` : sum;
}

/** 'for 2 meals' if several meals' amounts are summed, else ''. */
function mealsLabel({ rows }: CartGroup): string {
  const withAmount = rows.filter(({ quantity, unit }) => amountLabel(quantity, unit) !== '');
  const count = new Set(withAmount.map(({ mealId }) => mealId)).size;
  return count > 1 && withAmount.every(({ mealId }) => mealId !== null) ? `for ${count} meals` : '';
}

function Meals({ rows }: { readonly rows: readonly CartRow[] }) {
  const meals = [
    ...new Map(rows.filter((row) => row.mealName !== '').map((row) => [row.mealId, row])).values(),
  ];
  return (
    <>
      {meals.slice(0, MAX_MEALS).map((row) => (
        <span key={row.mealId} className={styles['meal']} data-meal-type={row.mealType}>
          <span className={styles['mealName']} dir="auto">
            {row.mealName}
          </span>
        </span>
      ))}
      {meals.length > MAX_MEALS && (
        <span className={styles['detail']}>and {meals.length - MAX_MEALS} more</span>
      )}
    </>
  );
}

const MAX_AMOUNTS = 3;

/** "2 cans + 400 g", and how many meals that is for. */
function Amounts({ group }: { readonly group: CartGroup }) {
  const amounts = groupQuantities(group);
  const meals = mealsLabel(group);
  return (
    <span className={styles['amounts']} aria-hidden="true">
      {amounts.slice(0, MAX_AMOUNTS).map(({ quantity, unit }, index) => (
        // Amounts have no id but their position.
        <span key={index} className={styles['amount']}>
          {index > 0 && <small> + </small>}
          {quantity}
          {unit !== null && <small> {unit}</small>}
        </span>
      ))}
      {amounts.length > MAX_AMOUNTS && (
        <small className={styles['rest']}> and {amounts.length - MAX_AMOUNTS} more</small>
      )}
      {meals !== '' && <small className={styles['summed']}>{meals}</small>}
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
