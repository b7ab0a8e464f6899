import { portionText, spokenPortions } from '../../../../domain/table/portion.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripEater } from '../tripTable.ts';
import { ReasonLine } from './ReasonLine.tsx';
import type { JudgedSlot } from './judgedSlot.ts';
import styles from './VerdictList.module.css';
import { VerdictTag } from './VerdictTag.tsx';
import { reasonLine } from './verdictTexts.ts';

interface VerdictListProps {
  readonly title: string;
  readonly slots: readonly JudgedSlot[];
  readonly eaters: readonly TripEater[];
  /** Opens the meal's dialog; null without a right to plan. */
  readonly onOpen: ((slot: JudgedSlot) => void) | null;
}

/** Meals of one kind with their verdicts; nothing without meals. */
export function VerdictList({ title, slots, eaters, onOpen }: VerdictListProps) {
  if (slots.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>
        {slots.map((slot) => (
          <VerdictRow key={`${slot.date}.${slot.type}`} slot={slot} eaters={eaters} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

interface VerdictRowProps extends Pick<VerdictListProps, 'eaters' | 'onOpen'> {
  readonly slot: JudgedSlot;
}

function VerdictRow({ slot, eaters, onOpen }: VerdictRowProps) {
  const { date, type, meal, table, verdict } = slot;
  const line = reasonLine(slot, eaters);
  const when = `${shortWeekdayLabel(date)}, ${monthDayLabel(date)}, ${type}`;
  const action = actionOf(slot);
  return (
    <li className={styles['row']} data-meal={meal?.id}>
      <MealTypeIcon type={type} />
      <div className={styles['text']}>
        <p className={styles['when']}>{when}</p>
        <p className={styles['name']} dir="auto">
          {meal === null ? 'Nothing yet' : meal.name || 'A meal without a name'}
        </p>
        {line !== null && <ReasonLine text={line} isConflict={verdict?.verdict === 'conflict'} />}
      </div>
      <div className={styles['state']}>
        <VerdictTag verdict={verdict?.verdict ?? null} />
        <span className={styles['portions']}>
          <span aria-hidden="true">for {portionText(table.portionQuarters)}</span>
          <VisuallyHidden>for {spokenPortions(table.portionQuarters)}</VisuallyHidden>
        </span>
      </div>
      {action !== null && onOpen !== null && (
        <div className={styles['action']}>
          <Button
            isWide
            variant={verdict?.verdict === 'conflict' ? 'plain' : 'line'}
            aria-label={`${action}: ${meal?.name ?? ''} ${when}`}
            onClick={() => onOpen(slot)}
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
  if (verdict === null) return 'Plan it';
  if (verdict.verdict === 'safe') return null;
  if (verdict.verdict === 'conflict') return 'Find a way';
  const open = verdict.reasons.filter((reason) => reason.verdict === 'unknown' && reason.settled === null);
  const names = new Set(open.map(({ ingredientName }) => ingredientName));
  const [only] = names;
  if (names.size > 1) return 'Find a way';
  return only == null ? 'Add ingredients' : `Say which ${only.trim().split(/\s+/).at(-1) ?? only}`;
}
