import { msg } from '../../../../domain/text/message.ts';
import {
  mealChangeFields,
  newMealFields,
  type MealChangeFields,
  type NewMealFields,
} from '../../../../domain/plan/mealFields.ts';
import { typedMinutes } from '../../../../domain/plan/recipeFacts.ts';
import {
  asStored,
  minutesAt,
  recipeTextFor,
  stepsFor,
  type TextsFor,
} from '../../../../domain/recipes/kitchen/mealTexts.ts';
import { recordAudit } from '../../access/audit.ts';
import { inTrip, requireDay, requireMeal, requireViewer, type MealAccess } from '../../access/require.ts';
import { requireLockedMeal, requireLockedTrip, requireSteadyTrip } from '../../access/requireLocked.ts';
import { keepSharesOfMeals } from '../../costs/keepCosts.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { changeVersioned } from '../../db/changeVersioned.ts';
import { insertRows, newRow } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError, violates, type VersionConflict, notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { lockAssignee } from '../../access/assignee.sql.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { lockIngredients, lockMeal, lockMeals } from './meal.sql.ts';
import { keepDeleted } from '../deletedMeal/deletedMeal.service.ts';
import { prepareMove } from './moveMeal.service.ts';
import { requirePartGrant, withoutHealth } from '../dish/dishPart.service.ts';
import {
  promoteNextDishes,
  markOthers,
  placeBeside,
  requireSingleDishes,
} from '../dish/slotDishes.service.ts';

/**
 * Adds a meal to an empty slot, or beside its dishes, or marks the slot as `not_needed`.
 * @throws as {@link requireTrip}, CONFLICT for a taken slot
 */
export async function createMeal(ctx: Ctx, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const fields = readInput(newMealFields, rawInput);
  requirePartGrant(ctx, fields.forWhom);
  try {
    return await changeTrip(ctx, async (tx) => {
      // What is not needed is a slot, not a dish beside others.
      const isBeside = fields.beside === true && fields.status !== 'not_needed';
      // Places beside others are given one by one.
      const requireOpen = isBeside ? requireLockedTrip : requireSteadyTrip;
      const { trip, participant } = await requireOpen(tx, fields.tripId, 'plan_meals');
      requireDay(trip, fields.date);
      const position = isBeside ? await placeBeside(tx, fields) : 0;
      const meal = await insertMeal(tx, fields, position);
      return changed(meal, changeBy(participant, 'MEALS', [meal.id]));
    });
  } catch (error) {
    if (violates(error, 'meals_slot_key')) throw slotTaken(error);
    if (violates(error, 'meals_trip_fkey')) throw notFound('trip', error);
    throw error;
  }
}

async function insertMeal(tx: Ctx, { beside: _, ...fields }: NewMealFields, position: number): Promise<Meal> {
  const isInstead = position > 0 && fields.isInstead === true;
  const meal = Object.assign(newMeal(tx, fields), { position, isInstead });
  if (meal.assignedToId !== null) await lockAssignee(tx, meal.tripId, meal.assignedToId, 'assignedToId');
  await insertRows(tx.db, Meal, [meal]);
  return meal;
}

/** An unsaved meal, not suggested. */
export function newMeal(
  ctx: Ctx,
  { servings: servingsQuarters, ...fields }: Omit<NewMealFields, 'beside'>,
): Meal {
  const minutes = typedMinutes(fields, null);
  return newRow(Meal, { ...fields, minutes, servingsQuarters, id: newId(), createdAt: ctx.now() });
}

/**
 * Changes a meal: absent fields stay, null clears. Another date or type moves it to that empty slot, or beside the dishes
 * there, alone or with all dishes of its slot. Its status is that of its slot. The first dish is instead of no other.
 * @throws as {@link requireTrip}, CONFLICT for a taken slot, one that is not needed, or without `wholeSlot` is to be and
 * has several dishes, and with `conflict` for fields that changed after the input's version
 */
export async function updateMeal(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const {
    version,
    servings: servingsQuarters,
    beside,
    wholeSlot,
    ...changes
  } = readInput(mealChangeFields, rawInput);
  requirePartGrant(ctx, changes.forWhom);
  try {
    return await changeTrip(ctx, async (tx) => {
      const access = await mealToChange(tx, rawMealId, changes);
      const { trip, meal, participant } = access;
      const { date = meal.date, type = meal.type, status = meal.status, assignedToId } = changes;
      const isMove = date !== meal.date || type !== meal.type;
      if (isMove) requireDay(trip, date);
      if (changes.status === 'not_needed' && wholeSlot !== true)
        await requireSingleDishes(tx, meal, [meal.type]);
      if (typeof assignedToId === 'string') await lockAssignee(tx, meal.tripId, assignedToId, 'assignedToId');
      const isBeside = beside === true && status !== 'not_needed';
      const move = { date, type, beside: isBeside, wholeSlot: wholeSlot === true };
      const moved = isMove ? await prepareMove(tx, access, move) : null;
      const { position = meal.position } = moved?.changes ?? {};
      const stored = {
        ...changes,
        ...moved?.changes,
        ...asStored(changes, meal, tableFor(tx, meal)),
        ...(position === 0 && changes.isInstead === true && { isInstead: false }),
      };
      const updated = await changeVersioned(
        tx.db,
        Meal,
        { tripId: meal.tripId, id: meal.id },
        { ...stored, minutes: typedMinutes(stored, meal.recipe), servingsQuarters },
        {
          version,
          stamp: stampOf(participant, tx.now()),
          inApi: (conflict) => withoutHealth(ctx, inPortions(conflict)),
        },
      );
      if (updated === null) throw noSuchMeal();
      if (!updated.isChanged) return unchanged(updated.row);
      const marked = changes.status === undefined ? [] : await markOthers(tx, updated.row, participant);
      const others =
        moved === null ? marked : [...marked, ...moved.ids, ...(await promoteNextDishes(tx, participant))];
      return changed(
        updated.row,
        changeBy(participant, 'MEALS', [meal.id, ...others]),
        ...(moved?.costs ?? []),
      );
    });
  } catch (error) {
    if (violates(error, 'meals_slot_key')) throw slotTaken(error);
    throw error;
  }
}

