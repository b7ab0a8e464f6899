import { CircleCheck, TriangleAlert } from 'lucide-react';
import { asText } from '../../../domain/text/asText.ts';
import type { Verdict } from '../../../domain/food/diet.ts';
import { judgeDish } from '../../../domain/food/dish.ts';
import { dishOf } from '../../../domain/people/verdict/judgedMeal.ts';
import { restrictionsLine } from './dietConflict.ts';
import {
  partlyUnderstoodLine,
  restrictionReport,
  wordsOnlyLine,
} from '../../../domain/food/restriction/restrictionReport.ts';
import { groupRestrictions } from './groupRestrictions.ts';
import type { GroupRestrictionsFragment } from './GroupRestrictions.generated.ts';
import styles from './DietNote.module.css';

const SHOWN = 6;

interface DietNoteProps {
  readonly meal: Parameters<typeof dishOf>[0];
  readonly restrictionsRead: GroupRestrictionsFragment['restrictionsRead'];
}

/** Whether a meal suits the group, with reasons; nothing without restrictions. */
export function DietNote({ meal, restrictionsRead }: DietNoteProps) {
  const restrictions = groupRestrictions(restrictionsRead);
  const line = restrictionsLine(restrictions);
  if (line === '') return null;
  const { wordsOnly, notUnderstood } = restrictionReport(restrictions);
  const unsure = [wordsOnlyLine(wordsOnly), partlyUnderstoodLine(notUnderstood)]
    .filter((one) => one !== null)
    .map(asText);
  const { verdict: byNames, reasons } = judgeDish(dishOf(meal, meal.rows), restrictions);
  // Partly understood restrictions never count as "fits".
  const verdict = byNames === 'fits' && unsure.length > 0 ? 'unknown' : byNames;
  return (
    <section className={styles['note']} data-verdict={verdict} aria-label="For your group">
      {verdict === 'fits' ? <CircleCheck size={20} /> : <TriangleAlert size={20} />}
      <div>
        <p className={styles['title']}>{title(verdict, line)}</p>
        {unsure.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {reasons.length > 0 && (
          <ul className={styles['reasons']}>
            {reasons
              .slice(0, SHOWN)
              .map(asText)
              .map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            {reasons.length > SHOWN && <li>And {reasons.length - SHOWN} more.</li>}
          </ul>
        )}
      </div>
    </section>
  );
}

function title(verdict: Verdict, line: string): string {
  switch (verdict) {
    case 'fits':
      return `By ingredient names, this fits your group: ${line}.`;
    case 'unknown':
      return `Read the labels before you serve this to your group: ${line}.`;
    case 'breaks':
      return `Not suitable for everyone in your group: ${line}.`;
  }
}
