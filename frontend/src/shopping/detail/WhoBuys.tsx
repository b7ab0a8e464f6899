import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { useId, useState } from 'react';
import { firstName } from '../../labels/firstName.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { lineId } from '../rows/detailsId.ts';
import { acceptedOf, buyersOf, UNASSIGNED_PART, type CartGroup, type CartPerson } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import { useAssignIngredients } from '../assign/useAssignIngredients.ts';
import styles from './CartDetail.module.css';

interface WhoBuysProps {
  readonly group: CartGroup;
  readonly view: CartView;
  /** The line is now under another person. */
  readonly onMoved: (lineId: string) => void;
  readonly Heading: 'h2' | 'h3';
}

/** A face for each person who may buy it, and one for nobody. */
export function WhoBuys({ group, view, onMoved, Heading }: WhoBuysProps) {
  const titleId = useId();
  const assign = useAssignIngredients(view.tripId);
  // Optimistic value during the call.
  const [chosen, setChosen] = useState<string | null>(null);
  const onlineOnly = useOnlineOnly();
  const ids = new Set(chosen === null ? group.rows.map(({ assignedToId }) => assignedToId ?? '') : [chosen]);

  async function choose(buyer: CartPerson | null): Promise<void> {
    if (ids.size === 1 && ids.has(buyer?.id ?? '')) return;
    setChosen(buyer?.id ?? '');
    const isDone = await assign(group.rows, buyer, group.name);
    setChosen(null);
    if (isDone && view.grouping === 'assigned-users')
      onMoved(lineId(buyer?.id ?? UNASSIGNED_PART, group.key));
  }

  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <Heading id={titleId}>
        <Trans>Who buys it</Trans>
      </Heading>
      {view.canAssign ? (
        <div className={styles['faces']} role="group" aria-labelledby={titleId}>
          {acceptedOf(view.people).map((person) => (
            <button
              key={person.id}
              type="button"
              className={styles['face']}
              data-control="tile"
              aria-pressed={ids.has(person.id)}
              aria-label={person.isViewer ? t`${{ name: person.name }} (You)` : person.name}
              aria-busy={chosen !== null}
              onClick={() => void choose(person)}
              {...onlineOnly}
            >
              <Avatar id={person.id} name={person.name} isViewer={person.isViewer} />
              <span className="ellipsis" dir="auto">
                {person.isViewer ? t`You` : firstName(person)}
              </span>
            </button>
          ))}
          <button
            type="button"
            className={styles['face']}
            data-control="tile"
            aria-pressed={ids.has('')}
            aria-busy={chosen !== null}
            onClick={() => void choose(null)}
            {...onlineOnly}
          >
            <CircleDashed className="soft" size={36} strokeWidth={1.25} />
            <span>
              <Trans>Nobody yet</Trans>
            </span>
          </button>
        </div>
      ) : (
        <p dir="auto">
          {buyersOf(group.rows, view.people)
            .map(({ name }) => name)
            .join(', ') || t`Nobody yet`}
        </p>
      )}
    </section>
  );
}
