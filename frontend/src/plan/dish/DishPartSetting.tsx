import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useOnline } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { Meal } from '../slot.ts';
import { useReadDishes } from '../useReadDishes.ts';
import { useSaveMeal } from '../useSaveMeal.ts';
import { DishPartFields, type DishPartFieldsProps } from './DishPartFields.tsx';
import { partInput, partOfMeal, type DishPart } from './dishPart.ts';

interface DishPartSettingProps extends Pick<DishPartFieldsProps, 'people' | 'first'> {
  readonly meal: Meal;
}

/** For whom a dish is, saved at once where it names somebody. */
export function DishPartSetting({ meal, people, first }: DishPartSettingProps) {
  const isOnline = useOnline();
  const { saveMeal } = useSaveMeal(meal.tripId);
  const readDishes = useReadDishes(meal.tripId);
  const [typed, setTyped] = useState<DishPart | null>(null);

  const part = typed ?? partOfMeal(meal);

  async function save(part: DishPart): Promise<void> {
    setTyped(part);
    const input = partInput(part);
    if (input === null) return;
    try {
      await saveMeal(meal, meal.id, input);
      await readDishes();
      setTyped(null);
    } catch (error) {
      showError(errorMessage(error, t`Failed to update meal`));
      setTyped(null);
    }
  }

  return (
    <DishPartFields
      part={part}
      people={people}
      first={first}
      isDisabled={!isOnline}
      onChange={(next) => {
        // A food is saved when it is typed to its end.
        if (next.cannotEat === part.cannotEat) void save(next);
        else setTyped(next);
      }}
      onLeave={() => typed !== null && void save(typed)}
    />
  );
}
