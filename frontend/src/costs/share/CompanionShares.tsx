import { useId } from 'react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { firstName } from '../../labels/firstName.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { Companion, CostsPerson, CostsTrip } from '../costsTrip.ts';
import styles from './Share.module.css';
import { useSayWhoPaysShareMutation } from './ShareOf.generated.ts';

interface CompanionSharesProps {
  readonly trip: CostsTrip;
  readonly person: CostsPerson;
}

/** Who bears the shares of the people whom a participant brings, and of others whose share they bear. */
export function CompanionShares({ trip, person }: CompanionSharesProps) {
  const titleId = useId();
  const companions = trip.companions.filter(
    ({ participantId, bearerId }) => participantId === person.id || bearerId === person.id,
  );
  if (companions.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['subtitle']}>
        {person.isViewer ? 'The people you bring' : 'Companions'}
      </h2>
      <ul className={styles['companions']}>
        {companions.map((eater) => (
          <BearerOf key={eater.id} trip={trip} eater={eater} />
        ))}
      </ul>
    </section>
  );
}

interface BearerOfProps {
  readonly trip: CostsTrip;
  readonly eater: Companion;
}

function BearerOf({ trip, eater }: BearerOfProps) {
  const id = useId();
  const [sayWhoPays, { loading }] = useSayWhoPaysShareMutation();
  const { disabled, title } = useOnlineOnly();
  const payer = eater.bearerId;
  const label = `${firstName(eater)}’s share is paid by`;
  if (!eater.viewerCan.includes('EDIT'))
    return (
      <li className={styles['companion']}>
        {label} {inSentence(trip.personOf(payer))}
      </li>
    );

  async function choose(payerId: string): Promise<void> {
    const sharePaidById = payerId === eater.participantId ? null : payerId;
    try {
      const input = { sharePaidById, version: eater.version };
      await sayWhoPays({ variables: { id: eater.id, input } });
    } catch (error) {
      const description = errorMessage(error, 'Not saved. Try again.');
      showToast({ kind: 'error', title: 'Error', description });
    }
  }

  return (
    <li className={styles['companion']}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={payer}
        title={title}
        disabled={disabled || loading}
        onChange={({ target }) => void choose(target.value)}
      >
        {trip.people
          .filter((person) => person.isMember || person.id === payer)
          .map((person) => (
            <option key={person.id} value={person.id}>
              {person.shortName}
            </option>
          ))}
      </Select>
    </li>
  );
}

function inSentence({ isViewer, shortName }: CostsPerson): string {
  return isViewer ? 'you' : shortName;
}
