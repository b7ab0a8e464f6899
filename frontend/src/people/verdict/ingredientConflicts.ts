import { t } from '@lingui/core/macro';
import { TRIP_RULES } from '../../../../domain/people/verdict/tripRules.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/** For whom an ingredient is a conflict, by ingredient id: "Not for Ana". */
export function ingredientConflicts({ eaters, slots }: TripVerdicts): ReadonlyMap<string, string> {
  const names = new Map(
    eaters.map(({ id, name, isViewer = false }) => [
      id,
      isViewer ? t({ message: 'you', context: 'for you' }) : name,
    ]),
  );
  const people = new Map<string, Set<string>>();
  for (const { verdict } of slots) {
    for (const { ingredientId, eaterId, verdict: one, settled } of verdict?.reasons ?? []) {
      if (ingredientId === null || one !== 'conflict' || settled !== null) continue;
      const known = people.get(ingredientId) ?? new Set();
      people.set(
        ingredientId,
        known.add(eaterId === TRIP_RULES ? t`the trip` : (names.get(eaterId) ?? t`a former member`)),
      );
    }
  }
  return new Map(Array.from(people, ([id, who]) => [id, t`Not for ${listed([...who])}`]));
}
