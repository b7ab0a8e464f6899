import * as z from 'zod/mini';
import { msg } from '../../../domain/text/message.ts';
import { idField } from '../../../domain/text/text.ts';
import type { TripAbility } from './tripAbility.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { AppError, badInput, unauthenticated, foundOr404 } from '../base/errors.ts';
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
import type { MaybePromise } from '../reads/lookup.ts';
import { isOnlyLocked, tripAbilities } from './policy.ts';
import { isGranted } from './token/grant.ts';
import { tripIdOf } from './tripIdOf.sql.ts';

/** A trip, and the viewer's row that proves access. */
export interface TripAccess {
  readonly trip: Trip;
  readonly participant: Participant;
}

export interface MealAccess extends TripAccess {
  readonly meal: Meal;
}

export interface IngredientAccess extends TripAccess {
  readonly ingredient: Ingredient;
}

export type Abilities = readonly [TripAbility, ...TripAbility[]];

const ID_FIELDS = {
  account: z.object({ id: idField(msg('field.accountId', 'Account id')) }),
  trip: z.object({ id: idField(msg('field.tripId', 'Trip id')) }),
  participant: z.object({ id: idField(msg('field.participantId', 'Participant id')) }),
  invitation: z.object({ id: idField(msg('field.participantId', 'Participant id')) }),
  meal: z.object({ id: idField(msg('field.mealId', 'Meal id')) }),
  ingredient: z.object({ id: idField(msg('field.ingredientId', 'Ingredient id')) }),
  eater: z.object({ id: idField(msg('field.eaterId', 'Eater id')) }),
  receipt: z.object({ id: idField(msg('field.receiptId', 'Receipt id')) }),
  transfer: z.object({ id: idField(msg('field.transferId', 'Transfer id')) }),
  recipe: z.object({ id: idField(msg('field.recipeId', 'Recipe id')) }),
  identity: z.object({ id: idField(msg('field.identityId', 'Identity id')) }),
  session: z.object({ id: idField(msg('field.sessionId', 'Session id')) }),
  token: z.object({ id: idField(msg('field.tokenId', 'Token id')) }),
  webhook: z.object({ id: idField(msg('field.webhookId', 'Webhook id')) }),
  delivery: z.object({ id: idField(msg('field.deliveryId', 'Delivery id')) }),
} as const;
type Noun = keyof typeof ID_FIELDS;

/** @throws UNAUTHENTICATED */
export function requireViewer(ctx: Ctx): Viewer {
  if (ctx.viewer === null) throw unauthenticated();
  return ctx.viewer;
}

export function isViewer(ctx: Ctx, { userId }: Readonly<Participant>): boolean {
  return userId !== null && userId === ctx.viewer?.id;
}

/** @throws UNAUTHENTICATED, FORBIDDEN */
export function requireAdmin(ctx: Ctx): Viewer {
  const viewer = requireViewer(ctx);
  if (!viewer.isAdmin)
    throw new AppError('FORBIDDEN', msg('admin.only', 'Only admins of this installation can see this.'));
  return viewer;
}

/**
 * The trip, if the viewer has all abilities.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT for a malformed id, NOT_FOUND for outsiders, FORBIDDEN, TRIP_COMPLETED
 */
export async function requireTrip(
  ctx: Ctx,
  rawTripId: unknown,
  ...abilities: Abilities
): Promise<TripAccess> {
  return (await requireTripThrough(tripAccess, ctx, rawTripId, ...abilities)).access;
}

/**
 * Adds the gate's columns.
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
  const found = foundOr404(await gate.find.first(ctx.db, values), 'trip');
  return { access: accessTo(ctx, found, abilities, 'trip'), more: found };
}

class RowInTrip {
  constructor(
    readonly tripId: unknown,
    readonly id: unknown,
  ) {}
}

/** A row of a trip as services take it, if the caller may name the trip, too: nothing is then looked up. */
export function inTrip(rawTripId: unknown, rawId: unknown): unknown {
  return rawTripId === undefined || rawTripId === null ? rawId : new RowInTrip(rawTripId, rawId);
}

/**
 * A row's id and the trip to look for it in; proves neither access nor that the row is there.
 * @param rawRow its id, or {@link inTrip}
 * @throws BAD_USER_INPUT, NOT_FOUND with the noun
 */
