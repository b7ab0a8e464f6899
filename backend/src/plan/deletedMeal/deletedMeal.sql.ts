import { columnsOf, tableOf, type EntityClass } from '../../db/columns.ts';
import { statement, type Statement } from '../../db/statement.ts';
import { ReceiptMeal } from '../../entities/costs/receiptMeal.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { MealVote } from '../../entities/mealVote.entity.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';

/** Its values as JSON has them: times are texts. */
type Kept<Row> = { readonly [Property in keyof Row]: Row[Property] };

/** A meal and the rows that go with it. */
export interface DeletedRows {
  readonly meal: Kept<Meal>;
  readonly ingredients: readonly Kept<Ingredient>[];
  readonly votes: readonly Kept<MealVote>[];
  readonly settled: readonly Kept<SettledConflict>[];
  readonly receiptMeals: readonly Kept<ReceiptMeal>[];
}

export const ingredientsOfMeal = rowsOfMeal(Ingredient);
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
