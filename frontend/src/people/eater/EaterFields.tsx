import { useId } from 'react';
import { compareMealTimes, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { PORTIONS, portionText } from '../../../../domain/people/eater/portion.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { Field, TextField } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { AvoidFields } from './AvoidFields.tsx';
import type { EaterInput, EaterProblems } from './eaterInput.ts';
import styles from './WhoEatsDialog.module.css';

interface EaterFieldsProps {
  readonly input: EaterInput;
  /** Null if the name can be changed here; else why not, beside the label. Absent: no name. */
  readonly nameNote?: string | null;
  /** Of the plan, by time; null without times. */
  readonly slots: readonly MealTime[] | null;
  /** Who brings a companion: "you", "Ben"; null: the eater is a participant. */
  readonly host: string | null;
  /** The viewer fills it in about themselves. */
  readonly isYou: boolean;
  readonly problems: EaterProblems;
  readonly onChange: (change: (input: EaterInput) => EaterInput) => void;
}

/** The form of one eater. */
export function EaterFields({ input, nameNote, slots, host, isYou, problems, onChange }: EaterFieldsProps) {
  const set = (change: Partial<EaterInput>) => onChange((before) => ({ ...before, ...change }));
  return (
    <div className={styles['fields']}>
      {nameNote !== undefined && (
        <TextField
          label="Name"
          note={nameNote ?? undefined}
          disabled={nameNote !== null}
          maxLength={LIMITS.name}
          dir="auto"
          value={input.name}
          onChange={({ target }) => set({ name: target.value })}
          error={problems.name}
        />
      )}
      <Segments
        label="Eats"
        choices={portionChoices(input.quarters)}
        value={String(input.quarters)}
        onChange={(quarters) => set({ quarters: Number(quarters) })}
      />
      <AvoidFields input={input} isYou={isYou} error={problems.avoids} onChange={onChange} />
      {slots !== null && (
        <div className={styles['times']}>
          <MealTimeField
            label="First meal"
            none={noTimeText('arrives', host)}
            slots={slots}
            value={input.arrives}
            onChange={(arrives) => set({ arrives })}
            error={undefined}
          />
          <MealTimeField
            label="Last meal"
            none={noTimeText('leaves', host)}
            slots={slots}
            value={input.leaves}
            onChange={(leaves) => set({ leaves })}
            error={problems.leaves}
          />
        </div>
      )}
    </div>
  );
}

/** With the current one, if another program chose it. */
function portionChoices(current: number) {
  const choices: { readonly name: string; readonly quarters: number }[] = PORTIONS.map((one) => ({
    name: asText(one.name),
    quarters: one.quarters,
  }));
  if (!choices.some(({ quarters }) => quarters === current))
    choices.push({ name: 'Portion', quarters: current });
  return choices
    .toSorted((one, other) => one.quarters - other.quarters)
    .map(({ name, quarters }) => ({
      value: String(quarters),
      label: (
        <span className={styles['portion']}>
          <b aria-hidden="true">{portionText(quarters)}</b> {name}
        </span>
      ),
    }));
}

interface MealTimeFieldProps {
  readonly label: string;
  readonly none: string;
  readonly slots: readonly MealTime[];
  readonly value: MealTime | null;
  readonly onChange: (time: MealTime | null) => void;
  readonly error: string | undefined;
}

function MealTimeField({ label, none, slots, value, onChange, error }: MealTimeFieldProps) {
  const id = useId();
  const isInPlan = value === null || slots.some((slot) => compareMealTimes(slot, value) === 0);
  // The trip's dates or meal types may have changed.
  const choices = isInPlan ? slots : [...slots, value].toSorted(compareMealTimes);
  return (
    <Field label={<span id={id}>{label}</span>} error={error}>
      <Select
        aria-labelledby={id}
        value={value === null ? '' : timeKey(value)}
        onChange={({ target }) => onChange(choices.find((slot) => timeKey(slot) === target.value) ?? null)}
      >
        <option value="">{none}</option>
        {choices.map((slot) => (
          <option key={timeKey(slot)} value={timeKey(slot)}>
            {mealTimeText(slot)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function timeKey({ date, type }: MealTime): string {
  return `${date}.${type}`;
}

const TRIP_ENDS = { arrives: 'Start of the trip', leaves: 'End of the trip' };

/** Without a time of their own: "As Ben". */
export function noTimeText(time: keyof typeof TRIP_ENDS, host: string | null): string {
  return host === null ? TRIP_ENDS[time] : `As ${host}`;
}

/** "Fri, Jun 5, dinner" */
export function mealTimeText({ date, type }: MealTime): string {
  return `${shortWeekdayLabel(date)}, ${monthDayLabel(date)}, ${type}`;
}
