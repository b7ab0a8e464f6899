import { isDeepStrictEqual } from 'node:util';
import { dislikesOf, strictAvoids } from '../../../../domain/people/eater/avoidLabels.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { withRules, type TripRules } from '../../../../domain/people/verdict/tripRules.ts';
import type { SeatedBySlot } from '../../people/eater/withEaters.ts';
import { peopleFor, together, type SlotGroup } from './planning/suggestion.ts';

export interface GroupRules {
  readonly rules: TripRules | null;
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
        avoids: together(strictAvoids(eater.avoids)),
        portions: portionsOf(eater.portionQuarters),
      }))
      .filter(({ avoids }) => avoids.length > 0);
    return {
      peopleCount: peopleFor(portions),
      avoids: together(withRules(eaters, rules).flatMap(({ avoids }) => strictAvoids(avoids))),
      dislikes: together(eaters.flatMap(({ avoids }) => dislikesOf(avoids))),
      few:
        platesApart || secondDish
          ? {
              rules: rules?.avoids ?? [],
              eaters: own,
              eaterCount: eaters.length,
              portions,
              platesApart,
              secondDish,
            }
          : null,
    };
  };
}

/** Whether suggestions for one group can be eaten by the other; portions may differ. */
export function isSameGroup(planned: SlotGroup, now: SlotGroup | null): boolean {
  const eatenBy = ({ avoids, few }: SlotGroup) => ({
    avoids,
    few: few?.eaters.map(({ id, avoids: own }) => ({ id, own })),
  });
  return now !== null && isDeepStrictEqual(eatenBy(planned), eatenBy(now));
}
