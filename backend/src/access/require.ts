import * as z from 'zod/mini';
import { idField } from '../../../domain/text.ts';
import type { TripAbility } from '../../../domain/tripAbility.ts';
import type { Ctx, Viewer } from '../ctx.ts';
import { fromJson, jsonOf, statement } from '../db/statement.ts';
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

/** What has to be allowed, all of it. */
type Abilities = readonly [TripAbility, ...TripAbility[]];

const ACCESS_COLUMNS = `${jsonOf(Trip, 't')} as trip, ${jsonOf(Participant, 'p')} as participant`;
const OWN_ROW = 'participants p on p.trip_id = t.id and p.user_id = $2';

const tripAccess = statement<TripAccess>(
  'trip_access',
  `select ${ACCESS_COLUMNS} from trips t join ${OWN_ROW} where t.id = $1`,
);
const mealAccess = statement<TripAccess & { meal: Meal }>(
  'meal_access',
  `select ${ACCESS_COLUMNS}, ${jsonOf(Meal, 'm')} as meal
   from meals m join trips t on t.id = m.trip_id join ${OWN_ROW} where m.id = $1`,
);
const ingredientAccess = statement<TripAccess & { ingredient: Ingredient }>(
  'ingredient_access',
  `select ${ACCESS_COLUMNS}, ${jsonOf(Ingredient, 'i')} as ingredient
   from ingredients i join trips t on t.id = i.trip_id join ${OWN_ROW} where i.id = $1`,
);

/**
 * Who is signed in.
 * @throws UNAUTHENTICATED
 */
export function requireViewer(ctx: Ctx): Viewer {
  if (ctx.viewer === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return ctx.viewer;
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
  const viewer = requireViewer(ctx);
  const found = await tripAccess.first(ctx.db, [readId('Trip id', rawTripId), viewer.id]);
  return decide(ctx, found, abilities, 'trip');
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
  const found = await mealAccess.first(ctx.db, [readId('Meal id', rawMealId), viewer.id]);
  const access = decide(ctx, found, abilities, 'meal');
  fromJson(access.meal);
  return access;
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
  const found = await ingredientAccess.first(ctx.db, [readId('Ingredient id', rawIngredientId), viewer.id]);
  const access = decide(ctx, found, abilities, 'ingredient');
  fromJson(access.ingredient);
  return access;
}

/**
 * SQL that is true where every accepted participant of an open trip may go: the same people as the policy's abilities
 * to plan, to edit ingredients, to tick and to assign. It lets a write prove its own right in one statement, over
 * `trips t` and the viewer's own `participants p`; where it finds no row, the gates above say why.
 * @param viewerId parameter with the viewer's id
 * @param openUntil parameter with {@link earliestOpenEndDate}
 */
export function memberOfOpenTrip(viewerId: `$${number}`, openUntil: `$${number}`): string {
  return `(p.user_id = ${viewerId} and p.invite_status = 'accepted' and t.end_date >= ${openUntil})`;
}

/**
 * An id out of a path or an argument.
 * @param label starts the sentence about it: "Trip id"
 * @throws BAD_USER_INPUT when it is no UUID
 */
export function readId(label: string, rawId: unknown): string {
  return readInput(z.object({ id: idField(label) }), { id: rawId }).id;
}

function decide<Access extends TripAccess>(
  ctx: Ctx,
  access: Access | null,
  abilities: Abilities,
  noun: string,
): Access {
  const notFound = (): AppError => new AppError('NOT_FOUND', `There is no such ${noun}.`);
  if (access === null) throw notFound();
  const { trip, participant } = access;
  const allowed = tripAbilities(trip, participant, ctx.now());
  if (!allowed.has('view')) throw notFound();
  const refused = abilities.filter((ability) => !allowed.has(ability));
  if (refused.length === 0) {
    fromJson(trip);
    fromJson(participant);
    return access;
  }
  if (refused.every((ability) => isOnlyLocked(trip, participant, ability)))
    throw new AppError('TRIP_COMPLETED', 'This trip is completed and can no longer be changed.');
  throw new AppError('FORBIDDEN', 'Only an organizer of the trip can do this.');
}
