import type { Swap } from '../../../../domain/people/verdict/fixes.ts';
import type { MealRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import type { MealProblem } from '../verdict/mealProblems.ts';
import type { Fix } from './fix.ts';

/** Problems of one meal and how each is solved. */
export type Chosen = readonly (readonly [MealProblem, Fix])[];

/** A meal's rows once the fixes are saved, as the server will have them. */
export function rowsAfter(rows: readonly MealRow[], chosen: Chosen): readonly MealRow[] {
  return chosen.reduce<readonly MealRow[]>((before, [{ row, eaters }, fix]) => {
    if (row === null) return before;
    if (fix.kind === 'swap') return before.map((one) => (one.id === row.id ? swapped(one, fix.swap) : one));
    if (fix.kind === 'leftOut') return before.filter(({ id }) => id !== row.id);
    if (fix.kind === 'apart')
      return withPlate(
        before,
        row,
        fix.swap.name,
        eaters.map(({ id }) => id),
      );
    if (fix.kind === 'marked')
      return before.map((one) => (one.id === row.id ? withChosenName(one, fix.label.name) : one));
    return before;
  }, rows);
}

export function withChosenName(row: MealRow, name: string): MealRow {
  const { alternatives, selectedAlternative: chosen } = row;
  return chosen === 0 ? { ...row, name } : { ...row, alternatives: alternatives.with(chosen - 1, name) };
}

function swapped(row: MealRow, { name, selectedAlternative }: Swap): MealRow {
  return selectedAlternative === null
    ? { ...row, alternatives: [...row.alternatives, name], selectedAlternative: row.alternatives.length + 1 }
    : { ...row, selectedAlternative };
}

/** Eaters of the new plate leave earlier ones; a plate of the same name gets them too. */
function withPlate(
  rows: readonly MealRow[],
  { id: apartOfId }: MealRow,
  name: string,
  eaterIds: readonly string[],
): readonly MealRow[] {
  const isSame = (row: MealRow) => row.apartOfId === apartOfId && row.name === name;
  const same = rows.find(isSame);
  const others = rows.flatMap((row) => {
    if (row.apartOfId !== apartOfId) return [row];
    const left = row.apartEaterIds.filter((id) => !eaterIds.includes(id));
    return left.length === 0 || isSame(row) ? [] : [{ ...row, apartEaterIds: left }];
  });
  const apartEaterIds = [...new Set([...(same?.apartEaterIds ?? []), ...eaterIds])];
  const plate = same ?? {
    id: '',
    name,
    notes: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId,
    apartEaterIds,
  };
  return [...others, { ...plate, apartEaterIds }];
}
