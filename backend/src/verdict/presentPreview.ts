import type { Preview } from '../../../domain/table/preview.ts';

/** In portions, and with the number of purchased amounts, as both APIs answer. */
export function presentPreview({ meals, amounts, verdicts }: Preview) {
  return {
    meals: meals.map(({ mealId, before, after }) => ({ mealId, before: before / 4, after: after / 4 })),
    ...{ amounts, purchased: amounts.filter(({ purchased }) => purchased).length, verdicts },
  };
}