export async function readRow(
  ctx: Ctx,
  noun: Parameters<typeof tripIdOf>[1],
  rawRow: unknown,
): Promise<{ readonly tripId: string; readonly id: string }> {
  if (rawRow instanceof RowInTrip)
    return { tripId: readId('trip', rawRow.tripId), id: readId(noun, rawRow.id) };
  const id = readId(noun, rawRow);
  return { tripId: foundOr404(await tripIdOf(ctx.db, noun, id), noun), id };
}

/** {@link requireTrip} that speaks of the row whose trip it is. */
export async function requireTripAs(
  ctx: Ctx,
  noun: Noun,
  tripId: string,
  ...abilities: Abilities
): Promise<TripAccess> {
  const viewer = requireViewer(ctx);
  const found = foundOr404(await tripAccess.find.first(ctx.db, [tripId, viewer.id]), noun);
  return accessTo(ctx, found, abilities, noun);
}

/** @throws as {@link requireTrip} */
export async function requireMeal(
  ctx: Ctx,
  rawMealId: unknown,
  ...abilities: Abilities
): Promise<MealAccess> {
  const viewer = requireViewer(ctx);
  const { tripId, id } = await readRow(ctx, 'meal', rawMealId);
  const found = foundOr404(await mealAccess.first(ctx.db, [tripId, id, viewer.id]), 'meal');
  return { ...accessTo(ctx, found, abilities, 'meal'), meal: MEAL.read(found.meal, {}) };
}

/** @throws as {@link requireTrip} */
export async function requireIngredient(
  ctx: Ctx,
  rawIngredientId: unknown,
  ...abilities: Abilities
): Promise<IngredientAccess> {
  const viewer = requireViewer(ctx);
  const { tripId, id } = await readRow(ctx, 'ingredient', rawIngredientId);
  const found = foundOr404(await ingredientAccess.first(ctx.db, [tripId, id, viewer.id]), 'ingredient');
  const access = accessTo(ctx, found, abilities, 'ingredient');
  return { ...access, ingredient: INGREDIENT.read(found.ingredient, {}) };
}

/** @throws BAD_USER_INPUT unless a UUID */
export function readId(noun: Noun, rawId: unknown): string {
  return readInput(ID_FIELDS[noun], { id: rawId }).id;
}

/** @throws FORBIDDEN without the role, TRIP_COMPLETED if only completion forbids it */
export function requireAbilities(ctx: Ctx, { trip, participant }: TripAccess, abilities: Abilities): void {
  const allowed = tripAbilities(trip, participant, ctx.now());
  const refused = abilities.filter((ability) => !allowed.has(ability));
  if (refused.length === 0) return;
  if (refused.every((ability) => isOnlyLocked(trip, participant, ability)))
    throw new AppError(
      'TRIP_COMPLETED',
      msg('trip.completed', 'This trip is completed and can no longer be changed.'),
    );
  throw new AppError('FORBIDDEN', msg('trip.organizersOnly', 'Only an organizer of the trip can do this.'));
}

/** The trip of a row that the viewer may see. @throws NOT_FOUND if just deleted */
export function tripOf(ctx: Ctx, { tripId }: { readonly tripId: string }): MaybePromise<Trip> {
  return ctx.loaders.trip.derive(tripId, (trip) => foundOr404(trip, 'trip'));
}

/** @throws NOT_FOUND with the noun for outsiders, else as {@link requireAbilities} */
export function accessTo(ctx: Ctx, found: FoundAccess, abilities: Abilities, noun: Noun): TripAccess {
  const access = { trip: TRIP.read(found.trip, {}), participant: OWN.read(found.participant, {}) };
  const { trip, participant } = access;
  const isSeen = isGranted(ctx.grant, trip.id) && tripAbilities(trip, participant, ctx.now()).has('view');
  foundOr404(isSeen ? access : null, noun);
  requireAbilities(ctx, access, abilities);
  return access;
}

/** @param field of the input that names somebody else */
export function notOfTrip(field: string): AppError {
  return badInput(field, msg('trip.participantElsewhere', 'Please choose a participant of this trip.'));
}

/** @param field of the input that names somebody who has not accepted, or another trip's participant */
export function notAccepted(field: string): AppError {
  return badInput(
    field,
    msg('trip.assigneeNotAccepted', 'Please choose an accepted participant of this trip.'),
  );
}

/**
 * @param field of the input, for the error
 * @throws BAD_USER_INPUT for a day outside of the trip
 */
export function requireDay({ startDate, endDate }: Trip, date: string, field = 'date'): void {
  if (date < startDate || date > endDate)
    throw badInput(field, msg('trip.dateOutside', 'The date has to be a day of the trip.'));
}
