import { isCompleted } from '../../access/policy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { SuggestionRun } from '../../reads/loaders.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import type { Trip } from '../../entities/trip.entity.ts';

/** The run that `undoSuggestions` would undo; null in completed trips. */
export function lastSuggestionRun(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<SuggestionRun | null> {
  return isCompleted(trip, ctx.now()) ? null : ctx.loaders.suggestionRunOfTrip.get(trip.id);
}
