import { newId } from '../src/base/ids.ts';
import type { Participant } from '../src/entities/participant.entity.ts';
import { Recipe } from '../src/entities/recipe/recipe.entity.ts';
import { SharedRecipe } from '../src/entities/recipe/sharedRecipe.entity.ts';
import { insert, type Person } from './build.ts';
import type { World } from './world.ts';

/** A recipe of the person's book, by default a stew for four. */
export async function buildRecipe(
  world: World,
  { user }: Person,
  overrides: Partial<Recipe> = {},
): Promise<Recipe> {
  return insert(world, Recipe, {
    id: newId(),
    ownerId: user.id,
    name: "Grandma's stew",
    description: null,
    servingsQuarters: 16,
    minutes: 90,
    difficulty: 'easy',
    instructions: ['Brown the beef.', 'Simmer it.'],
    ingredients: [
      { name: 'Ground beef', quantity: '2', unit: 'lb', notes: null, alternatives: ['Lentils'] },
      { name: 'Onions', quantity: '3', unit: null, notes: 'chopped', alternatives: [] },
    ],
    mealTypes: ['dinner'],
    equipment: [],
    sourceUrl: null,
    sourceName: null,
    version: 1,
    createdAt: world.deps.now(),
    updatedAt: world.deps.now(),
    ...overrides,
  });
}

/** Shares a recipe with the trip of its owner's participant. */
export async function buildShare(world: World, recipe: Recipe, owner: Participant): Promise<SharedRecipe> {
  const ids = { recipeId: recipe.id, sharedById: owner.id };
  return insert(world, SharedRecipe, { tripId: owner.tripId, ...ids, sharedAt: world.deps.now() });
}
