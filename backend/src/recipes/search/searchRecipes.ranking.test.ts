import searches from '../../../../domain/testdata/recipeSearches.json' with { type: 'json' };
import type { MealType } from '../../../../domain/plan/meal.ts';
import {
  buildIngredients,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { buildRecipe, buildShare } from '../../../test/buildRecipe.ts';
import { testWorld } from '../../../test/world.ts';

type Dish = readonly string[];
/** Name, meal type, ingredients and description. */
function fieldsOf([name = '', type = '', ingredients = '', description = '']: Dish) {
  const names = ingredients.split(', ');
  // The file names meal types.
  return { name, type: type as MealType, description, names };
}

const world = testWorld();
let maya: Person;

async function keep(person: Person, dish: Dish) {
  const { name, type, description, names } = fieldsOf(dish);
  const ingredients = names.map((one) => ({
    name: one,
    quantity: null,
    unit: null,
    notes: null,
    alternatives: [],
  }));
  return buildRecipe(world, person, { name, description, ingredients, mealTypes: [type], instructions: [] });
}

beforeAll(async () => {
  maya = await buildPerson(world);
  const sam = await buildPerson(world, { name: 'Sam' });
  const trip = await buildTrip(world, maya);
  const samRow = await buildParticipant(world, trip, sam);
  for (const dish of searches.book) await keep(maya, dish);
  for (const dish of searches.shared) await buildShare(world, await keep(sam, dish), samRow);
  for (const dish of searches.cooked) {
    const { name, type, description, names } = fieldsOf(dish);
    const meal = await buildMeal(world, trip, { name, type, description });
    await buildIngredients(
      world,
      names.map((one) => [meal, { name: one }]),
    );
  }
});

async function found(search: string): Promise<string[]> {
  const { body } = await maya.client.rest('GET', `/api/recipes?limit=3&search=${encodeURIComponent(search)}`);
  // As the presenter makes it.
  return (body as { name: string }[]).map(({ name }) => name);
}

test.each(searches.searches.map(({ search, first }) => [search, first] as const))(
  'a search for "%s" finds the best first',
  async (search, first) => {
    const names = await found(search);
    // Shorter lists say nothing of what follows; an empty one, that nothing is found.
    expect(first.length === 0 ? names : names.slice(0, first.length)).toEqual(first);
  },
);
