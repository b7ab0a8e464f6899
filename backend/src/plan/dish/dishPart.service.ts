import { partOfTable } from '../../../../domain/people/dish/partOfTable.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';

/** Whom a dish is for, as both APIs answer. */
export interface DishPart {
  /** Of the trip, now. */
  readonly eaterIds: readonly string[];
  readonly group: string | null;
  readonly cannotEat: string | null;
}

/** Null: everybody at its slot. */
export function dishPartOf(ctx: Ctx, { tripId, forWhom }: Readonly<Meal>): MaybePromise<DishPart | null> {
  if (forWhom === null) return null;
  return ctx.loaders.eatersOfTrip.derive(tripId, (eaters) => ({
    eaterIds: partOfTable(forWhom, eaters)?.eaterIds ?? [],
    group: 'group' in forWhom ? forWhom.group : null,
    cannotEat: 'cannotEat' in forWhom ? forWhom.cannotEat : null,
  }));
}
