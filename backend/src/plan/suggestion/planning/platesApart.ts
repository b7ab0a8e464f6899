import {
  isCalledByAvoided,
  judgeIngredient,
  judgeMeal,
  type Judgement,
  type Restrictions,
} from '../../../../../domain/food/diet.ts';
import { foodLine } from '../../../../../domain/food/foodLine.ts';
import { grouped } from '../../../../../domain/text/grouped.ts';
import { remembered } from '../../../../../domain/text/remembered.ts';
import type { RecipeIngredient } from '../cookbook/recipe.ts';
import type { PlateApart, PlatesApart } from './suggestion.ts';

const MOST_NAMES = 2000;

type Line = Pick<RecipeIngredient, 'name' | 'notes'>;

interface ApartEater {
  readonly id: string;
  readonly restrictions: Restrictions;
  readonly judge: (line: string) => Judgement;
}

/**
 * What those who cannot eat an ingredient get in its place, by ingredient, out of the recipe's alternatives. Null if
 * they are half of the group or more, or if none fits one of them.
 */
export function platesApart({
  eaters,
  eaterCount,
}: PlatesApart): (
  chosen: readonly Line[],
  ingredients: readonly RecipeIngredient[],
) => readonly (readonly PlateApart[])[] | null {
  const judged = eaters.map(({ id, restrictions }): ApartEater => ({
    id,
    restrictions,
    judge: remembered((name) => judgeIngredient(name, restrictions), MOST_NAMES),
  }));
  return (chosen, ingredients) => {
    const others = judged.filter((eater) => !canEat(eater, chosen));
    if (others.length * 2 >= eaterCount) return null;
    const plates = others.map((eater) => ({ eater, names: plateOf(eater, chosen, ingredients) }));
    if (!plates.every((plate) => plate.names !== null)) return null;
    return chosen.map(({ name }, index) => {
      const swaps = plates.flatMap((plate) => {
        const own = plate.names?.[index] ?? name;
        return own === name ? [] : [{ name: own, id: plate.eater.id }];
      });
      return Array.from(
        grouped(swaps, (swap) => swap.name),
        ([own, some]) => ({ name: own, eaterIds: some.map(({ id }) => id) }),
      );
    });
  };
}

/** The names that an eater gets, or null. */
function plateOf(
  eater: ApartEater,
  chosen: readonly Line[],
  ingredients: readonly RecipeIngredient[],
): readonly string[] | null {
  const own = chosen.map((line, index): Line => {
    const { name: first = line.name, alternatives = [] } = ingredients[index] ?? {};
    const names = [line.name, first, ...alternatives];
    // A row of its own has no notes.
    const other = names.find((name) => eater.judge(lineNamed(name, line)).verdict === 'fits');
    return other === undefined || other === line.name ? line : { name: other, notes: null };
  });
  return canEat(eater, own) ? own.map(({ name }) => name) : null;
}

function lineNamed(name: string, { name: before, notes }: Line): string {
  return name === before ? foodLine(name, notes) : name;
}

function canEat({ restrictions, judge }: ApartEater, rows: readonly Line[]): boolean {
  const lines = rows.map(({ name, notes }) => foodLine(name, notes));
  return (
    judgeMeal(lines, restrictions, judge).verdict === 'fits' &&
    !rows.some(({ name }) => isCalledByAvoided(name, restrictions))
  );
}
