import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Circle, CircleCheck, LoaderCircle } from 'lucide-react';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { asText } from '../../../../domain/text/asText.ts';
import {
  partlyUnderstoodLine,
  type RestrictionReport,
  wordsOnlyLine,
} from '../../../../domain/food/restriction/restrictionReport.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './AskingView.module.css';
import type { Asked } from './phase.ts';
import { SlotCard } from './SlotCard.tsx';

const DRAWN = 6;

interface Step {
  readonly text: string;
  readonly state: 'done' | 'now' | 'later';
}

export function AskingView({ asked }: { readonly asked: Asked }) {
  const { slots } = asked;
  const notDrawn = slots.length - DRAWN;
  return (
    <>
      <div role="status">
        <ul className="column gap12">
          {stepsOf(asked).map(({ text, state }) => (
            <li key={text} className={styles['step']} data-state={state}>
              <Mark state={state} />
              <span>
                {text}
                <VisuallyHidden>{SPOKEN[state]}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {/* For scrolling by keyboard. */}
      <ul className="column gap8" aria-label={t`Slots to fill`} tabIndex={0}>
        {slots.slice(0, DRAWN).map((slot) => (
          <SlotCard key={mealTimeKey(slot)} slot={slot}>
            <Skeleton height={11} width="62%" />
            <Skeleton height={11} width="38%" />
          </SlotCard>
        ))}
      </ul>
      {notDrawn > 0 && (
        <p className="secondary">
          <Trans>And {notDrawn} more</Trans>
        </p>
      )}
      <p className="secondary">
        <Trans>
          Stop leaves the plan unchanged, unless the meals are already saved. Closing this window does not
          stop it.
        </Trans>
      </p>
    </>
  );
}

const SPOKEN = { done: t` (done)`, now: t` (now)`, later: '' };

function Mark({ state }: Pick<Step, 'state'>) {
  if (state === 'done') return <CircleCheck size={20} />;
  return state === 'now' ? <LoaderCircle size={20} className="turns" /> : <Circle size={20} />;
}

function stepsOf({ fields, source, slots, plannedCount }: Asked): Step[] {
  return [
    ...stepsOfReading(fields.restrictionsRead),
    { text: foundText(slots.length, plannedCount), state: 'done' },
    {
      text:
        source === 'MODEL'
          ? t`Waiting for the model's suggestions`
          : t`Choosing recipes from the built-in cookbook`,
      state: 'now',
    },
    { text: t`Saving meals, ingredients and recipes`, state: 'later' },
  ];
}

function foundText(slotCount: number, plannedCount: number): string {
  const found = plural(slotCount, { one: '# empty slot', other: '# empty slots' });
  return plannedCount === 0
    ? t`Found ${found}`
    : t`Found ${found}, kept the ${plural(plannedCount, { one: '# meal', other: '# meals' })} you have planned`;
}

function stepsOfReading({ understood, wordsOnly, notUnderstood }: RestrictionReport): Step[] {
  const read = understood.length === 0 ? null : t`Dietary restrictions: ${understood.map(asText).join(', ')}`;
  const unsure = [wordsOnlyLine(wordsOnly), partlyUnderstoodLine(notUnderstood)]
    .filter((line) => line !== null)
    .map(asText);
  return [...(read === null ? [] : [read]), ...unsure].map((text) => ({ text, state: 'done' }));
}
