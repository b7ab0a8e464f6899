import { listedName } from '../../../domain/shopping/food/listedName.ts';
import { msg } from '../../../domain/text/message.ts';
import type { RestrictionReading } from '../../../domain/food/restriction/restrictionReading.ts';
import { foodKey } from '../../../domain/shopping/food/foodKey.ts';
import {
  readTripImport,
  tripsOfBackup,
  type Imported,
  type ImportedIngredient,
  type ImportedMeal,
  type LeftOut,
  type TripImport,
} from '../../../domain/trip/transfer/tripImport.ts';
import { importFields } from '../../../domain/trip/transfer/tripImportFields.ts';
import { countAgainst, type Limit } from '../access/limits/limits.ts';
import { requireTrip, requireViewer } from '../access/require.ts';
import { lockViewer } from '../access/identity/userLock.sql.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import { insertRows } from '../db/rows.ts';
import { AppError, badInput } from '../base/errors.ts';
import { once } from '../ctx/idempotency.sql.ts';
import { newId } from '../base/ids.ts';
import { readInput } from '../base/input.ts';
import { inOwnTurn } from '../base/ownTurn.ts';
import { insertChargedTrip } from './createTrip.service.ts';
import { importEaters } from '../people/eater/importEaters.sql.ts';
import { requireUnderstood } from '../people/eater/requireUnderstood.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';

/** The largest file, 30,000 ingredients, takes about four seconds. */
const IMPORTS: Limit = {
  name: 'import_trip',
  times: 30,
  seconds: 3600,
  message: msg('tripImport.tooMany', 'You have imported too many trips. Please try again later.'),
};

/**
 * Creates and charges a trip from an export, all or nothing. Its only participant is the viewer, at the table as in the
 * file with their companions; nothing is purchased. A repeated `Idempotency-Key` returns the first trip.
 * @param readRawFile parses an export of one trip; called once, to free the raw file
 * @param rawStartDate shifts all days; null keeps them
 * @throws UNAUTHENTICATED, BAD_USER_INPUT with the place in the file, CONFLICT for a key of another trip,
 * PAYMENT_REQUIRED, RATE_LIMITED
 */
export async function importTrip(
  ctx: Ctx,
  readRawFile: () => unknown,
  rawStartDate: unknown,
): Promise<{ readonly trip: Trip; readonly leftOut: LeftOut }> {
  const viewer = requireViewer(ctx);
  await countAgainst(ctx, IMPORTS, viewer.id);
  const { plan, restrictionReading } = await inOwnTurn(() => readFile(readRawFile(), rawStartDate));
  const trip = await changeTrip(ctx, async (tx) => {
    const id = newId();
    const first = await once(tx, { viewer, operation: 'import_trip', request: plan, resultId: id });
    if (first.isRepeat) return unchanged((await requireTrip(tx, first.resultId, 'view')).trip);
    const { fields, meals, items, shoppingPlan, eaters } = plan;
    const creator = await lockViewer(tx, viewer);
    const { trip: made, organizer } = await insertChargedTrip(tx, creator, {
      id,
      dietaryRestrictions: restrictionReading.texts,
      restrictionReading,
      shoppingPlan,
      ...fields,
    });
    await insertPlan(tx, id, meals, items);
    await importEaters(tx, organizer, creator.name, eaters);
    return changed(made, changeBy(organizer, 'TRIP'));
  });
  return { trip, leftOut: plan.leftOut };
}

function readFile(
  rawFile: unknown,
  rawStartDate: unknown,
): { readonly plan: TripImport; readonly restrictionReading: RestrictionReading } {
  const { startDate = null } = readInput(importFields, { startDate: rawStartDate });
  const [rawTrip, ...others] = valueOf(tripsOfBackup(rawFile));
  if (others.length > 0)
    throw badInput(
      'trips',
      msg('tripImport.severalTrips', 'This backup has {count} trips. Please send it with only one.', {
        count: others.length + 1,
      }),
    );
  const plan = valueOf(readTripImport(rawTrip, startDate), ['trips', 0]);
  const field = 'trips.0.dietaryRestrictions';
  return { plan, restrictionReading: requireUnderstood(plan.dietaryRestrictions, { field }) };
}

function valueOf<Value>(imported: Imported<Value>, place: readonly PropertyKey[] = []): Value {
  if (imported.isRead) return imported.value;
  const { message, path } = imported;
  const field = path[0] === 'startDate' && path.length === 1 ? path : [...place, ...path];
  throw new AppError(
    'BAD_USER_INPUT',
    message,
    field.length === 0 ? {} : { field: field.map(String).join('.') },
  );
}

/** Ids sort by creation, so ingredients keep the file's order. */
async function insertPlan(
  tx: Ctx,
  tripId: string,
  meals: readonly ImportedMeal[],
  items: readonly ImportedIngredient[],
): Promise<void> {
  const isNew = { tripId, createdAt: tx.now() };
  const rows = meals.map(({ ingredients, ...meal }) => ({
    meal: { ...meal, ...isNew, id: newId() },
    ingredients,
  }));
  const parts = [
    ...rows.map(({ meal, ingredients }) => ({ mealId: meal.id, ingredients })),
    { mealId: null, ingredients: items },
  ];
  const ingredients = parts.flatMap(({ mealId, ingredients: some }) =>
    some.map(({ isOptimized, ...ingredient }) => ({
      ...ingredient,
      ...isNew,
      id: newId(),
      mealId,
      mergedAs: isOptimized ? foodKey(listedName(ingredient)) : null,
    })),
  );
  await insertRows(
    tx.db,
    Meal,
    rows.map(({ meal }) => meal),
  );
  await insertRows(tx.db, Ingredient, ingredients);
}
