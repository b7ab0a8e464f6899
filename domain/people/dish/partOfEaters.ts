import type { ForWhom, PartOfEaters } from '../../plan/forWhom.ts';
import type { EaterAvoid } from '../eater/eater.ts';
import { groupKey } from '../eater/group.ts';
import { judgeOf } from '../verdict/judgeAvoid.ts';

/** An eater of the trip, with what decides on the dishes that they get. */
export interface ServedEater {
  readonly id: string;
  readonly group: string | null;
  readonly avoids: readonly EaterAvoid[];
}

/** Whom of the trip a dish is for; null: everybody. Names of eaters who have left are left out. */
export function partOfEaters(forWhom: ForWhom | null, eaters: readonly ServedEater[]): PartOfEaters | null {
  if (forWhom === null) return null;
  const isMeant = ({ id, group, avoids }: ServedEater) => {
    if ('eaterIds' in forWhom) return forWhom.eaterIds.includes(id);
    if ('group' in forWhom) return group !== null && groupKey(group) === groupKey(forWhom.group);
    return cannotEat(avoids, forWhom.cannotEat);
  };
  return { eaterIds: eaters.filter(isMeant).map(({ id }) => id) };
}

/**
 * How a dish for some of the eaters says whom it is for: for those who cannot eat one of the foods, if they are just the
 * same people, so that it follows the table; else by name.
 * @param foods the best first
 */
export function partFor(
  eaterIds: readonly string[],
  eaters: readonly Pick<ServedEater, 'id' | 'avoids'>[],
  foods: readonly string[],
): ForWhom {
  const meant = new Set(eaterIds);
  const food = foods.find((one) =>
    eaters.every(({ id, avoids }) => cannotEat(avoids, one) === meant.has(id)),
  );
  return food === undefined ? { eaterIds: [...eaterIds] } : { cannotEat: food };
}

/** Whether what an eater avoids forbids a food; a dislike forbids nothing. */
function cannotEat(avoids: readonly EaterAvoid[], food: string): boolean {
  return avoids.some((avoid) => avoid.strictness !== 'dislike' && judgeOf(avoid)(food).verdict === 'breaks');
}
