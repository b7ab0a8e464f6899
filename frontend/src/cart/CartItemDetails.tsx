import { useId, useState } from 'react';
import { Link } from 'react-router';
import { monthDayLabel } from '../labels/dateLabel.ts';
import { amountLabel } from '../../../domain/shopping/ingredient.ts';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { boughtLabel } from './rows/boughtLabel.ts';
import styles from './CartItemDetails.module.css';
import { acceptedOf, buyersOf, UNASSIGNED_PART, type CartGroup } from './rows/cartParts.ts';
import type { CartView } from './rows/cartView.ts';
import { detailsId } from './detailsId.ts';
import { useAssignIngredients } from './shopping/useAssignIngredients.ts';

interface CartItemDetailsProps {
  readonly group: CartGroup;
  readonly view: CartView;
}

/** What a line of the cart is made of: each meal with its amount, notes, who bought it and when; and who is to buy it. */
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
                {amount === '' ? row.name : `${amount} ${row.name}`}
              </span>
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
      {view.canAssign && <BuyerSelect group={group} view={view} />}
    </div>
  );
}

/** No id of a participant. */
const SEVERAL = 'several';

function BuyerSelect({ group, view }: CartItemDetailsProps) {
  const id = useId();
  const assign = useAssignIngredients(view.tripId);
  // What was chosen while the server is told.
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
    // By people, the line now stands in another part: the focus goes with it.
    if (isDone && view.grouping === 'assigned-users') followLine(person?.id ?? UNASSIGNED_PART, group.key);
  }

  return (
    <div className={styles['buyer']}>
      <label htmlFor={id}>Who buys it</label>
      <select
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
      </select>
    </div>
  );
}

/** Apollo tells the screens of an answer in the next task; then the line is in its new place. */
function followLine(partId: string, groupKey: string): void {
  setTimeout(() => document.getElementById(detailsId(partId, groupKey))?.focus());
}
