import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Select } from '../../ui/controls/Select.tsx';
import { COVERS_FRAME } from '../../ui/controls/choice/hiddenInput.ts';
import { Legend } from '../../ui/controls/Legend.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import type { CostsTrip } from '../costsTrip.ts';
import styles from './Sheet.module.css';

/** More people are a list. */
const TILES = 12;

interface PayerFieldProps {
  readonly trip: CostsTrip;
  readonly isRefund: boolean;
  readonly value: string;
  readonly onChange: (participantId: string) => void;
}

export function PayerField({ trip, isRefund, value, onChange }: PayerFieldProps) {
  const id = useId();
  const question = isRefund ? t`Who got it back` : t`Who paid`;
  const people = trip.people.filter((person) => person.isMember || person.id === value);
  if (people.length > TILES) {
    return (
      <div>
        <Legend id={id}>{question}</Legend>
        <Select aria-labelledby={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.shortName}
            </option>
          ))}
        </Select>
      </div>
    );
  }
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Legend id={id}>{question}</Legend>
      <div className={styles['people']}>
        {people.map((person) => (
          <label key={person.id} className={styles['person']} data-control="tile">
            <input
              type="radio"
              style={COVERS_FRAME}
              name={id}
              value={person.id}
              checked={person.id === value}
              onChange={() => onChange(person.id)}
            />
            <Avatar {...person} />
            <span dir="auto">{person.shortName}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
