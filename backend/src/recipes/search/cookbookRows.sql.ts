import type { DataSource, EntityManager } from 'typeorm';
import { statement } from '../../db/statement.ts';
import { cookbookRecipes } from '../recipe/cookbookRecipes.ts';

const COLUMNS = ['name', 'description', 'minutes', 'ingredients', 'instructions', 'meal_types', 'equipment'];
const values = (of: string) => COLUMNS.map((column) => `${of}.${column}`).join(', ');

/** Ids sorted, against deadlocks of two servers. */
const keepRows = statement<never>(
  'keep_cookbook_rows',
  `with given as (
     select id, name, description, minutes, ingredients, array(select jsonb_array_elements_text(instructions)) as instructions,
       array(select jsonb_array_elements_text(meal_types)) as meal_types,
       array(select jsonb_array_elements_text(equipment)) as equipment
     from jsonb_to_recordset($1::jsonb) r (id text, name text, description text, minutes smallint, ingredients jsonb,
       instructions jsonb, meal_types jsonb, equipment jsonb)
   ), gone as (
     delete from cookbook_recipes c where not exists (select from given where given.id = c.id)
   )
   insert into cookbook_recipes as kept (id, ${COLUMNS.join(', ')})
   select given.id, ${values('given')} from given order by given.id
   on conflict on constraint cookbook_recipes_pkey do update set (${COLUMNS.join(', ')}) = (${values('excluded')})
   where (${values('kept')}) is distinct from (${values('excluded')})`,
);

const kept = new WeakMap<DataSource, Promise<unknown>>();

/** Writes what the search reads of the cookbook, once a process and database. */
export async function keepCookbookRows(db: EntityManager): Promise<void> {
  const before = kept.get(db.dataSource);
  const writing = before ?? keepRows.all(db.dataSource.manager, [rows()]);
  kept.set(db.dataSource, writing);
  try {
    await writing;
  } catch (error) {
    kept.delete(db.dataSource);
    throw error;
  }
}

function rows(): string {
  return JSON.stringify(
    [...cookbookRecipes().values()].map(({ mealTypes, ingredients, ...recipe }) => ({
      id: recipe.id,
      name: recipe.name,
      description: recipe.description,
      minutes: recipe.minutes,
      instructions: recipe.instructions,
      meal_types: mealTypes,
      equipment: recipe.equipment,
      ingredients: ingredients.map(({ name }) => ({ name })),
    })),
  );
}
