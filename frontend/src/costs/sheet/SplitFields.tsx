import { t } from '@lingui/core/macro';
import { memo, useDeferredValue, useId, type ReactNode } from 'react';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import type { ReceiptSplit } from '../../gql/schema.generated.ts';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { Tick } from '../../ui/controls/choice/Tick.tsx';
import { Input } from '../../ui/controls/Field.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { shownAmount } from '../amounts.ts';
import { namesWithCompanions, type CostsPerson, type CostsTrip } from '../costsTrip.ts';
import { eachText, type LiveShare } from './liveShares.ts';
import { isRefund, leftText, leftToShare, type ReceiptInput } from './receiptInput.ts';
import styles from './Sheet.module.css';

const SPLITS: readonly { readonly value: ReceiptSplit; readonly label: string }[] = [
  { value: 'BY_PORTIONS', label: t`By who ate` },
  { value: 'EQUAL', label: t`Equally` },
  { value: 'SHARES', label: t`Own shares` },
];

/** More than the first screen shows; the others follow when it is usable. */
const FIRST_ROWS = 16;

interface SplitFieldsProps {
  readonly trip: CostsTrip;
  readonly input: ReceiptInput;
  readonly shares: readonly LiveShare[];
  readonly error: string | undefined;
  readonly onChange: (change: Partial<ReceiptInput>) => void;
}

/** Who bears how much, while it is typed. */
export const SplitFields = memo(function SplitFields(props: SplitFieldsProps) {
  const { input, trip, shares, error, onChange } = props;
  const rowLimit = useDeferredValue(Infinity, FIRST_ROWS);
  const rows = shares.slice(0, rowLimit);
  return (
    <div>
      <Segments
        label={t`Split`}
        choices={SPLITS}
        value={input.split}
        onChange={(split) => onChange({ split })}
      />
      {input.split === 'BY_PORTIONS' && <ByPortions {...props} shares={rows} />}
      {input.split === 'EQUAL' && <Equally {...props} shares={rows} />}
      {input.split === 'SHARES' ? (
        <OwnShares {...props} />
      ) : (
        <p className={styles['hint']} data-bad={error === undefined ? undefined : ''} aria-live="polite">
          {error ?? eachText(input, trip, shares)}
        </p>
      )}
    </div>
  );
});

function ByPortions({ trip, shares }: SplitFieldsProps) {
  return (
    <ul className="figures sheet ruled above8" aria-label={t`Shares`}>
      {shares.map((share) => {
        const { person, weight } = share;
        const isOff = weight === 0 && (share.cents ?? 0) === 0;
        return (
          <li key={person.id} className={styles['share']} data-off={isOff ? '' : undefined}>
            <Avatar {...person} size="sm" />
            <span className={styles['who']}>
              <bdi>{namesWithCompanions(trip, person.id)}</bdi>
              <small title={spokenPortions(weight)}>
                {weight === 0 ? t`not at these meals` : portionsLabel(weight)}
              </small>
            </span>
            <Figure trip={trip} share={share} />
          </li>
        );
      })}
    </ul>
  );
}

function Equally({ trip, input, shares, onChange }: SplitFieldsProps) {
  const { participantIds } = input;
  return (
    <ul className="figures sheet ruled above8" aria-label={t`Shares`}>
      {shares.map((share) => {
        const { id } = share.person;
        const isIn = participantIds.includes(id);
        return (
          <li key={id}>
            <label className={styles['share']} data-off={isIn ? undefined : ''}>
              <Tick
                checked={isIn}
                onChange={({ target }) =>
                  onChange({
                    participantIds: target.checked
                      ? [...participantIds, id]
                      : participantIds.filter((other) => other !== id),
                  })
                }
              />
              <Avatar {...share.person} size="sm" />
              <span className={styles['who']} dir="auto">
                {share.person.shortName}
              </span>
              <Figure trip={trip} share={share} />
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function Figure({ trip, share: { cents, weight } }: { readonly trip: CostsTrip; readonly share: LiveShare }) {
  if (cents === null) return null;
  const isNone = weight === 0 && cents === 0;
  return (
    <b className="noShrink">
      {isNone ? '–' : shownAmount({ amountCents: cents, currency: trip.costs.currency })}
    </b>
  );
}

function OwnShares({ trip, input, error, onChange }: SplitFieldsProps) {
  const hintId = useId();
  const left = leftToShare(input);
  const { shares, currency } = input;
  const people = trip.people.filter(({ id, isMember }) => isMember || id in shares);
  return (
    <>
      <ul className="figures sheet ruled above8" aria-label={t`Shares`}>
        {people.map((person) => (
          <OwnShare key={person.id} person={person}>
            <Input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
              aria-label={t`Share of ${{ name: person.shortName }}`}
              aria-describedby={hintId}
              value={shares[person.id] ?? ''}
              onChange={({ target }) => onChange({ shares: { ...shares, [person.id]: target.value } })}
            />
          </OwnShare>
        ))}
      </ul>
      <p id={hintId} className={styles['hint']} data-bad={error === undefined ? undefined : ''} role="status">
        {left === null
          ? (error ??
            (isRefund(input) ? t`Type what each one gets back.` : t`Type what each one has to pay.`))
          : left === 0
            ? t`All shared out.`
            : leftText(left, currency)}
      </p>
    </>
  );
}

function OwnShare({ person, children }: { readonly person: CostsPerson; readonly children: ReactNode }) {
  return (
    <li className={styles['share']}>
      <Avatar {...person} size="sm" />
      <span className={styles['who']} dir="auto">
        {person.shortName}
      </span>
      <span className={styles['own']}>{children}</span>
    </li>
  );
}
