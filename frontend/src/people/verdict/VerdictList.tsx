import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { unansweredOfText } from '../../../../domain/people/eater/answer.ts';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripEater } from '../tripAttendance.ts';
import type { JudgedSlot } from './judgedSlot.ts';
import type { TripVerdicts } from './tripVerdicts.ts';
import { mealTypeWord } from '../../labels/mealTypeLabel.ts';
import { openText } from '../../labels/openText.ts';
import { FixButton, VerdictRow, type VerdictActions } from './VerdictRow.tsx';
import styles from './VerdictRow.module.css';

const ICONS = { safe: Check, unknown: CircleHelp, conflict: TriangleAlert } as const;

interface VerdictListProps {
  readonly title: string;
  readonly slots: readonly JudgedSlot[];
  readonly eaters: readonly TripEater[];
  readonly problemsOf: TripVerdicts['problemsOf'];
  /** Null without a right to plan. */
  readonly actions: VerdictActions | null;
  readonly onMeal: (mealId: string) => void;
}

/** Meals of one kind with their verdicts; nothing without meals. */
export function VerdictList({ title, slots, ...shared }: VerdictListProps) {
  if (slots.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2 className="heading below8">{title}</h2>
      <ul className={`sheet ruled ${styles['rows']}`}>
        {slots.map((slot) => (
          <MealRow key={slot.meal?.id ?? mealTimeKey(slot)} slot={slot} {...shared} />
        ))}
      </ul>
    </section>
  );
}

interface MealRowProps extends Omit<VerdictListProps, 'title' | 'slots'> {
  readonly slot: JudgedSlot;
}

function MealRow({ slot, eaters, problemsOf, actions, onMeal }: MealRowProps) {
  const { date, type, meal, served, verdict } = slot;
  const line = mealLine(slot, { eaters, problemsOf });
  const Icon = ICONS[verdict?.verdict ?? 'safe'];
  const unanswered = verdict === null ? null : unansweredOfText(served.eaters);
  const when = `${shortWeekdayLabel(date)}, ${monthDayLabel(date)}, ${mealTypeWord(type)}`;
  return (
    <VerdictRow icon={<MealTypeIcon type={type} />} verdict={verdict?.verdict} mealId={meal?.id} isTall>
      <div className="stack">
        <p className="secondary">{capitalized(when)}</p>
        {meal === null ? (
          <p className="strong">
            <Trans>Nothing yet</Trans>
          </p>
        ) : (
          <button
            type="button"
            className="strong"
            data-control="target"
            aria-haspopup="dialog"
            dir="auto"
            onClick={() => onMeal(meal.id)}
          >
            {meal.name || t`A meal without a name`}
          </button>
        )}
        {line !== null && (
          <p className="secondary iconText">
            <Icon size={16} strokeWidth={2} aria-hidden="true" />
            {line}
          </p>
        )}
        {unanswered !== null && <p className="secondary">{capitalized(asText(unanswered))}</p>}
      </div>
      <span className="secondary">
        <span aria-hidden="true">
          <Trans>for {portionText(served.portionQuarters)}</Trans>
        </span>
        <VisuallyHidden>
          <Trans>for {spokenPortions(served.portionQuarters)}</Trans>
        </VisuallyHidden>
      </span>
      <FixButton slot={slot} meal={`${meal?.name ?? ''} ${when}`} problemsOf={problemsOf} actions={actions} />
    </VerdictRow>
  );
}

/** Under a meal's name: what is open, or how it was made to fit, and who signed; null without. */
function mealLine(
  slot: JudgedSlot,
  { eaters, problemsOf }: Pick<TripVerdicts, 'eaters' | 'problemsOf'>,
): string | null {
  if (slot.verdict === null) return null;
  const open = openText(slot.verdict.reasons, eaters);
  if (open !== null) return open;
  const { solved } = problemsOf(slot);
  return solved.length === 0 ? null : solved.map(({ text }) => text).join(' ');
}
