import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { mealsPerCook } from '../../../domain/trip/meal.ts';
import { Avatar } from '../ui/marks/Avatar.tsx';
import type { AssignMealFragment } from './AssignMeal.generated.ts';
import styles from './CookPicker.module.css';
import type { Meal } from './slot.ts';

interface CookPickerProps {
  readonly participants: AssignMealFragment['participants'];
  /** All meals of the trip: they tell how much each one cooks already. */
  readonly meals: readonly Meal[];
  readonly error?: string | undefined;
  readonly inputProps: UseFormRegisterReturn<'assignedToId'>;
}

/** Who cooks: the viewer first, then the other accepted participants, each with the meals they have already. */
export function CookPicker({ participants, meals, error, inputProps }: CookPickerProps) {
  const errorId = useId();
  const counts = mealsPerCook(meals);
  const cooks = participants
    .filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED')
    .sort((a, b) => Number(b.isViewer) - Number(a.isViewer));
  return (
    <fieldset className={styles['picker']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles['legend']}>Assigned to</legend>
      <div className={styles['people']} data-invalid={error === undefined ? undefined : ''}>
        {cooks.map((cook) => (
          <label key={cook.id} className={styles['person']}>
            <input type="radio" value={cook.id} className={styles['radio']} {...inputProps} />
            <Avatar id={cook.id} name={cook.name} size="sm" isViewer={cook.isViewer} />
            <span className={styles['name']} dir="auto">
              {cook.isViewer ? 'You' : cook.name}
            </span>
            <span className={styles['load']}>{load(counts.get(cook.id) ?? 0)}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles['error']} role="alert">
          <TriangleAlert size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function load(count: number): string {
  return `${count} ${count === 1 ? 'meal' : 'meals'}`;
}
