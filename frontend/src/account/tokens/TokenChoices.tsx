import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import { SCOPES, TRIP_SCOPES, type Scope } from '../../../../domain/account/tokenFields.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import type { Viewer } from '../signIn/useViewer.ts';
import { scopeLabels } from './scopeLabels.ts';
import { TripChoice } from './TripChoice.tsx';

const DAYS = [30, 90, 365] as const;

/** What a token may do, where and how long. */
export interface TokenChoice {
  /** Null: all trips. */
  readonly tripId: string | null;
  /** Those that one trip excludes wait for all trips. */
  readonly chosen: readonly Scope[];
  readonly days: number;
}

export function tokenChoice(chosen: readonly Scope[]): TokenChoice {
  return { tripId: null, chosen, days: 90 };
}

/** Chosen ones that this token can have. */
export function scopesOf({ tripId, chosen }: TokenChoice, viewer: Pick<Viewer, 'isAdmin'>): Scope[] {
  return offered(tripId, viewer).filter((scope) => chosen.includes(scope));
}

function offered(tripId: string | null, { isAdmin }: Pick<Viewer, 'isAdmin'>): Scope[] {
  return SCOPES.filter((scope) =>
    tripId === null ? isAdmin || scope !== 'admin:metrics' : TRIP_SCOPES.has(scope),
  );
}

interface TokenChoicesProps {
  readonly viewer: Pick<Viewer, 'isAdmin'>;
  readonly choice: TokenChoice;
  readonly onChange: (choice: TokenChoice) => void;
  readonly error?: string | undefined;
  /** Below the choice of what people don't eat, once it is chosen. */
  readonly healthNote?: ReactNode;
}

export function TokenChoices({ viewer, choice, onChange, error, healthNote }: TokenChoicesProps) {
  const { tripId, chosen, days } = choice;
  const labels = scopeLabels();
  const scopes = scopesOf(choice, viewer);
  const toggled = (scope: Scope, isChecked: boolean) =>
    isChecked ? [...chosen, scope] : chosen.filter((other) => other !== scope);
  return (
    <>
      <TripChoice tripId={tripId} onChange={(next) => onChange({ ...choice, tripId: next })} />
      <Group label={t`What it may do`}>
        {offered(tripId, viewer).map((scope) => (
          <Fragment key={scope}>
            <CheckField
              label={labels[scope]}
              isChecked={scopes.includes(scope)}
              onChange={(isChecked) => onChange({ ...choice, chosen: toggled(scope, isChecked) })}
            />
            {scope === 'people:health' && scopes.includes(scope) && healthNote}
          </Fragment>
        ))}
      </Group>
      <Field label={t`Works for`} error={error}>
        <Select value={days} onChange={(event) => onChange({ ...choice, days: Number(event.target.value) })}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {count === 365 ? t`A year` : t`${count} days`}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
