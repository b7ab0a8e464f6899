import { CloudUpload, SearchX, Shuffle, StickyNote, TriangleAlert } from 'lucide-react';
import { asText } from '../../../../domain/text/asText.ts';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { unavailableLabel } from '../../../../domain/shopping/missing/unavailable.ts';
import { lineText, rowAmounts } from '../../../../domain/shopping/list/shopping.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { AddedBy } from '../add/AddedBy.tsx';
import styles from './CartItem.module.css';
import { boughtLabel } from '../rows/boughtLabel.ts';
import { buyersOf, type CartGroup } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import { spoken } from '../rows/spoken.ts';

const MAX_MEALS = 2;
const MAX_NOTES = 2;

interface CartItemAboutProps {
  readonly id: string;
  readonly group: CartGroup;
  readonly view: CartView;
  readonly isFolded: boolean;
  readonly isWaiting: boolean;
}

/** Below the name: meals and notes, or who bought it. Screen readers hear amounts and buyers here, too. */
export function CartItemAbout({ id, group, view, isFolded, isWaiting }: CartItemAboutProps) {
  const { rows } = group;
  const insteadOf = [...new Set(rows.flatMap((row) => row.insteadOf ?? []))];
  const notes = [...new Set(rows.flatMap((row) => row.notes ?? []))];
  const notFor = [...new Set(rows.flatMap((row) => view.notFor.get(row.id) ?? []))];
  const missing = unavailableLabel(
    rows,
    (participantId) => view.people.find((person) => person.id === participantId)?.name ?? null,
  );
  const warnings = isFolded ? [] : [...notFor, ...spoiling(rows, view.dayOf)];
  const bought = isFolded ? boughtLabel(rows, view.people, view.today) : '';
  const buyers = buyersOf(rows, view.people).map(({ name }) => name);
  return (
    <span className={styles['details']} id={id}>
      {isWaiting && (
        <span className={styles['waiting']}>
          <CloudUpload size={17} strokeWidth={2} />
          Waiting to send
        </span>
      )}
      {missing !== null && (
        <span className={styles['detail']}>
          <SearchX size={16} strokeWidth={2} />
          <span dir="auto">{asText(missing)}</span>
        </span>
      )}
      {insteadOf.length > 0 && (
        <span className={styles['detail']}>
          <Shuffle size={16} strokeWidth={2} />
          Instead of {insteadOf.join(', ')}
        </span>
      )}
      {!isFolded && <Meals rows={rows} />}
      {!isFolded && <AddedBy rows={rows} />}
      {warnings.map((line) => (
        <span key={line} className={styles['notFor']}>
          <TriangleAlert size={16} strokeWidth={2} aria-hidden="true" />
          {line}
        </span>
      ))}
      {!isFolded &&
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

/** Why it does not keep until its meal, as chosen: 'keeps only 1 day in a cooler'. */
function spoiling(rows: readonly CartRow[], dayOf: CartView['dayOf']): ReadonlySet<string> {
  const days = rows.flatMap(({ id, purchased }) => (purchased ? [] : (dayOf.get(id) ?? [])));
  return new Set(days.flatMap(({ keeps, reason }) => (keeps ? [] : capitalized(asText(reason)))));
}

/** '4 for 2 meals: 3, 1', or '' */
function amountText(group: CartGroup): string {
  const [meals, amounts] = [mealsLabel(group), rowAmounts(group)];
  const sum = [spoken(lineText(group)), meals].filter(Boolean).join(' ');
  return amounts.length > 1 ? `${sum}: ${amounts.join(', ')}` : sum;
}

/** 'for 2 meals' if several meals' amounts are summed, else ''. */
function mealsLabel({ rows, isPurchased }: CartGroup): string {
  const withAmount = rows.filter(
    ({ quantity, unit, purchased }) => amountLabel(quantity, unit) !== '' && purchased === isPurchased,
  );
  const count = new Set(withAmount.map(({ mealId }) => mealId)).size;
  return count > 1 && withAmount.every(({ mealId }) => mealId !== null) ? `for ${count} meals` : '';
}

function Meals({ rows }: { readonly rows: readonly CartRow[] }) {
  const meals = [
    ...new Map(rows.filter((row) => row.mealName !== '').map((row) => [row.mealId, row])).values(),
  ];
  const shown = meals.slice(0, MAX_MEALS);
  const hiddenCount = meals.length - shown.length;
  return shown.map((row, index) => (
    <span key={row.mealId} className={styles['meal']} data-meal-type={row.mealType}>
      <span className={styles['mealName']} dir="auto">
        {row.mealName}
      </span>
      {hiddenCount > 0 && index === shown.length - 1 && (
        <span className={styles['others']}>
          +{hiddenCount}
          <VisuallyHidden> more</VisuallyHidden>
        </span>
      )}
    </span>
  ));
}
