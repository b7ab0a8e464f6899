import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { unansweredOfText } from '../../../../domain/people/eater/answer.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripEater } from '../tripAttendance.ts';
import type { VerdictActions } from './EverybodyCard.tsx';
import { onlyMarkable, shortName } from './markable.ts';
import type { JudgedSlot } from './judgedSlot.ts';
import styles from './VerdictList.module.css';
import type { TripVerdicts } from './tripVerdicts.ts';
import { mealTypeWord } from '../../labels/mealTypeLabel.ts';
import { openText } from '../../labels/openText.ts';
import { labelled } from '../../labels/labelled.ts';

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
      <ul className="sheet ruled">
        {slots.map((slot) => (
          <VerdictRow key={slot.meal?.id ?? mealTimeKey(slot)} slot={slot} {...shared} />
        ))}
      </ul>
    </section>
  );
}

interface VerdictRowProps extends Omit<VerdictListProps, 'title' | 'slots'> {
  readonly slot: JudgedSlot;
}

function VerdictRow({ slot, eaters, problemsOf, actions, onMeal }: VerdictRowProps) {
  const { date, type, meal, served, verdict } = slot;
  const line = mealLine(slot, { eaters, problemsOf });
  const Icon = ICONS[verdict?.verdict ?? 'safe'];
  const unanswered = verdict === null ? null : unansweredOfText(served.eaters);
  const when = `${shortWeekdayLabel(date)}, ${monthDayLabel(date)}, ${mealTypeWord(type)}`;
  const asked = verdict?.verdict === 'unknown' ? onlyMarkable(problemsOf(slot)) : null;
  const action = asked === null ? actionOf(slot) : t`Say which ${shortName(chosenName(asked.row))}`;
  return (
    <li className={styles['row']} data-meal={meal?.id}>
      <MealTypeIcon type={type} />
      <div className={styles['text']}>
        <p className="secondary">{capitalized(when)}</p>
        {meal === null ? (
          <p className={styles['name']}>
            <Trans>Nothing yet</Trans>
          </p>
        ) : (
          <button
            type="button"
            className={styles['name']}
            data-control="target"
            aria-haspopup="dialog"
            dir="auto"
            onClick={() => onMeal(meal.id)}
          >
            {meal.name || t`A meal without a name`}
          </button>
        )}
        {line !== null && (
          <p className={styles['line']} data-verdict={verdict?.verdict}>
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
      {action !== null && actions !== null && (
        <div className={styles['action']}>
          <Button
            isWide
            variant="line"
            aria-label={labelled(action, `${meal?.name ?? ''} ${when}`)}
            onClick={() => (asked === null ? actions.open(slot) : actions.chooseKind(slot, asked))}
          >
            {action}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What leads on from here; null for a safe meal. */
function actionOf({ verdict }: JudgedSlot): string | null {
  if (verdict === null) return t`Plan it`;
  if (verdict.verdict === 'safe') return null;
  if (verdict.verdict === 'conflict') return t`Fix`;
  const open = verdict.reasons.filter((reason) => reason.verdict === 'unknown' && reason.settled === null);
  return open.every(({ ingredientId }) => ingredientId === null) ? t`Add ingredients` : t`Fix`;
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
