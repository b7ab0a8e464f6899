import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { compareMealTimes, mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { PORTIONS } from '../../../../domain/people/eater/portion.ts';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { isPhone } from '../../../../domain/people/phone/spelling.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { Field, TextField } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { GroupField } from '../group/GroupField.tsx';
import { AvoidFields } from './AvoidFields.tsx';
import styles from './EaterForm.module.css';
import type { ChangeInput, EaterInput, EaterProblems } from './eaterInput.ts';
import { mealTimeText } from '../../labels/slotLabel.ts';

export interface EaterQuestions {
  /** What the eater is called in a question, '' without a name yet; null for the viewer. */
  readonly who: string | null;
  /** Of the plan, by time; null without times. */
  readonly slots: readonly MealTime[] | null;
  /** Who brings a companion: "you", "Ben"; null for a participant. */
  readonly host?: string | null;
  readonly hasName?: boolean;
  /** Of the trip; null or absent: not asked for one. */
  readonly groups?: readonly string[] | null;
}

interface EaterFormProps extends EaterQuestions {
  readonly input: EaterInput;
  readonly problems: EaterProblems;
  /** A choice. */
  readonly onChange: ChangeInput;
  /** A letter. */
  readonly onType: ChangeInput;
  /** A text is written. */
  readonly onWritten?: () => void;
}

/** What somebody does not eat, when they are there, and how much they eat. */
export function EaterForm({
  who,
  slots,
  host = null,
  hasName = false,
  groups = null,
  ...form
}: EaterFormProps) {
  const { input, problems, onChange, onType, onWritten } = form;
  const questions = questionsTo(who);
  const portion = <Portion question={questions.portion} input={input} onChange={onChange} />;
  return (
    <div className="column gap24">
      {hasName && (
        <TextField
          label={t`Name`}
          maxLength={LIMITS.name}
          dir="auto"
          value={isPhone(input.name) ? '' : input.name}
          onChange={({ target }) => onType((before) => ({ ...before, name: target.value }))}
          onBlur={onWritten}
          error={problems.name}
        />
      )}
      {/* Of a child it is asked at once. */}
      {hasName && portion}
      <section className="column gap12">
        <h2 className="heading">{questions.avoids} </h2>
        <AvoidFields isYou={who === null} {...form} />
      </section>
      {slots !== null && (
        <section className="column gap12">
          <h2 className="heading">{questions.times} </h2>
          <Times input={input} slots={slots} host={host} problem={problems.leaves} onChange={onChange} />
        </section>
      )}
      {!hasName && portion}
      {groups !== null && (
        <GroupField
          value={input.group}
          groups={groups}
          onType={(group) => onType((before) => ({ ...before, group }))}
          onWritten={onWritten}
        />
      )}
    </div>
  );
}

interface PortionProps {
  readonly question: string;
  readonly input: EaterInput;
  readonly onChange: ChangeInput;
}

function Portion({ question, input, onChange }: PortionProps) {
  return (
    <section className="column gap12">
      <h2 className="heading">{question} </h2>
      <Segments
        label={t`Portion`}
        isLabelHidden
        choices={portionChoices(input.quarters)}
        value={String(input.quarters)}
        onChange={(quarters) => onChange((before) => ({ ...before, quarters: Number(quarters) }))}
      />
    </section>
  );
}

function questionsTo(who: string | null) {
  if (who === null) {
    return {
      avoids: t`What don’t you eat?`,
      times: t`When will you be there?`,
      portion: t`How much do you eat?`,
    };
  }
  if (who === '') {
    return {
      avoids: t`What don’t they eat?`,
      times: t`When will they be there?`,
      portion: t`How much do they eat?`,
    };
  }
  return {
    avoids: t`What doesn’t ${who} eat?`,
    times: t`When will ${who} be there?`,
    portion: t`How much does ${who} eat?`,
  };
}

/** With the current one, if another program chose it. */
function portionChoices(current: number) {
  const choices: { readonly name: string; readonly quarters: number }[] = PORTIONS.map((one) => ({
    name: asText(one.name),
    quarters: one.quarters,
  }));
  if (!choices.some(({ quarters }) => quarters === current))
    choices.push({ name: t`Portion`, quarters: current });
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

interface TimesProps {
  readonly input: EaterInput;
  readonly slots: readonly MealTime[];
  readonly host: string | null;
  readonly problem: string | undefined;
  readonly onChange: ChangeInput;
}

function Times({ input: { arrives, leaves }, slots, host, problem, onChange }: TimesProps) {
  const [isPart, setPart] = useState(arrives !== null || leaves !== null);
  const isOpen = isPart || arrives !== null || leaves !== null;
  return (
    <>
      <Segments
        label={t`When`}
        isLabelHidden
        choices={[
          { value: 'whole', label: host === null ? t`The whole trip` : t`Same as ${host}` },
          { value: 'part', label: host === null ? t`Only part of it` : t`Other times` },
        ]}
        value={isOpen ? 'part' : 'whole'}
        onChange={(value) => {
          setPart(value === 'part');
          if (value === 'whole') onChange((before) => ({ ...before, arrives: null, leaves: null }));
        }}
      />
      {isOpen && (
        <div className={styles['times']}>
          <MealTimeField
            label={t`First meal`}
            none={noTimeText('arrives', host)}
            slots={slots}
            value={arrives}
            onChange={(time) => onChange((before) => ({ ...before, arrives: time }))}
            hint={arrives === null && leaves === null ? nothingChosenText(host) : undefined}
          />
          <MealTimeField
            label={t`Last meal`}
            none={noTimeText('leaves', host)}
            slots={slots}
            value={leaves}
            onChange={(time) => onChange((before) => ({ ...before, leaves: time }))}
            error={problem}
          />
        </div>
      )}
    </>
  );
}

function nothingChosenText(host: string | null): string {
  return host === null ? t`Nothing chosen yet: the whole trip.` : t`Nothing chosen yet: as ${host}.`;
}

interface MealTimeFieldProps {
  readonly label: string;
  readonly none: string;
  readonly slots: readonly MealTime[];
  readonly value: MealTime | null;
  readonly onChange: (time: MealTime | null) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

function MealTimeField({ label, none, slots, value, onChange, hint, error }: MealTimeFieldProps) {
  const id = useId();
  const isInPlan = value === null || slots.some((slot) => compareMealTimes(slot, value) === 0);
  // The trip's dates or meal types may have changed.
  const choices = isInPlan ? slots : [...slots, value].toSorted(compareMealTimes);
  return (
    <Field label={<span id={id}>{label}</span>} hint={hint} error={error}>
      <Select
        aria-labelledby={id}
        value={value === null ? '' : mealTimeKey(value)}
        onChange={({ target }) =>
          onChange(choices.find((slot) => mealTimeKey(slot) === target.value) ?? null)
        }
      >
        <option value="">{none}</option>
        {choices.map((slot) => (
          <option key={mealTimeKey(slot)} value={mealTimeKey(slot)}>
            {mealTimeText(slot)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const TRIP_ENDS = { arrives: t`Start of the trip`, leaves: t`End of the trip` };

/** Without a time of their own: "As Ben". */
export function noTimeText(time: keyof typeof TRIP_ENDS, host: string | null): string {
  return host === null ? TRIP_ENDS[time] : t`Same as ${host}`;
}