/** With a lock on the trip, and read after it, where other dishes of its slot, or of another one, count. */
async function mealToChange(
  tx: Ctx,
  rawMealId: unknown,
  { date, type, status, forWhom, isInstead }: MealChangeFields,
): Promise<MealAccess> {
  const access = await requireMeal(tx, rawMealId, 'plan_meals');
  const { tripId, ...meal } = access.meal;
  const isMove = (date ?? meal.date) !== meal.date || (type ?? meal.type) !== meal.type;
  const changesPart = forWhom !== undefined || isInstead !== undefined;
  if (!isMove && !changesPart && status === undefined) return access;
  return requireLockedMeal(tx, inTrip(tripId, meal.id), 'plan_meals');
}

/** With `servings` as in answers. */
export function inPortions({ fields, current, ...others }: VersionConflict): VersionConflict {
  const { servingsQuarters, ...values } = current;
  return {
    ...others,
    fields: fields.map((field) => (field === 'servingsQuarters' ? 'servings' : field)),
    current: { ...values, servings: servingsQuarters === null ? null : Number(servingsQuarters) / 4 },
  };
}

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED */
export async function deleteMeal(ctx: Ctx, rawMealId: unknown): Promise<Meal> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const { trip, meal, participant } = await requireLockedMeal(tx, rawMealId, 'plan_meals');
    const costs = await keepSharesOfMeals(tx, trip, participant, [meal.id]);
    // Lock order: the cascade would take ingredients in any order.
    await lockMeal.all(tx.db, [meal.tripId, meal.id]);
    await lockIngredients.all(tx.db, [meal.tripId, meal.id]);
    await keepDeleted(tx, meal);
    const { affected } = await tx.db.delete(Meal, { tripId: meal.tripId, id: meal.id });
    if (affected !== 1) throw noSuchMeal();
    await recordAudit(tx, 'delete_meal', { tripId: meal.tripId, subjectId: meal.id });
    const ids = [meal.id, ...(await promoteNextDishes(tx, participant))];
    return changed(meal, changeBy(participant, 'MEALS', ids), ...costs);
  });
}

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND */
export async function readMeal(ctx: Ctx, rawMealId: unknown): Promise<Meal> {
  const { meal } = await requireMeal(ctx, rawMealId, 'view');
  return meal;
}

/** Locks all meals of a trip, by id. */
export function lockMealsOf(tx: Ctx, trip: Trip): Promise<Meal[]> {
  return lockMeals.all(tx.db, [trip.id]);
}

export function cookOf(ctx: Ctx, { tripId, assignedToId }: Readonly<Meal>): MaybePromise<Participant | null> {
  return assignedToId === null ? null : ctx.loaders.participant.get({ tripId, id: assignedToId });
}

function noSuchMeal(): AppError {
  return notFound('meal');
}

/** For the violation of `meals_slot_key`. */
export function slotTaken(cause: unknown): AppError {
  return new AppError('CONFLICT', msg('meal.slotTaken', 'This slot already has a meal.'), { cause });
}

/** Portions that its amounts are written for; null: they are fixed. */
export function servingsOf({ servingsQuarters }: Pick<Meal, 'servingsQuarters'>): number | null {
  return servingsQuarters === null ? null : servingsQuarters / 4;
}

/** Steps for those who get it. */
export function instructionsOf(ctx: Ctx, meal: Readonly<Meal>): string[] {
  return [...stepsFor(meal, tableFor(ctx, meal))];
}

/** Servings and time for those who get it, or what people wrote. */
export function recipeOf(ctx: Ctx, meal: Readonly<Meal>): string | null {
  return recipeTextFor(meal, tableFor(ctx, meal));
}

/** For those who get it. */
export function minutesOf(ctx: Ctx, meal: Readonly<Meal>): number | null {
  return minutesAt(meal, tableFor(ctx, meal));
}

function tableFor(ctx: Ctx, meal: Readonly<Meal>): TextsFor {
  return { portionQuarters: portionsOf(ctx, meal) * 4, servingsQuarters: meal.servingsQuarters };
}

/** Of those who get it. */
export function portionsOf(ctx: Ctx, { id, portionQuarters }: Readonly<Meal>): number {
  return (ctx.loaders.changedPortions.get(id) ?? portionQuarters) / 4;
}

export function ingredientCount(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<number> {
  return ctx.loaders.ingredientTallyOfMeal.derive(meal, ({ count }) => count);
}

export function purchasedIngredientCount(ctx: Ctx, meal: Readonly<Meal>): MaybePromise<number> {
  return ctx.loaders.ingredientTallyOfMeal.derive(meal, ({ purchased }) => purchased);
}
