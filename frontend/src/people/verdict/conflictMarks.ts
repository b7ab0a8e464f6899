import { t } from '@lingui/core/macro';
import { conflictMark, MOST_PEOPLE } from '../../../../domain/people/verdict/conflictMark.ts';
import { unknownFor } from '../../../../domain/people/verdict/openSentence.ts';
import { TRIP_RULES } from '../../../../domain/people/verdict/tripRules.ts';
import type { VerdictReason } from '../../../../domain/people/verdict/verdict.ts';
import { textOrNull } from '../../../../domain/text/asText.ts';
import { sentenceOf, sideBySide } from '../../../../domain/text/sideBySide.ts';
import type { TripEater } from '../tripAttendance.ts';
import { affectedNames } from './affectedNames.ts';
import type { MealMark, MealMarks, SlotStanding } from './judgedSlot.ts';

/**
 * What is wrong at slots, one mark each, by the id of its first dish: "Ana can’t eat couscous", "Dan has no dish", and
 * for an allergy "We can’t tell for Ana". An allergy is never left out beside something else. A diet of which nobody
 * can tell makes no mark, but is told in one, unless somebody has no dish.
 */
export function conflictMarks(eaters: readonly TripEater[], standings: readonly SlotStanding[]): MealMarks {
  const nameOf = (id: string) => eaters.find((eater) => eater.id === id)?.name ?? '';
  const marks = standings.flatMap(({ verdict, verdicts, withoutDish }): (readonly [string, MealMark])[] => {
    const [first] = verdicts;
    const [hungry, ...others] = withoutDish;
    if (verdict === 'safe' || first === undefined) return [];
    const reasons = verdicts.flatMap((one) => one.reasons);
    const isHungry = hungry !== undefined;
    const conflicts = [
      isHungry ? withoutDishText(nameOf(hungry), others.length) : null,
      textOrNull(conflictMark(isHungry ? reasons.filter(isOfAllergy) : reasons, eaters)),
    ].filter((one) => one !== null);
    const allergic = unsettledFor(reasons.filter(isOfAllergy));
    const isSilent = isHungry || (conflicts.length === 0 && allergic.length === 0);
    const unknown = unknownText([...allergic, ...(isSilent ? [] : unsettledFor(reasons))], eaters);
    const text = markText(unknown === null ? conflicts : [...conflicts, unknown]);
    return text === null ? [] : [[first.mealId, { text, isConflict: conflicts.length > 0 }]];
  });
  return new Map(marks);
}

/** Whole sentences where it is more than one. */
function markText(parts: readonly string[]): string | null {
  return parts.length > 1 ? textOrNull(sideBySide(parts.map(sentenceOf))) : (parts[0] ?? null);
}

function isOfAllergy({ avoid }: VerdictReason): boolean {
  return avoid.strictness === 'allergy';
}

function unsettledFor(reasons: readonly VerdictReason[]): readonly string[] {
  return unknownFor(reasons.filter(({ settled }) => settled === null));
}

/** "We can’t tell for Ana"; null for nobody. */
function unknownText(forIds: readonly string[], eaters: readonly TripEater[]): string | null {
  const ids = new Set(forIds);
  if (ids.size === 0) return null;
  const people = eaters.filter(({ id }) => ids.has(id));
  if (people.length > MOST_PEOPLE) return t`We can’t tell for ${{ count: people.length }} people`;
  const names = ids.has(TRIP_RULES) && people.length === 0 ? t`the trip` : affectedNames(people);
  return t`We can’t tell for ${names}`;
}

/** "Dan has no dish" */
function withoutDishText(name: string, more: number): string {
  return more === 0 ? t`${name} has no dish` : t`${name} and ${more} more have no dish`;
}
