import { ingredientTextsOf } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { ofMeal, type AnyRecipe } from '../recipe/anyRecipe.ts';

/** The newest of a group that cooks for years. */
const MOST_DISHES = 1000;

type DishRow = Pick<
  Meal,
  'id' | 'tripId' | 'date' | 'type' | 'name' | 'description' | 'recipe' | 'minutes' | 'servingsQuarters'
> & {
  readonly tripName: string;
  /** As chosen. */
  readonly ingredients: readonly string[];
};

const dishesOfTrips = statement<DishRow>(
  'dishes_of_trips',
  `select m.id, m.trip_id as "tripId", m.date, m.type, m.name, m.description, m.recipe, m.minutes,
     m.servings_quarters as "servingsQuarters", t.name as "tripName",
     coalesce(array_agg(coalesce(i.alternatives[i.selected_alternative], i.name) order by i.created_at, i.id)
       filter (where i.id is not null and i.apart_of_id is null), '{}') as ingredients
   from meals m join trips t on t.id = m.trip_id and t.id = any($1)
     left join ingredients i on i.trip_id = m.trip_id and i.meal_id = m.id
     and i.trip_id = any($1)
   where m.trip_id = any($1::uuid[]) and m.name <> ''
   group by m.trip_id, m.id, t.name
   having count(i.id) > 0 or m.instructions <> '{}'
   order by m.date desc, m.id limit ${MOST_DISHES}`,
);

/** A meal of an earlier or another trip, without its steps, amounts and alternatives. */
export interface Dish {
  readonly recipe: AnyRecipe;
  readonly tripId: string;
}

/**
 * What was cooked on the trips, newest first; the same dish appears once.
 * @param slot whose own meal is left out
 */
export async function dishesOf(
  ctx: Ctx,
  tripIds: readonly string[],
  slot: Pick<Meal, 'tripId' | 'date' | 'type'> | null,
): Promise<readonly Dish[]> {
  if (tripIds.length === 0) return [];
  const rows = await dishesOfTrips.all(ctx.db, [tripIds]);
  const dishes = new Map<string, Dish>();
  for (const row of rows) {
    if (slot?.tripId === row.tripId && slot.date === row.date && slot.type === row.type) continue;
    const key = dishKey(row);
    if (!dishes.has(key)) dishes.set(key, dishOf(row));
  }
  return [...dishes.values()];
}

function dishOf(row: DishRow): Dish {
  const ingredients = row.ingredients.map((name) => ({
    name,
    quantity: null,
    unit: null,
    notes: null,
    ...ingredientTextsOf({}),
    usedPerPortion: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId: null,
  }));
  const recipe = ofMeal({ ...row, instructions: [], cooking: null }, ingredients, row.tripName);
  return { recipe, tripId: row.tripId };
}

/** Equal for the same name and the same ingredients. */
function dishKey({ name, ingredients }: DishRow): string {
  return JSON.stringify([name, ...ingredients.toSorted()]).toLowerCase();
}
