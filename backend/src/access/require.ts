import * as z from 'zod/mini';
import { idField } from '../../../domain/text.ts';
import type { TripAbility } from '../../../domain/tripAbility.ts';
import type { Ctx, Viewer } from '../ctx.ts';
import { AppError } from '../errors.ts';
import { Ingredient } from '../ingredient/ingredient.entity.ts';
import { readInput } from '../input.ts';
import { Meal } from '../meal/meal.entity.ts';
import { Participant } from '../participant/participant.entity.ts';
import { Trip } from '../trip/trip.entity.ts';
import { isOnlyLocked, tripAbilities } from './policy.ts';

/** A trip, and the viewer's own row in it, which proves the right to be there. */
export interface TripAccess {
  readonly trip: Trip;
  readonly participant: Participant;
}

/**
 * Who is signed in.
 * @throws UNAUTHENTICATED
 */
export function requireViewer(ctx: Ctx): Viewer {
  if (ctx.viewer === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return ctx.viewer;
}

/**
 * The trip, when the viewer may do that in it.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT for an id that is none, NOT_FOUND for everybody who is not an accepted
 *   participant, FORBIDDEN for want of a role, TRIP_COMPLETED when only the lock of completed trips is in the way
 */
export async function requireTrip(ctx: Ctx, rawTripId: unknown, ability: TripAbility): Promise<TripAccess> {
  const viewer = requireViewer(ctx);
  const tripId = readId('Trip id', rawTripId);
  return decide(ctx, await findAccess(ctx, viewer, tripId), ability, 'trip');
}

/**
 * The meal with its trip, when the viewer may do that there.
 * @throws as {@link requireTrip}
 */
export async function requireMeal(
  ctx: Ctx,
  rawMealId: unknown,
  ability: TripAbility,
): Promise<TripAccess & { readonly meal: Meal }> {
  const viewer = requireViewer(ctx);
  const meal = await ctx.db.findOneBy(Meal, { id: readId('Meal id', rawMealId) });
  const access = meal === null ? null : await findAccess(ctx, viewer, meal.tripId);
  const proven = decide(ctx, access, ability, 'meal');
  if (meal === null) throw notFound('meal');
  return { ...proven, meal };
}

/**
 * The ingredient with its trip, when the viewer may do that there.
 * @throws as {@link requireTrip}
 */
export async function requireIngredient(
  ctx: Ctx,
  rawIngredientId: unknown,
  ability: TripAbility,
): Promise<TripAccess & { readonly ingredient: Ingredient }> {
  const viewer = requireViewer(ctx);
  const ingredient = await ctx.db.findOneBy(Ingredient, { id: readId('Ingredient id', rawIngredientId) });
  const access = ingredient === null ? null : await findAccess(ctx, viewer, ingredient.tripId);
  const proven = decide(ctx, access, ability, 'ingredient');
  if (ingredient === null) throw notFound('ingredient');
  return { ...proven, ingredient };
}

function readId(label: string, rawId: unknown): string {
  return readInput(z.object({ id: idField(label) }), { id: rawId }).id;
}

async function findAccess(ctx: Ctx, viewer: Viewer, tripId: string): Promise<TripAccess | null> {
  const [trip, participant] = await Promise.all([
    ctx.db.findOneBy(Trip, { id: tripId }),
    ctx.db.findOneBy(Participant, { tripId, userId: viewer.id }),
  ]);
  return trip === null || participant === null ? null : { trip, participant };
}

function decide(ctx: Ctx, access: TripAccess | null, ability: TripAbility, noun: string): TripAccess {
  const abilities = access === null ? null : tripAbilities(access.trip, access.participant, ctx.now());
  if (access === null || !abilities?.has('view')) throw notFound(noun);
  if (abilities.has(ability)) return access;
  if (isOnlyLocked(access.trip, access.participant, ability))
    throw new AppError('TRIP_COMPLETED', 'This trip is completed and can no longer be changed.');
  throw new AppError('FORBIDDEN', 'Only an organizer of the trip can do this.');
}

function notFound(noun: string): AppError {
  return new AppError('NOT_FOUND', `There is no such ${noun}.`);
}
