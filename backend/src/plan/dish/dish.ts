import { propertiesFor } from '../../db/columns.ts';
import { newRow } from '../../db/rows.ts';
import { Meal } from '../../entities/meal.entity.ts';

/** What moves with a dish to another slot or trip. */
const DISH_FIELDS = propertiesFor(Meal, 'in menu');

/** @param meal null: nothing yet */
export function dishOf(meal: Readonly<Meal> | null): Partial<Meal> {
  const from = meal ?? newRow(Meal, {});
  return Object.fromEntries(DISH_FIELDS.map((property) => [property, from[property]]));
}
