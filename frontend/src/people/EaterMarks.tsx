import { asText } from '../../../domain/text/asText.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { Clock, Leaf, ShieldAlert } from 'lucide-react';
import { allergenLabel } from '../../../domain/people/eater/avoidChoices.ts';
import { avoidKey, avoidNote, isCeliac } from '../../../domain/people/eater/avoidLabels.ts';
import type { Eater, EaterAvoid } from '../../../domain/people/eater/eater.ts';
import type { MealTime } from '../../../domain/plan/mealTime.ts';
import { shortWeekdayLabel } from '../labels/dateLabel.ts';
import { Tag } from '../ui/marks/Tag.tsx';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import { avoidNotes } from './avoidNotes.ts';
import styles from './EaterMarks.module.css';

interface EaterMarksProps {
  readonly eater: Pick<Eater, 'avoids' | 'arrives' | 'leaves'>;
  /** Without dislikes, for narrow places. */
  readonly isBrief?: boolean;
}

/** What an eater does not eat, and when the eater comes and goes; nothing without either. */
export function EaterMarks({ eater, isBrief = false }: EaterMarksProps) {
  const { avoids, arrives, leaves } = eater;
  const strict = avoids.filter(({ strictness }) => strictness !== 'dislike');
  const dislikes = isBrief ? [] : avoids.filter(({ strictness }) => strictness === 'dislike');
  const times = timesText(arrives, leaves);
  if (strict.length === 0 && dislikes.length === 0 && times === '') return null;
  return (
    <span className={styles['marks']}>
      {strict.map((avoid) => (
        <AvoidMark key={avoidKey(avoid)} avoid={avoid} />
      ))}
      {dislikes.length > 0 && <span className={styles['words']}>{`rather ${avoidNotes(dislikes)}`}</span>}
      {times !== '' && (
        <span className={styles['words']}>
          <Clock size={14} strokeWidth={2} aria-hidden="true" />
          {times}
        </span>
      )}
    </span>
  );
}

function AvoidMark({ avoid }: { readonly avoid: EaterAvoid }) {
  const isAllergy = avoid.strictness === 'allergy';
  return (
    <Tag
      tone={isAllergy ? 'ember' : 'leaf'}
      icon={isAllergy ? <ShieldAlert aria-hidden="true" /> : <Leaf aria-hidden="true" />}
    >
      {isAllergy && <VisuallyHidden>Allergy: </VisuallyHidden>}
      <span className={styles['word']}>{avoidMarkText(avoid)}</span>
    </Tag>
  );
}

/** "Celiac", "Tree nuts", "Vegan", "Gluten-free". */
function avoidMarkText(avoid: EaterAvoid): string {
  const isNamed = avoid.strictness === 'allergy' && !isCeliac(avoid);
  return capitalized(asText(isNamed ? allergenLabel(avoid) : avoidNote(avoid)));
}

/** "from Sat lunch, until Sun lunch" */
function timesText(arrives: MealTime | null, leaves: MealTime | null): string {
  const times = [
    arrives === null ? [] : `from ${shortMealTime(arrives)}`,
    leaves === null ? [] : `until ${shortMealTime(leaves)}`,
  ];
  return times.flat().join(', ');
}

function shortMealTime({ date, type }: MealTime): string {
  return `${shortWeekdayLabel(date)} ${type}`;
}
