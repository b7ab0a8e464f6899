import type { RefCallBack } from 'react-hook-form';
import { mealsPerCook } from '../../../domain/trip/meal.ts';
import { ChoiceRow, ChoiceRows } from '../ui/controls/choice/ChoiceRows.tsx';
import { Avatar } from '../ui/marks/Avatar.tsx';
import type { AssignMealFragment } from './AssignMeal.generated.ts';
import styles from './CookPicker.module.css';
import type { Meal } from './slot.ts';

interface CookPickerProps {
  readonly participants: AssignMealFragment['participants'];
  /** For each cook's meal count. */
  readonly meals: readonly Meal[];
  readonly error?: string | undefined;
  /** Participant id; null for nobody yet. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Focused on a validation error. */
  readonly ref: RefCallBack;
}

/** Radio buttons with meal counts, the viewer first. */
export function CookPicker({ participants, meals, error, value, onChange, ref }: CookPickerProps) {
  const counts = mealsPerCook(meals);
  const cooks = participants
    .filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED')
    .sort((a, b) => Number(b.isViewer) - Number(a.isViewer));
  return (
    <ChoiceRows legend="Assigned to" value={value} onChoose={onChange} error={error}>
      {cooks.map((cook, index) => (
        <ChoiceRow key={cook.id} value={cook.id} inputRef={index === 0 ? ref : undefined}>
          <Avatar id={cook.id} name={cook.name} size="sm" isViewer={cook.isViewer} />
          <span className={styles['name']} dir="auto">
            {cook.isViewer ? 'You' : cook.name}
          </span>
          <span className={styles['load']}>{load(counts.get(cook.id) ?? 0)}</span>
        </ChoiceRow>
      ))}
    </ChoiceRows>
  );
}

function load(count: number): string {
  return `${count} ${count === 1 ? 'meal' : 'meals'}`;
}
