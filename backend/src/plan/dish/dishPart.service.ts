import { partOfEaters } from '../../../../domain/people/dish/partOfEaters.ts';
import type { ForWhom } from '../../../../domain/plan/forWhom.ts';
import { hasScope, requireGrant } from '../../access/token/grant.ts';
import type { VersionConflict } from '../../base/errors.ts';
import { fieldOf } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';

/** Whom a dish is for, as both APIs answer. */
export interface DishPart {
  /** Of the trip, now. */
  readonly eaterIds: readonly string[];
  readonly group: string | null;
  /** Null for a token that may not know it: the part is then as if chosen by names. */
  readonly cannotEat: string | null;
}

/** Null: everybody at its slot. */
export function dishPartOf(ctx: Ctx, { tripId, forWhom }: Readonly<Meal>): MaybePromise<DishPart | null> {
  if (forWhom === null) return null;
  return ctx.loaders.eatersOfTrip.derive(tripId, (eaters) => ({
    eaterIds: partOfEaters(forWhom, eaters)?.eaterIds ?? [],
    group: 'group' in forWhom ? forWhom.group : null,
    cannotEat: 'cannotEat' in forWhom && hasScope(ctx, 'people:health') ? forWhom.cannotEat : null,
  }));
}

/**
 * Whoever chooses those who cannot eat a food is told who they are.
 * @throws FORBIDDEN for a token without people:health
 */
export function requirePartGrant(ctx: Ctx, forWhom: ForWhom | null | undefined): void {
  if (forWhom && 'cannotEat' in forWhom) requireGrant(ctx, ['people:health']);
}

/** As the caller may know it, as {@link dishPartOf}. */
export function withoutHealth(ctx: Ctx, conflict: VersionConflict): VersionConflict {
  const { current } = conflict;
  if (fieldOf(current['forWhom'], 'cannotEat') === undefined || hasScope(ctx, 'people:health'))
    return conflict;
  return { ...conflict, current: { ...current, forWhom: { cannotEat: null } } };
}
