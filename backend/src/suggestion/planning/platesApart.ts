import {
  isCalledByAvoided,
  judgeIngredient,
  judgeMeal,
  type Judgement,
  type Restrictions,
} from '../../../../domain/food/diet.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import { remembered } from '../../../../domain/text/remembered.ts';
import type { RecipeIngredient } from '../cookbook/recipe.ts';
import type { PlateApart, PlatesApart } from './suggestion.ts';

const MOST_NAMES = 2000;

interface ApartEater {
  readonly id: string;
  readonly restrictions: Restrictions;
  readonly judge: (name: string) => Judgement;
}

/**
 * What those who cannot eat an ingredient get in its place, by ingredient, out of the recipe's alternatives. Null if
 * they are half of the group or more, or if none fits one of them.
 */
export function platesApart({
  eaters,
  eaterCount,
}: PlatesApart): (
  chosen: readonly { readonly name: string }[],
  ingredients: readonly RecipeIngredient[],
) => readonly (readonly PlateApart[])[] | null {
  const judged = eaters.map(({ id, restrictions }): ApartEater => ({
    ...{ id, restrictions },
    judge: remembered((name) => judgeIngredient(name, restrictions), MOST_NAMES),
  }));
  return (chosen, ingredients) => {
    const names = chosen.map(({ name }) => name);
    const others = judged.filter((eater) => !canEat(eater, names));
    if (others.length * 2 >= eaterCount) return null;
    const plates = others.map((eater) => ({ eater, names: plateOf(eater, names, ingredients) }));
    if (!plates.every((plate) => plate.names !== null)) return null;
    return names.map((name, index) => {
      const swaps = plates.flatMap((plate) => {
        const own = plate.names?.[index] ?? name;
        return own === name ? [] : [{ name: own, id: plate.eater.id }];
      });
      return Array.from(
        grouped(swaps, (swap) => swap.name),
        ([own, some]) => ({
          name: own,
          eaterIds: some.map(({ id }) => id),
        }),
      );
    });
  };
}

/** The names that an eater gets, or null. */
function plateOf(
  eater: ApartEater,
  names: readonly string[],
  ingredients: readonly RecipeIngredient[],
): readonly string[] | null {
  const fits = (name: string) => eater.judge(name).verdict === 'fits';
  const own = names.map((name, index) => {
    const { name: first = name, alternatives = [] } = ingredients[index] ?? {};
    return fits(name) ? name : ([first, ...alternatives].find(fits) ?? name);
  });
  return canEat(eater, own) ? own : null;
}

function canEat({ restrictions, judge }: ApartEater, names: readonly string[]): boolean {
  return (
    judgeMeal(names, restrictions, judge).verdict === 'fits' &&
    !names.some((name) => isCalledByAvoided(name, restrictions))
  );
}
