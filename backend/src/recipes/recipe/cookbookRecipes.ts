import type { Difficulty } from '../../../../domain/recipes/recipe.ts';
import { saysPerPerson } from '../../../../domain/recipes/kitchen/perPerson.ts';
import type { CookingSkill } from '../../../../domain/plan/suggestionOptions.ts';
import { cookbook, type Recipe as CookbookRecipe } from '../../plan/suggestion/cookbook/cookbook.ts';
import { cookingOf } from '../../plan/suggestion/planning/batches.ts';
import { ingredientsFor } from '../../plan/suggestion/planning/suggestedDish.ts';
import type { AnyRecipe } from './anyRecipe.ts';

/** People that a recipe of the cookbook is shown for; its pages have one portion. */
const SHOWN_FOR = 4;

const DIFFICULTY_OF: Readonly<Record<CookingSkill, Difficulty>> = {
  beginner: 'easy',
  intermediate: 'medium',
  advanced: 'hard',
};

function shown(recipe: CookbookRecipe): AnyRecipe {
  return {
    id: recipe.id,
    source: 'cookbook',
    ownerName: null,
    viewerCanEdit: false,
    version: null,
    name: recipe.name,
    description: recipe.description,
    servingsQuarters: SHOWN_FOR * 4,
    minutes: recipe.minutes,
    difficulty: DIFFICULTY_OF[recipe.skill],
    // Steps say what one person needs, so that they hold for any table.
    ingredients: ingredientsFor(recipe, SHOWN_FOR),
    instructions: recipe.instructions,
    // A filled slot says time in its own words.
    cooking: { ...cookingOf(recipe), servingLine: '', perPerson: recipe.instructions.filter(saysPerPerson) },
    mealTypes: recipe.types,
    equipment: recipe.equipment,
    sourceUrl: null,
    sourceName: null,
  };
}

let recipes: ReadonlyMap<string, AnyRecipe> | null = null;

/** By id; read once per process. */
export function cookbookRecipes(): ReadonlyMap<string, AnyRecipe> {
  recipes ??= new Map(cookbook().map((recipe) => [recipe.id, shown(recipe)]));
  return recipes;
}
