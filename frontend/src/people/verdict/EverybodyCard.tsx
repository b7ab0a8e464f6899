import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronRight, CircleHelp, TriangleAlert } from 'lucide-react';
import {
  hasAnswered,
  isOnlyViewer,
  nextOwnAnswer,
  unansweredOf,
  unansweredOfText,
  youFirst,
} from '../../../../domain/people/eater/answer.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { slotText } from '../attendance/attendanceCells.ts';
import type { TripEater } from '../tripAttendance.ts';
import type { JudgedSlot } from './judgedSlot.ts';
import { openText } from '../../labels/openText.ts';
import type { TripVerdicts } from './tripVerdicts.ts';
import { labelled } from '../../labels/labelled.ts';
import { FixButton, VerdictRow, type VerdictActions } from './VerdictRow.tsx';
import styles from './VerdictRow.module.css';

/** More are behind the line that opens all meals. */
const MOST_MEALS = 5;
const MOST_NAMES = 4;

interface EverybodyCardProps {
  readonly verdicts: TripVerdicts;
  /** Null without a right to plan. */
  readonly actions: VerdictActions | null;
  /** Null if nobody can be asked any more. */
  readonly onAsk: (() => void) | null;
  readonly onAllMeals: () => void;
}

/** A question, never a promise: who has not answered may be unable to eat what is fine for the others. */
export function EverybodyCard({ verdicts, actions, onAsk, onAllMeals }: EverybodyCardProps) {
  const { eaters, rules, slots, problemsOf } = verdicts;
  const planned = slots.filter(({ verdict }) => verdict !== null);
  const open = planned.filter(({ verdict }) => verdict?.verdict !== 'safe');
  const shown = open.slice(0, MOST_MEALS);
  const silent = unansweredOf(eaters);
  const silence = unansweredOfText(eaters);
  const isSilent = rules === null && !eaters.some(hasAnswered);
  return (
    <section className={styles['card']} aria-labelledby="can-everybody-eat">
      <h2 id="can-everybody-eat">
        <Trans>Can everybody eat?</Trans>
      </h2>
      <ul className={`ruled ${styles['rows']}`}>
        {shown.map((slot) => {
          const dish = dishText(slot, open);
          return (
            <VerdictRow
              key={slot.meal?.id}
              icon={slot.verdict?.verdict === 'conflict' ? <TriangleAlert /> : <CircleHelp />}
              isOpen
            >
              <Texts title={capitalized(dish)} text={openText(slot.verdict?.reasons ?? [], eaters)} />
              <FixButton slot={slot} meal={dish} problemsOf={problemsOf} actions={actions} />
            </VerdictRow>
          );
        })}
        {silence !== null && (
          <VerdictRow icon={<CircleHelp />} isOpen isTall={isSilent}>
            <Texts
              title={isSilent ? t`No allergies entered yet.` : capitalized(asText(silence))}
              text={isSilent || isOnlyViewer(silent) ? null : namesOf(silent)}
            />
            {onAsk !== null && (
              <Button variant="line" onClick={onAsk}>
                {nextOwnAnswer(eaters) !== null ? t`Answer` : isSilent ? t`Ask everybody` : t`Ask`}
              </Button>
            )}
          </VerdictRow>
        )}
        <VerdictRow icon={planned.length > open.length && !isSilent ? <Check /> : <span />}>
          <button
            type="button"
            className="secondary"
            data-control="target"
            aria-haspopup="dialog"
            onClick={onAllMeals}
          >
            {restText(planned.length, open.length, shown.length, silent.length, isSilent)}
          </button>
          <ChevronRight size={18} aria-hidden="true" />
        </VerdictRow>
      </ul>
    </section>
  );
}

/** "Thursday dinner", with the dish's name where another one of the slot stands in the list, too. */
function dishText(dish: JudgedSlot, all: readonly JudgedSlot[]): string {
  const hasOther = all.some((one) => one !== dish && mealTimeKey(one) === mealTimeKey(dish));
  return hasOther ? labelled(slotText(dish), dish.meal?.name ?? '') : slotText(dish);
}

function Texts({ title, text }: { readonly title: string; readonly text: string | null }) {
  return (
    <span className="stack">
      <b className="strong">{title}</b>
      {text !== null && <small>{text}</small>}
    </span>
  );
}

function namesOf(silent: readonly TripEater[]): string {
  const names = youFirst(silent).map(textOf);
  const rest = names.length - MOST_NAMES;
  return capitalized(rest > 1 ? listed([...names.slice(0, MOST_NAMES), t`${rest} more`]) : listed(names));
}

/** In the line that opens all meals. */
function restText(planned: number, open: number, shown: number, silent: number, isSilent: boolean): string {
  if (planned === 0) return t`No meals are planned yet.`;
  const more = open - shown;
  if (more > 0) return t`All meals, ${more} more to fix`;
  const rest = planned - open;
  if (rest === 0 || isSilent) return t`All meals`;
  if (open === 0) {
    return silent === 0
      ? t`Yes. Every planned meal works for everybody.`
      : t`Every planned meal works for all who have answered.`;
  }
  return silent === 0
    ? plural(rest, {
        one: 'The other meal works for everybody.',
        other: 'The other # meals work for everybody.',
      })
    : plural(rest, {
        one: 'The other meal works for all who have answered.',
        other: 'The other # meals work for all who have answered.',
      });
}
