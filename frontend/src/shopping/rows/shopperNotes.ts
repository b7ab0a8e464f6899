import type { StapleAnswer } from '../../../../domain/shopping/home/staples.ts';
import type { Unavailable } from '../../../../domain/shopping/missing/unavailable.ts';
import type { TripIngredientsQuery } from './TripIngredients.generated.ts';

type IngredientOfTrip = TripIngredientsQuery['trip']['meals'][number]['ingredients'][number];

/** What shoppers said of an ingredient. */
export interface ShopperNotes {
  readonly unavailable: Unavailable | null;
  readonly staple: StapleAnswer | null;
}

export function shopperNotesOf({
  unavailable,
  staple,
}: Pick<IngredientOfTrip, 'unavailable' | 'staple'>): ShopperNotes {
  return {
    // Names are in capitals in the API.
    unavailable: unavailable && {
      ...unavailable,
      kind: unavailable.kind.toLowerCase() as Unavailable['kind'],
    },
    staple: staple && { ...staple, answer: staple.answer.toLowerCase() as StapleAnswer['answer'] },
  };
}
