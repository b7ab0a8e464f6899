import { t } from '@lingui/core/macro';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import type { NotedRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import { TRIP_RULES } from '../../../../domain/people/verdict/tripRules.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/**
 * For whom an ingredient is a conflict, by ingredient id.
 * @param items without a meal, which are for everybody: allergies count
 */
export function ingredientConflicts(
  { eaters, slots, allergicTo }: TripVerdicts,
  items: readonly (NotedRow & { readonly id: string })[],
): ReadonlyMap<string, readonly NamedEater[]> {
  const known = new Map<string, NamedEater>([
    [TRIP_RULES, { id: TRIP_RULES, name: t`the trip` }],
    ...eaters.map((eater) => [eater.id, eater] as const),
  ]);
  const former = { id: '', name: t`a former member` };
  const found = new Map<string, Map<string, NamedEater>>();
  const add = (ingredientId: string, eaterId: string) => {
    const eater = known.get(eaterId) ?? former;
    found.set(ingredientId, (found.get(ingredientId) ?? new Map<string, NamedEater>()).set(eater.id, eater));
  };
  for (const { verdict } of slots) {
    for (const { ingredientId, eaterId, verdict: one, settled } of verdict?.reasons ?? []) {
      if (ingredientId !== null && one === 'conflict' && settled === null) add(ingredientId, eaterId);
    }
  }
  for (const item of items) for (const eaterId of allergicTo(item)) add(item.id, eaterId);
  return new Map(Array.from(found, ([id, who]) => [id, [...who.values()]]));
}
