import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { firstName } from '../../labels/firstName.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { Companion, CostsPerson, CostsTrip } from '../costsTrip.ts';
import styles from './Share.module.css';
import { useSayWhoPaysShareMutation } from './ShareOf.generated.ts';

interface CompanionSharesProps {
  readonly trip: CostsTrip;
  readonly person: CostsPerson;
}

/** Who bears the shares of the people whom a participant brings, and of others whose share they bear. */
export function CompanionShares({ trip, person }: CompanionSharesProps) {
  const { isViewer, shortName } = person;
  const brought = trip.companions.filter(({ participantId }) => participantId === person.id);
  const borne = trip.companions.filter(
    ({ participantId, bearerId }) => bearerId === person.id && participantId !== person.id,
  );
  return (
    <>
      <Companions
        trip={trip}
        title={isViewer ? t`The people you bring` : t`Companions`}
        companions={brought}
      />
      <Companions
        trip={trip}
        title={isViewer ? t`You also pay for` : t`${shortName} also pays for`}
        companions={borne}
        isOfOthers
      />
    </>
  );
}

interface CompanionsProps {
  readonly trip: CostsTrip;
  readonly title: string;
  readonly companions: readonly Companion[];
  /** Somebody else brings them. */
  readonly isOfOthers?: boolean;
}

/** Before "280 more": each has a list of all people. */
const FIRST_SHOWN = 20;

function Companions({ trip, title, companions, isOfOthers = false }: CompanionsProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const hiddenCount = isWhole ? 0 : Math.max(0, companions.length - FIRST_SHOWN);
  if (companions.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="smallHeading below8">
        {title}
      </h2>
      <ul className="column gap8">
        {companions.slice(0, companions.length - hiddenCount).map((eater) => (
          <BearerOf key={eater.id} trip={trip} eater={eater} isOfOthers={isOfOthers} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t`${hiddenCount} more`}
        </Button>
      )}
    </section>
  );
}

interface BearerOfProps {
  readonly trip: CostsTrip;
  readonly eater: Companion;
  readonly isOfOthers: boolean;
}

function BearerOf({ trip, eater, isOfOthers }: BearerOfProps) {
  const id = useId();
  const [sayWhoPays, { loading }] = useSayWhoPaysShareMutation();
  const { disabled, title } = useOnlineOnly();
  const payer = eater.bearerId;
  const bringer = isOfOthers ? trip.personOf(eater.participantId) : null;
  if (!eater.viewerCan.includes('EDIT'))
    return <li className={styles['companion']}>{paidBy(firstName(eater), bringer, trip.personOf(payer))}</li>;

  async function choose(payerId: string): Promise<void> {
    const sharePaidById = payerId === eater.participantId ? null : payerId;
    try {
      const input = { sharePaidById, version: eater.version };
      await sayWhoPays({ variables: { tripId: trip.id, id: eater.id, input } });
    } catch (error) {
      showError(errorMessage(error, t`Not saved. Try again.`));
    }
  }

  return (
    <li className={styles['companion']}>
      <label htmlFor={id}>{paidByLabel(firstName(eater), bringer)}</label>
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

/** @param bringer null: the person on whose sheet it stands */
function paidByLabel(name: string, bringer: CostsPerson | null): string {
  if (bringer === null) return t`${name}’s share is paid by`;
  if (bringer.isViewer) return t`${name} comes with you, and the share is paid by`;
  return t`${name} comes with ${{ bringer: bringer.shortName }}, and the share is paid by`;
}

/** The same with who pays, where that is not to be chosen. */
function paidBy(
  name: string,
  bringer: CostsPerson | null,
  { isViewer, shortName: payer }: CostsPerson,
): string {
  if (bringer === null)
    return isViewer ? t`${name}’s share is paid by you` : t`${name}’s share is paid by ${payer}`;
  const { shortName: host } = bringer;
  if (isViewer) return t`${name} comes with ${host}, and the share is paid by you`;
  return bringer.isViewer
    ? t`${name} comes with you, and the share is paid by ${payer}`
    : t`${name} comes with ${host}, and the share is paid by ${payer}`;
}
