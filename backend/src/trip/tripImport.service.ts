import type { RestrictionReading } from '../../../domain/food/restriction/restrictionReading.ts';
import { chosenName } from '../../../domain/shopping/ingredient/ingredient.ts';
import { shoppingKey } from '../../../domain/shopping/list/shopping.ts';
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
import { statement } from '../db/statement.ts';
import { AppError } from '../base/errors.ts';
import { once } from '../ctx/idempotency.sql.ts';
import { newId } from '../base/ids.ts';
import { readInput } from '../base/input.ts';
import { inOwnTurn } from '../base/ownTurn.ts';
import { insertChargedTrip } from './createTrip.service.ts';
import { importTable } from '../people/eater/importTable.sql.ts';
import { requireUnderstood } from '../people/eater/requireUnderstood.ts';
import type { Trip } from '../entities/trip.entity.ts';

/** The largest file, 30,000 ingredients, takes about four seconds. */
const IMPORTS: Limit = {
  name: 'import_trip',
  times: 30,
  seconds: 3600,
  message: 'You have imported too many trips. Please try again later.',
};

const insertMeals = statement<never>(
  'insert_imported_meals',
  `insert into meals (id, trip_id, date, type, name, description, instructions, recipe, cooking, status,
     is_ai_generated, servings_quarters, created_at)
   select new.id, $1, new.date, new.type, new.name, new.description,
     array(select step from jsonb_array_elements_text(new.instructions) with ordinality steps (step, number)
       order by number),
     new.recipe, new.cooking, new.status, new."isAiGenerated", new."servingsQuarters", $2
   from jsonb_to_recordset($3::jsonb) new (id uuid, date date, type text, name text, description text,
     instructions jsonb, recipe text, cooking jsonb, status text, "isAiGenerated" boolean,
     "servingsQuarters" smallint)`,
);

const insertIngredients = statement<never>(
  'insert_imported_ingredients',
  `insert into ingredients (id, trip_id, meal_id, name, quantity, unit, notes, part, used_per_portion, alternatives,
     selected_alternative, merged_as, unavailable, created_at)
   select new.id, $1, new."mealId", new.name, new.quantity, new.unit, new.notes, new.part, new."usedPerPortion",
     array(select name from jsonb_array_elements_text(new.alternatives) with ordinality others (name, number)
       order by number),
     new."selectedAlternative", new."mergedAs", new.unavailable, $2
   from jsonb_to_recordset($3::jsonb) new (id uuid, "mealId" uuid, name text, quantity text, unit text, notes text,
     part text, "usedPerPortion" jsonb, alternatives jsonb, "selectedAlternative" smallint, "mergedAs" text, unavailable jsonb)`,
);

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
    await importTable(tx, organizer, creator.name, eaters);
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
    throw new AppError(
      'BAD_USER_INPUT',
      `This backup has ${others.length + 1} trips. Please send it with only one.`,
      { field: 'trips' },
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

/** Per statement; far below the statement timeout. */
const INGREDIENTS_AT_ONCE = 2000;

/** Ids sort by creation, so ingredients keep the file's order. */
async function insertPlan(
  tx: Ctx,
  tripId: string,
  meals: readonly ImportedMeal[],
  items: readonly ImportedIngredient[],
): Promise<void> {
  const rows = meals.map(({ ingredients, ...meal }) => ({
    meal: { id: newId(), ...meal },
    ingredients,
  }));
  const parts = [
    ...rows.map(({ meal, ingredients }) => ({ mealId: meal.id, ingredients })),
    { mealId: null, ingredients: items },
  ];
  const ingredients = parts.flatMap(({ mealId, ingredients: some }) =>
    some.map(({ isOptimized, ...ingredient }) => ({
      ...{ id: newId(), mealId, ...ingredient },
      mergedAs: isOptimized ? shoppingKey(chosenName(ingredient)) : null,
    })),
  );
  await insertMeals.all(tx.db, [tripId, tx.now(), JSON.stringify(rows.map(({ meal }) => meal))]);
  for (let from = 0; from < ingredients.length; from += INGREDIENTS_AT_ONCE) {
    const some = ingredients.slice(from, from + INGREDIENTS_AT_ONCE);
    await insertIngredients.all(tx.db, [tripId, tx.now(), JSON.stringify(some)]);
  }
}
