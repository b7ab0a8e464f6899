import * as z from 'zod/mini';
import { idField } from '../../../domain/text/text.ts';
import type { TripAbility } from './tripAbility.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { Ingredient } from '../entities/ingredient.entity.ts';
import { readInput } from '../base/input.ts';
import type { Meal } from '../entities/meal.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import {
  INGREDIENT,
  ingredientAccess,
  MEAL,
  mealAccess,
  OWN,
  TRIP,
  tripAccess,
  type FoundAccess,
  type TripGate,
} from './access.sql.ts';
import { isOnlyLocked, tripAbilities } from './policy.ts';

/** A trip, and the viewer's own row in it, which proves the right to be there. */
export interface TripAccess {
  readonly trip: Trip;
  readonly participant: Participant;
}

/** What has to be allowed, all of it. */
export type Abilities = readonly [TripAbility, ...TripAbility[]];

const ID_FIELDS = {
  trip: z.object({ id: idField('Trip id') }),
  participant: z.object({ id: idField('Participant id') }),
  meal: z.object({ id: idField('Meal id') }),
  ingredient: z.object({ id: idField('Ingredient id') }),
} as const;
type Noun = keyof typeof ID_FIELDS;

/**
 * Who is signed in.
 * @throws UNAUTHENTICATED
 */
export function requireViewer(ctx: Ctx): Viewer {
  if (ctx.viewer === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return ctx.viewer;
}

/**
 * Who is signed in, when that is an admin.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function requireAdmin(ctx: Ctx): Viewer {
  const viewer = requireViewer(ctx);
  if (!viewer.isAdmin) throw new AppError('FORBIDDEN', 'Only admins of this installation can see this.');
  return viewer;
}

/**
 * The trip, when the viewer may do all of that in it.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT for an id that is none, NOT_FOUND for everybody who is not an accepted
 *   participant, FORBIDDEN for want of a role, TRIP_COMPLETED when only the lock of completed trips is in the way
 */
export async function requireTrip(
  ctx: Ctx,
  rawTripId: unknown,
  ...abilities: Abilities
): Promise<TripAccess> {
  return (await requireTripThrough(tripAccess, ctx, rawTripId, ...abilities)).access;
}

/**
 * The trip and what the gate brings along, when the viewer may do all of that in it.
 * @throws as {@link requireTrip}
 */
export async function requireTripThrough<More>(
  gate: TripGate<More>,
  ctx: Ctx,
  rawTripId: unknown,
  ...abilities: Abilities
): Promise<{ readonly access: TripAccess; readonly more: More }> {
  const viewer = requireViewer(ctx);
  const values = [readId('trip', rawTripId), viewer.id, ...(gate.values ?? [])];
  const found = proven(await gate.find.first(ctx.db, values), 'trip');
  return { access: decide(ctx, found, abilities, 'trip'), more: found };
}

/**
 * The meal with its trip, when the viewer may do all of that there.
 * @throws as {@link requireTrip}
 */
export async function requireMeal(
  ctx: Ctx,
  rawMealId: unknown,
  ...abilities: Abilities
): Promise<TripAccess & { readonly meal: Meal }> {
  const viewer = requireViewer(ctx);
  const found = proven(await mealAccess.first(ctx.db, [readId('meal', rawMealId), viewer.id]), 'meal');
  return { ...decide(ctx, found, abilities, 'meal'), meal: MEAL.read(found.meal, {}) };
}

/**
 * The ingredient with its trip, when the viewer may do all of that there.
 * @throws as {@link requireTrip}
 */
export async function requireIngredient(
  ctx: Ctx,
  rawIngredientId: unknown,
  ...abilities: Abilities
): Promise<TripAccess & { readonly ingredient: Ingredient }> {
  const viewer = requireViewer(ctx);
  const found = proven(
    await ingredientAccess.first(ctx.db, [readId('ingredient', rawIngredientId), viewer.id]),
    'ingredient',
  );
  const access = decide(ctx, found, abilities, 'ingredient');
  return { ...access, ingredient: INGREDIENT.read(found.ingredient, {}) };
}

/**
 * The id of something, out of a path or an argument.
 * @throws BAD_USER_INPUT when it is no UUID
 */
export function readId(noun: Noun, rawId: unknown): string {
  return readInput(ID_FIELDS[noun], { id: rawId }).id;
}

/**
 * The way on for somebody who sees the trip and may do all of that in it.
 * @throws FORBIDDEN for want of a role, TRIP_COMPLETED when only the lock of completed trips is in the way
 */
export function demand(ctx: Ctx, { trip, participant }: TripAccess, abilities: Abilities): void {
  const allowed = tripAbilities(trip, participant, ctx.now());
  const refused = abilities.filter((ability) => !allowed.has(ability));
  if (refused.length === 0) return;
  if (refused.every((ability) => isOnlyLocked(trip, participant, ability)))
    throw new AppError('TRIP_COMPLETED', 'This trip is completed and can no longer be changed.');
  throw new AppError('FORBIDDEN', 'Only an organizer of the trip can do this.');
}

/** What was found. @throws NOT_FOUND when that is nothing */
export function proven<Found>(found: Found | null, noun: Noun): Found {
  if (found === null) throw new AppError('NOT_FOUND', `There is no such ${noun}.`);
  return found;
}

function decide(ctx: Ctx, found: FoundAccess, abilities: Abilities, noun: Noun): TripAccess {
  const access = { trip: TRIP.read(found.trip, {}), participant: OWN.read(found.participant, {}) };
  const { trip, participant } = access;
  proven(tripAbilities(trip, participant, ctx.now()).has('view') ? access : null, noun);
  demand(ctx, access, abilities);
  return access;
}
