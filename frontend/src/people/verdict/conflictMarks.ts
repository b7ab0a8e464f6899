import { t } from '@lingui/core/macro';
import { conflictMark, MOST_PEOPLE } from '../../../../domain/people/verdict/conflictMark.ts';
import { unknownFor } from '../../../../domain/people/verdict/openSentence.ts';
import { TRIP_RULES } from '../../../../domain/people/verdict/tripRules.ts';
import type { VerdictReason } from '../../../../domain/people/verdict/verdict.ts';
import { textOrNull } from '../../../../domain/text/asText.ts';
import type { TripEater } from '../tripAttendance.ts';
import { affectedNames } from './affectedNames.ts';
import type { MealMark, MealMarks, SlotStanding } from './judgedSlot.ts';

/**
 * What is wrong at slots, by the id of the meal that it is told of: "Ana can’t eat couscous", "Dan has no dish", and
 * for an allergy "We can’t tell for Ana", also beside a conflict of others.
 */
export function conflictMarks(eaters: readonly TripEater[], standings: readonly SlotStanding[]): MealMarks {
  const nameOf = (id: string) => eaters.find((eater) => eater.id === id)?.name ?? '';
  const marks = standings.flatMap(({ verdict, verdicts, withoutDish }): (readonly [string, MealMark])[] => {
    const [first] = verdicts;
    const [hungry, ...others] = withoutDish;
    if (verdict === 'safe' || first === undefined) return [];
    if (hungry !== undefined)
      return [[first.mealId, { text: withoutDishText(nameOf(hungry), others.length), isConflict: true }]];
    return verdicts.flatMap(({ mealId, reasons }) => {
      const conflict = textOrNull(conflictMark(reasons, eaters));
      const text = [conflict, unknownText(reasons, eaters)].filter((one) => one !== null).join('. ');
      return text === '' ? [] : [[mealId, { text, isConflict: conflict !== null }] as const];
    });
  });
  return new Map(marks);
}

/** "We can’t tell for Ana"; null if no open allergy of somebody without a conflict is unknown. */
function unknownText(reasons: readonly VerdictReason[], eaters: readonly TripEater[]): string | null {
  const open = reasons.filter(({ settled }) => settled === null);
  const allergic = open.filter(
    ({ verdict, avoid }) => verdict === 'conflict' || avoid.strictness === 'allergy',
  );
  const ids = new Set(unknownFor(allergic));
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
