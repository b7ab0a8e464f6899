import type { Ctx } from '../../ctx/ctx.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { lockedDishes } from '../dish/slotDishes.service.ts';
import {
  ingredientsOfMeal,
  keepRows,
  receiptsOfMeal,
  settledOfMeal,
  versionsOfMeal,
  votesOfMeal,
  type DeletedRows,
} from './deletedMeal.sql.ts';

/** Keeps a meal for a day with all that goes with it, before it is deleted. Needs a lock on the trip. */
export async function keepDeleted(tx: Ctx, meal: Meal): Promise<void> {
  const key = [meal.tripId, meal.id];
  const { fieldVersions = {} } = (await versionsOfMeal.first(tx.db, key)) ?? {};
  const [first, next] = await lockedDishes(tx, meal);
  const rows: DeletedRows = {
    meal: Object.assign(meal, { fieldVersions }),
    next: first?.id === meal.id && next !== undefined ? next : null,
    ingredients: await ingredientsOfMeal.all(tx.db, key),
    votes: await votesOfMeal.all(tx.db, key),
    settled: await settledOfMeal.all(tx.db, key),
    receiptMeals: await receiptsOfMeal.all(tx.db, key),
  };
  await keepRows.all(tx.db, [...key, JSON.stringify(rows)]);
}
