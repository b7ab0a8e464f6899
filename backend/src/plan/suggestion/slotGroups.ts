import { isDeepStrictEqual } from 'node:util';
import type { Restrictions } from '../../../../domain/food/diet.ts';
import { restrictionsOf } from '../../../../domain/food/restriction/restrictionReading.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { strictAvoids } from '../../../../domain/people/eater/avoidLabels.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { SeatedEater, TableAt } from '../../people/eater/tableAt.ts';
import type { SlotGroup } from './planning/suggestion.ts';

export interface GroupRules {
  /** Of the trip: for everybody. */
  readonly rules: Restrictions;
  /** Asked for; null: the portions of the slot. */
  readonly peopleCount: number | null;
  /** Whether a few may get another ingredient. */
  readonly platesApart: boolean;
}

/** The group of each slot; null where nobody eats. */
export function slotGroups(
  table: TableAt,
  { rules, peopleCount, platesApart }: GroupRules,
): (slot: MealTime) => SlotGroup | null {
  return (slot) => {
    const { eaters, portionQuarters } = table(slot);
    if (eaters.length === 0) return null;
    const own = eaters
      .map((eater) => ({ id: eater.id, restrictions: restrictionsOfEater(eater) }))
      .filter(({ restrictions }) => !isEmpty(restrictions));
    return {
      peopleCount: peopleCount ?? peopleFor(portionQuarters),
      restrictions: together([rules, ...own.map(({ restrictions }) => restrictions)]),
      apart: platesApart ? { rules, eaters: own, eaterCount: eaters.length } : null,
    };
  };
}

/** Whether suggestions for one group can be eaten by the other; portions may differ. */
export function isSameGroup(planned: SlotGroup, now: SlotGroup | null): boolean {
  const eatenBy = ({ restrictions, apart }: SlotGroup) => ({ restrictions, apart: apart?.eaters });
  return now !== null && isDeepStrictEqual(eatenBy(planned), eatenBy(now));
}

/** Whole people, 1 to the most that a suggestion is written for. */
function peopleFor(portionQuarters: number): number {
  return Math.min(LIMITS.peopleMax, Math.max(LIMITS.peopleMin, Math.ceil(portionQuarters / 4)));
}

function restrictionsOfEater({ avoids }: Pick<SeatedEater, 'avoids'>): Restrictions {
  const { diets, avoidedContents, avoidedWords } = restrictionsOf({
    avoids: strictAvoids(avoids),
    unread: [],
  });
  return { diets, avoidedContents, avoidedWords };
}

/** In a fixed order: slots of the same people have equal groups. */
function together(all: readonly Restrictions[]): Restrictions {
  const sorted = <Value extends string>(values: readonly Value[]) => [...new Set(values)].sort();
  return {
    diets: sorted(all.flatMap(({ diets }) => diets)),
    avoidedContents: sorted(all.flatMap(({ avoidedContents }) => avoidedContents)),
    avoidedWords: sorted(all.flatMap(({ avoidedWords }) => avoidedWords)),
  };
}

function isEmpty({ diets, avoidedContents, avoidedWords }: Restrictions): boolean {
  return diets.length + avoidedContents.length + avoidedWords.length === 0;
}
