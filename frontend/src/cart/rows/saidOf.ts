import type { StapleAnswer } from '../../../../domain/shopping/home/staples.ts';
import type { Unavailable } from '../../../../domain/shopping/missing/unavailable.ts';
import type { IngredientRowFragment } from '../../mealIngredients/row/IngredientRow.generated.ts';

/** What shoppers said of an ingredient. */
export interface SaidOfRow {
  readonly unavailable: Unavailable | null;
  readonly staple: StapleAnswer | null;
}

export function saidOf({
  unavailable,
  staple,
}: Pick<IngredientRowFragment, 'unavailable' | 'staple'>): SaidOfRow {
  return {
    // Names are in capitals in the API.
    unavailable: unavailable && {
      ...unavailable,
      kind: unavailable.kind.toLowerCase() as Unavailable['kind'],
    },
    staple: staple && { ...staple, answer: staple.answer.toLowerCase() as StapleAnswer['answer'] },
  };
}
