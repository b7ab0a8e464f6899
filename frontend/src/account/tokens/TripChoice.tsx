import { t } from '@lingui/core/macro';
import { Field } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { useTripsForTokenQuery } from './Tokens.generated.ts';

interface TripChoiceProps {
  /** Null: all. */
  readonly tripId: string | null;
  readonly onChange: (tripId: string | null) => void;
}

/** One trip of the account, or all of them. */
export function TripChoice({ tripId, onChange }: TripChoiceProps) {
  const { data } = useTripsForTokenQuery();
  return (
    <Field label={t`Trips`}>
      <Select value={tripId ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{t`All your trips`}</option>
        {data?.trips.map((trip) => (
          <option key={trip.id} value={trip.id}>
            {trip.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
