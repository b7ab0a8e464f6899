import { chosenName } from '../../../../domain/shopping/ingredient.ts';
import { conflictLine, unknownLine } from '../../../../domain/table/tableTexts.ts';
import { listed } from '../../../../domain/table/seatTexts.ts';
import type { MealRow, TableVerdict } from '../../../../domain/table/verdict/verdict.ts';
import type { TripEater } from '../tripTable.ts';
import type { JudgedSlot } from './judgedSlot.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

type Named = Pick<TripEater, 'id' | 'name'>;

/** Open conflicts of planned meals by meal id: "Ana (coeliac): couscous". */
export function conflictLines({ eaters, slots }: TripVerdicts): ReadonlyMap<string, string> {
  const lines = slots.flatMap(({ verdict }) => {
    const line = verdict === null ? null : conflictLine(verdict.reasons, eaters);
    return verdict === null || line === null ? [] : [[verdict.mealId, line] as const];
  });
  return new Map(lines);
}

/** For whom an ingredient is a conflict, by ingredient id: "Not for Ana". */
export function ingredientConflicts({ eaters, slots }: TripVerdicts): ReadonlyMap<string, string> {
  const names = new Map(eaters.map(({ id, name }) => [id, name]));
  const people = new Map<string, Set<string>>();
  for (const { verdict } of slots) {
    for (const { ingredientId, eaterId, verdict: one, settled } of verdict?.reasons ?? []) {
      if (ingredientId === null || one !== 'conflict' || settled !== null) continue;
      const known = people.get(ingredientId) ?? new Set();
      people.set(ingredientId, known.add(names.get(eaterId) ?? 'a former member'));
    }
  }
  return new Map(Array.from(people, ([id, who]) => [id, `Not for ${listed([...who])}`]));
}

/** Under a meal's name: what is open, or how it was made to fit; null without. */
export function reasonLine({ meal, verdict }: JudgedSlot, eaters: readonly Named[]): string | null {
  if (meal === null || verdict === null) return null;
  const open = conflictLine(verdict.reasons, eaters) ?? unknownLine(verdict.reasons, eaters);
  return open ?? waysLine(meal.rows, verdict.reasons, eaters);
}

/** "Millet for Ana, cooked apart. Ana (coeliac): “brings her own”." */
function waysLine(
  rows: readonly MealRow[],
  reasons: NonNullable<JudgedSlot['verdict']>['reasons'],
  eaters: readonly Named[],
): string | null {
  const names = new Map(eaters.map(({ id, name }) => [id, name]));
  const apart = rows
    .filter(({ apartEaterIds }) => apartEaterIds.length > 0)
    .map((row) => {
      const who = row.apartEaterIds.flatMap((id) => names.get(id) ?? []);
      return `${capitalized(chosenName(row))} for ${listed(who)}, cooked apart.`;
    });
  const settled = reasons.flatMap(({ eaterId, settled: signed }) =>
    signed === null ? [] : `${names.get(eaterId) ?? ''}: “${signed.note.replace(/\.$/, '')}”.`,
  );
  const lines = [...apart, ...new Set(settled)];
  return lines.length === 0 ? null : lines.join(' ');
}

/** Numbers of needed slots by verdict; `null` when nothing is planned. */
export function verdictCounts(slots: readonly JudgedSlot[]): ReadonlyMap<TableVerdict | null, number> {
  const counts = new Map<TableVerdict | null, number>();
  for (const { verdict } of slots) {
    const key = verdict?.verdict ?? null;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
