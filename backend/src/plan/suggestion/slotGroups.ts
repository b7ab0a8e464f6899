import { isDeepStrictEqual } from 'node:util';
import { isUnrestricted, type Restrictions } from '../../../../domain/food/diet.ts';
import { restrictionsOf } from '../../../../domain/food/restriction/restrictionReading.ts';
import { strictAvoids } from '../../../../domain/people/eater/avoidLabels.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { SeatedEater, SeatedBySlot } from '../../people/eater/withEaters.ts';
import { peopleFor, together, type SlotGroup } from './planning/suggestion.ts';

export interface GroupRules {
  /** Of the trip: for everybody. */
  readonly rules: Restrictions;
  /** Asked for; null: the portions of the slot. */
  readonly peopleCount: number | null;
  /** Whether a few may get another ingredient. */
  readonly platesApart: boolean;
  /** Whether a few may get another dish. */
  readonly secondDish: boolean;
}

/** The group of each slot; null where nobody eats. */
export function slotGroups(
  eatersAt: SeatedBySlot,
  { rules, peopleCount, platesApart, secondDish }: GroupRules,
): (slot: MealTime) => SlotGroup | null {
  return (slot) => {
    const { eaters, portionQuarters } = eatersAt(slot);
    if (eaters.length === 0) return null;
    const portions = peopleCount ?? portionQuarters / 4;
    const portionsOf = (quarters: number) =>
      portionQuarters === 0 ? 0 : (portions * quarters) / portionQuarters;
    const own = eaters
      .map((eater) => ({
        id: eater.id,
        restrictions: restrictionsOfEater(eater),
        portions: portionsOf(eater.portionQuarters),
      }))
      .filter(({ restrictions }) => !isUnrestricted(restrictions));
    return {
      peopleCount: peopleFor(portions),
      restrictions: together([rules, ...own.map(({ restrictions }) => restrictions)]),
      few:
        platesApart || secondDish
          ? { rules, eaters: own, eaterCount: eaters.length, portions, platesApart, secondDish }
          : null,
    };
  };
}

/** Whether suggestions for one group can be eaten by the other; portions may differ. */
export function isSameGroup(planned: SlotGroup, now: SlotGroup | null): boolean {
  const eatenBy = ({ restrictions, few }: SlotGroup) => ({
    restrictions,
    few: few?.eaters.map(({ id, restrictions: own }) => ({ id, own })),
  });
  return now !== null && isDeepStrictEqual(eatenBy(planned), eatenBy(now));
}

function restrictionsOfEater({ avoids }: Pick<SeatedEater, 'avoids'>): Restrictions {
  const { diets, avoidedContents, avoidedWords } = restrictionsOf({
    avoids: strictAvoids(avoids),
    unread: [],
  });
  return { diets, avoidedContents, avoidedWords };
}
