import { Check, Minus, Shuffle, User } from 'lucide-react';
import { useId } from 'react';
import { amountLabel } from '../../../domain/ingredient.ts';
import type { ShoppingGroup } from '../../../domain/shopping.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './CartItem.module.css';
import type { CartRow } from './cartRows.ts';
import { useTickQueue } from './tickQueue.ts';

/** Whoever may buy something. */
export interface CartShopper {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

interface CartItemProps {
  readonly group: ShoppingGroup<CartRow>;
  /** Null where it is said elsewhere who buys. */
  readonly shoppers: readonly CartShopper[] | null;
  readonly canTick: boolean;
  /** It lies under "Purchased", where the meals no longer matter. */
  readonly isSunk: boolean;
}

/** One line of the cart. All of it is the tick: what to buy, for which meals, how much, and who buys it. */
export function CartItem({ group, shoppers, canTick, isSunk }: CartItemProps) {
  const ticks = useTickQueue();
  const nameId = useId();
  const detailsId = useId();
  const isPartly = !group.isPurchased && group.rows.some((row) => row.purchased);
  const insteadOf = [...new Set(group.rows.flatMap((row) => row.insteadOf ?? []))];
  return (
    <li
      className={styles['item']}
      data-purchased={group.isPurchased ? '' : undefined}
      data-sunk={isSunk ? '' : undefined}
    >
      <label className={styles['line']}>
        <input
          type="checkbox"
          className={styles['input']}
          aria-labelledby={nameId}
          aria-describedby={detailsId}
          checked={group.isPurchased}
          disabled={!canTick}
          ref={(input) => {
            if (input !== null) input.indeterminate = isPartly;
          }}
          onChange={() => ticks.toggle(group.rows)}
        />
        <span className={styles['tick']} aria-hidden="true">
          {isPartly ? <Minus size={17} strokeWidth={3} /> : <Check size={17} strokeWidth={3} />}
        </span>
        <span className={styles['text']}>
          <span className={styles['name']} id={nameId} dir="auto">
            {group.name}
          </span>
          <span className={styles['details']} id={detailsId}>
            {insteadOf.length > 0 && (
              <span className={styles['detail']}>
                <Shuffle size={16} strokeWidth={2} />
                Instead of {insteadOf.join(', ')}
              </span>
            )}
            {!isSunk && <Meals rows={group.rows} />}
            <VisuallyHidden>
              {amounts(group.rows)}
              {shoppers !== null &&
                `. ${
                  buyers(group.rows, shoppers)
                    .map(({ name }) => name)
                    .join(', ') || 'Unassigned'
                }`}
            </VisuallyHidden>
          </span>
        </span>
        <span className={styles['end']} aria-hidden="true">
          <Amounts rows={group.rows} />
          {shoppers !== null && <Buyers people={buyers(group.rows, shoppers)} />}
        </span>
      </label>
    </li>
  );
}

/** The meals that need it, each once. */
function Meals({ rows }: { readonly rows: readonly CartRow[] }) {
  const meals = new Map(rows.filter((row) => row.mealName !== '').map((row) => [row.mealId, row]));
  return [...meals.values()].map((row) => (
    <span key={row.mealId} className={styles['detail']} data-meal-type={row.mealType}>
      <i className={styles['dot']} />
      <span dir="auto">{row.mealName}</span>
    </span>
  ));
}

function Amounts({ rows }: { readonly rows: readonly CartRow[] }) {
  const known = rows.filter((row) => amountLabel(row.quantity, row.unit) !== '');
  return (
    <span className={styles['amounts']}>
      {known.map((row, index) => (
        <span key={row.id} className={styles['amount']}>
          {index > 0 && <small> + </small>}
          {row.quantity}
          {row.unit !== null && <small> {row.unit}</small>}
        </span>
      ))}
    </span>
  );
}

function amounts(rows: readonly CartRow[]): string {
  return rows
    .map((row) => amountLabel(row.quantity, row.unit))
    .filter((amount) => amount !== '')
    .join(', ');
}

const MAX_BUYERS = 2;

function Buyers({ people }: { readonly people: readonly CartShopper[] }) {
  if (people.length === 0) {
    return (
      <span className={styles['nobody']} title="Unassigned">
        <User size={16} strokeWidth={2} />
      </span>
    );
  }
  return (
    <span className={styles['buyers']} title={people.map(({ name }) => name).join(', ')}>
      {people.slice(0, MAX_BUYERS).map((person) => (
        <Avatar key={person.id} size="sm" {...person} />
      ))}
    </span>
  );
}

function buyers(rows: readonly CartRow[], shoppers: readonly CartShopper[]): CartShopper[] {
  const ids = new Set(rows.map((row) => row.assignedToId));
  return shoppers.filter(({ id }) => ids.has(id));
}
