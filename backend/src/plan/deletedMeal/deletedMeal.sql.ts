import { columnsOf, tableOf, type EntityClass } from '../../db/columns.ts';
import { statement, type Statement } from '../../db/statement.ts';
import { ReceiptMeal } from '../../entities/costs/receiptMeal.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { FieldVersions } from '../../entities/fieldVersions.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { MealVote } from '../../entities/mealVote.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';

/** Its values as JSON has them: times are texts. */
type Kept<Row> = { readonly [Property in keyof Row]: Row[Property] };

interface Versioned {
  readonly fieldVersions: FieldVersions;
}

/** A meal and the rows that go with it. */
export interface DeletedRows {
  readonly meal: Kept<Meal> & Versioned;
  /** The dish that became the first of its slot, as it was. */
  readonly next: Kept<Pick<Meal, 'id' | 'position' | 'forWhom' | 'isInstead'>> | null;
  readonly ingredients: readonly (Kept<Ingredient> & Versioned)[];
  readonly votes: readonly Kept<MealVote>[];
  readonly settled: readonly Kept<SettledConflict>[];
  readonly receiptMeals: readonly Kept<ReceiptMeal>[];
}

/** $1 trip, $2 meal. */
export const versionsOfMeal = statement<Versioned>(
  'versions_of_deleted_meal',
  'select m.field_versions as "fieldVersions" from meals m where m.trip_id = $1 and m.id = $2',
);

/** $1 trip, $2 meal. */
export const ingredientsOfMeal = statement<Ingredient & Versioned>(
  'ingredients_of_deleted_meal',
  `select ${columnsOf(Ingredient, 'i')}, i.field_versions as "fieldVersions" from ingredients i
   where i.trip_id = $1 and i.meal_id = $2`,
);
export const votesOfMeal = rowsOfMeal(MealVote);
export const settledOfMeal = rowsOfMeal(SettledConflict);
export const receiptsOfMeal = rowsOfMeal(ReceiptMeal);

/** $1 trip, $2 meal. */
function rowsOfMeal<Row>(entity: EntityClass<Row>): Statement<Row> {
  const table = tableOf(entity);
  return statement<Row>(
    `${table}_of_deleted_meal`,
    `select ${columnsOf(entity, 'r')} from ${table} r where r.trip_id = $1 and r.meal_id = $2`,
  );
}

export const keepRows = statement<never>(
  'keep_deleted_meal',
  'insert into deleted_meals (trip_id, id, rows) values ($1, $2, $3)',
);

/** $1 trip, $2 meal. */
export const takeRows = statement<{ readonly rows: DeletedRows }>(
  'take_deleted_meal',
  `delete from deleted_meals where trip_id = $1 and id = $2 and created_at > now() - interval '1 day' returning rows`,
);

/** $1 trip, $2 meal, $3 JSON. */
export const restoreVersionsOfMeal = statement<never>(
  'restore_versions_of_meal',
  'update meals set field_versions = $3::jsonb where trip_id = $1 and id = $2',
);

/** $1 trip, $2 rows as JSON. */
export const restoreVersionsOfIngredients = statement<never>(
  'restore_versions_of_ingredients',
  `update ingredients i set field_versions = new."fieldVersions"
   from jsonb_to_recordset($2::jsonb) new (id uuid, "fieldVersions" jsonb) where i.trip_id = $1 and i.id = new.id`,
);
