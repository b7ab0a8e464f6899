import { t } from '@lingui/core/macro';
import type { NotedRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import { TRIP_RULES } from '../../../../domain/people/verdict/tripRules.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/**
 * For whom an ingredient is a conflict, by ingredient id: "Not for Ana".
 * @param items without a meal, which are for everybody: allergies count
 */
export function ingredientConflicts(
  { eaters, slots, allergicTo }: TripVerdicts,
  items: readonly (NotedRow & { readonly id: string })[],
): ReadonlyMap<string, string> {
  const names = new Map(
    eaters.map(({ id, name, isViewer = false }) => [
      id,
      isViewer ? t({ message: 'you', context: 'for you' }) : name,
    ]),
  );
  const people = new Map<string, Set<string>>();
  const add = (ingredientId: string, eaterId: string) => {
    const known = people.get(ingredientId) ?? new Set();
    const name = eaterId === TRIP_RULES ? t`the trip` : (names.get(eaterId) ?? t`a former member`);
    people.set(ingredientId, known.add(name));
  };
  for (const { verdict } of slots) {
    for (const { ingredientId, eaterId, verdict: one, settled } of verdict?.reasons ?? []) {
      if (ingredientId !== null && one === 'conflict' && settled === null) add(ingredientId, eaterId);
    }
  }
  for (const item of items) for (const eaterId of allergicTo(item)) add(item.id, eaterId);
  return new Map(Array.from(people, ([id, who]) => [id, t`Not for ${listed([...who])}`]));
}
