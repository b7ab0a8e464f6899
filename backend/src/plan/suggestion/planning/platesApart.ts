import type { Avoid } from '../../../../../domain/food/avoid.ts';
import {
  isCalledByAvoided,
  judgeIngredient,
  judgeMeal,
  type Judgement,
} from '../../../../../domain/food/diet.ts';
import { foodLine } from '../../../../../domain/food/foodLine.ts';
import { grouped } from '../../../../../domain/text/grouped.ts';
import { remembered } from '../../../../../domain/text/remembered.ts';
import type { RecipeIngredient } from '../cookbook/recipe.ts';
import type { FewEater, FewEaters, PlateApart } from './suggestion.ts';

const MOST_NAMES = 2000;
const MOST_TABLES = 50;

/** Slots with other people at them often share what some of them avoid. */
export function judgeFor(avoids: readonly Avoid[]): (line: string) => Judgement {
  return judgeForKey(JSON.stringify(avoids));
}

const judgeForKey = remembered((json) => {
  // As `judgeFor` wrote it.
  const avoids = JSON.parse(json) as Avoid[];
  return remembered((line) => judgeIngredient(line, avoids), MOST_NAMES);
}, MOST_TABLES);

type Line = Pick<RecipeIngredient, 'name' | 'notes'>;

/** Eaters with the same avoids eat the same. */
interface AlikeEaters {
  readonly ids: readonly string[];
  readonly avoids: readonly Avoid[];
  readonly judge: (line: string) => Judgement;
}

/** @param lines as `foodLine` */
type Suits = (avoids: readonly Avoid[], lines: readonly string[]) => boolean;

/** How a few eat beside a dish for most. */
export interface EatenApart {
  /** By ingredient. */
  readonly plates: readonly (readonly PlateApart[])[];
  /** Those who need another dish. */
  readonly withoutPlate: readonly string[];
}

/**
 * What those who cannot eat an ingredient get in its place, by ingredient, out of the recipe's alternatives. Null if
 * they are half of the group or more, or if none fits one of them and there may be no second dish.
 * @param suits whether texts beyond the ingredients are right for who avoids that and eats these lines
 */
export function platesApart({
  eaters,
  eaterCount,
  platesApart: hasPlates,
  secondDish,
}: FewEaters): (
  chosen: readonly Line[],
  ingredients: readonly RecipeIngredient[],
  suits?: Suits,
) => EatenApart | null {
  const judged = alike(eaters);
  return (chosen, ingredients, suits = () => true) => {
    const others = judged.filter((some) => !canEat(some, chosen, suits));
    if (countOf(others) * 2 >= eaterCount) return null;
    const plateNames = new Map(
      others.flatMap((some) => {
        const names = hasPlates ? plateOf(some, chosen, ingredients, suits) : null;
        return some.ids.map((id) => [id, names] as const);
      }),
    );
    const few = eaters.filter(({ id }) => plateNames.has(id)).map(({ id }) => id);
    const withoutPlate = few.filter((id) => plateNames.get(id) === null);
    if (withoutPlate.length > 0 && !secondDish) return null;
    const plates = chosen.map(({ name }, index) => {
      const swaps = few.flatMap((id) => {
        const own = plateNames.get(id)?.[index] ?? name;
        return own === name ? [] : [{ name: own, id }];
      });
      return Array.from(
        grouped(swaps, (swap) => swap.name),
        ([own, together]) => ({ name: own, eaterIds: together.map(({ id }) => id) }),
      );
    });
    return { plates, withoutPlate };
  };
}

function alike(eaters: readonly FewEater[]): AlikeEaters[] {
  return [...grouped(eaters, ({ avoids }) => JSON.stringify(avoids)).values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const { avoids } = first;
    return { ids: some.map(({ id }) => id), avoids, judge: judgeFor(avoids) };
  });
}

function countOf(all: readonly AlikeEaters[]): number {
  return all.reduce((count, { ids }) => count + ids.length, 0);
}

/** The names that an eater gets, or null. */
function plateOf(
  eater: AlikeEaters,
  chosen: readonly Line[],
  ingredients: readonly RecipeIngredient[],
  suits: Suits,
): readonly string[] | null {
  const own = chosen.map((line, index): Line => {
    const { name: first = line.name, alternatives = [] } = ingredients[index] ?? {};
    const names = [line.name, first, ...alternatives];
    // A row of its own has no notes.
    const other = names.find((name) => eater.judge(lineNamed(name, line)).verdict === 'fits');
    return other === undefined || other === line.name ? line : { name: other, notes: null };
  });
  return canEat(eater, own, suits) ? own.map(({ name }) => name) : null;
}

function lineNamed(name: string, { name: before, notes }: Line): string {
  return name === before ? foodLine(name, notes) : name;
}

function canEat({ avoids, judge }: AlikeEaters, rows: readonly Line[], suits: Suits): boolean {
  const lines = rows.map(({ name, notes }) => foodLine(name, notes));
  return (
    judgeMeal(lines, avoids, judge).verdict === 'fits' &&
    !rows.some(({ name }) => isCalledByAvoided(name, avoids)) &&
    suits(avoids, lines)
  );
}
