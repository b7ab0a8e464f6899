import { useId, useState } from 'react';
import { Link } from 'react-router';
import { monthDayLabel } from '../labels/dateLabel.ts';
import { amountLabel } from '../../../domain/shopping/ingredient.ts';
import { groupWorking } from '../../../domain/shopping/shopping.ts';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { boughtLabel } from './rows/boughtLabel.ts';
import { Select } from '../ui/controls/Select.tsx';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import styles from './CartItemDetails.module.css';
import { acceptedOf, buyersOf, UNASSIGNED_PART, type CartGroup } from './rows/cartParts.ts';
import type { CartView } from './rows/cartView.ts';
import { CantFindIt } from './missing/CantFindIt.tsx';
import { detailsId } from './detailsId.ts';
import { spoken } from './rows/spoken.ts';
import { useAssignIngredients } from './shopping/useAssignIngredients.ts';

interface CartItemDetailsProps {
  readonly group: CartGroup;
  readonly view: CartView;
}

/** Each meal with its amount, notes and purchase; how the sum comes about; and the choice of the shopper. */
export function CartItemDetails({ group, view }: CartItemDetailsProps) {
  return (
    <div className={styles['details']}>
      <ul className={styles['rows']}>
        {group.rows.map((row) => {
          const bought = boughtLabel([row], view.people, view.today);
          const amount = amountLabel(row.quantity, row.unit);
          return (
            <li key={row.id} className={styles['row']}>
              <span className={styles['what']} dir="auto">
                {amount === '' ? row.name : `${amount} ${row.isShort ? 'more ' : ''}${row.name}`}
              </span>
              {row.calculation !== null && (
                <span className={styles['note']}>
                  {row.isShort ? `Needed and bought: ${row.calculation}` : row.calculation}
                </span>
              )}
              <Link
                className={styles['meal']}
                to={`/trips/${view.tripId}?ingredients=${row.mealId}`}
                data-meal-type={row.mealType}
                dir="auto"
              >
                {row.mealName === '' ? 'A meal without a name' : row.mealName}, {monthDayLabel(row.mealDate)}
              </Link>
              {row.notes !== null && (
                <span className={styles['note']} dir="auto">
                  {row.notes}
                </span>
              )}
              {bought !== '' && <span className={styles['note']}>{bought}</span>}
            </li>
          );
        })}
      </ul>
      <Sum group={group} />
      <CantFindIt group={group} view={view} />
      {view.canAssign && <BuyerSelect group={group} view={view} />}
    </div>
  );
}

/** "500 g + 2 cups", "1 cup of flour is about 120 g", and the amount to buy. */
function Sum({ group }: Pick<CartItemDetailsProps, 'group'>) {
  const working = groupWorking(group);
  if (working === null) return null;
  const { sum, facts, total } = working;
  return (
    <div className={styles['sum']}>
      <p className={styles['working']}>
        <span>{sum}</span>
        {facts.map((fact) => (
          <small key={fact} dir="auto">
            {fact}
          </small>
        ))}
      </p>
      {total !== null && (
        <p className={styles['total']}>
          <b aria-hidden="true">{total}</b>
          <VisuallyHidden>To buy: {spoken(total)}</VisuallyHidden>
        </p>
      )}
    </div>
  );
}

/** Matches no participant's id. */
const SEVERAL = 'several';

function BuyerSelect({ group, view }: CartItemDetailsProps) {
  const id = useId();
  const assign = useAssignIngredients(view.tripId);
  // Optimistic value during the call.
  const [chosen, setChosen] = useState<string | null>(null);
  const onlineOnly = useOnlineOnly();
  const accepted = acceptedOf(view.people);
  const ids = new Set(group.rows.map(({ assignedToId }) => assignedToId ?? ''));
  const [only = ''] = ids;
  const current = ids.size > 1 ? SEVERAL : only;

  async function choose(value: string): Promise<void> {
    setChosen(value);
    const person = accepted.find((candidate) => candidate.id === value);
    const isDone = await assign(group.rows, person ?? null, group.name);
    setChosen(null);
    // The line moves to another person's part, and the focus with it.
    if (isDone && view.grouping === 'assigned-users') followLine(person?.id ?? UNASSIGNED_PART, group.key);
  }

  return (
    <div className={styles['buyer']}>
      <label htmlFor={id}>Who buys it</label>
      <Select
        id={id}
        className={styles['select']}
        value={chosen ?? current}
        onChange={(event) => void choose(event.target.value)}
        aria-busy={chosen !== null}
        {...onlineOnly}
      >
        {current === SEVERAL && (
          <option value={SEVERAL} disabled>
            {buyersOf(group.rows, view.people)
              .map(({ name }) => name)
              .concat(ids.has('') ? 'Unassigned' : [])
              .join(', ')}
          </option>
        )}
        <option value="">Unassigned</option>
        {accepted.map((person) => (
          <option key={person.id} value={person.id}>
            {person.isViewer ? `${person.name} (You)` : person.name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Apollo renders an answer in the next task. */
function followLine(partId: string, groupKey: string): void {
  setTimeout(() => document.getElementById(detailsId(partId, groupKey))?.focus());
}
