import { t } from '@lingui/core/macro';
import { TRIP_RULES } from '../../../../domain/people/verdict/tripRules.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { JudgedSlot } from './judgedSlot.ts';
import { openText } from '../../labels/openText.ts';
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

/** Under a meal's name: what is open, or how it was made to fit, and who signed; null without. */
export function mealLine(
  slot: JudgedSlot,
  { eaters, problemsOf }: Pick<TripVerdicts, 'eaters' | 'problemsOf'>,
): string | null {
  if (slot.verdict === null) return null;
  const open = openText(slot.verdict.reasons, eaters);
  if (open !== null) return open;
  const { solved } = problemsOf(slot);
  return solved.length === 0 ? null : solved.map(({ text }) => text).join(' ');
}
