import { t } from '@lingui/core/macro';
import { perMealNumber, type MealNumbers } from '../../../domain/plan/mealFields.ts';
import { durationLabel } from '../../../domain/text/dates/durations.ts';

interface NumberTexts {
  readonly label: string;
  /** Beside the label of its field. */
  readonly unit: string;
  readonly text: (value: number) => string;
}

/** How each whole number of a meal is typed and read. */
export const MEAL_NUMBER_TEXTS: Readonly<Record<keyof MealNumbers, NumberTexts>> = {
  minutes: { label: t`Time`, unit: t`minutes`, text: durationLabel },
};

/** "45 mins": those that somebody said. */
export function mealNumberTexts(numbers: {
  readonly [Name in keyof MealNumbers]?: number | null | undefined;
}) {
  const texts = perMealNumber((number) => {
    const value = numbers[number] ?? null;
    return value === null ? [] : [MEAL_NUMBER_TEXTS[number].text(value)];
  });
  return Object.values(texts).flat();
}
