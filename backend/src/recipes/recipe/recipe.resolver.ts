import {
  Arg,
  Ctx as Context,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { numberText } from '../../../../domain/text/formats.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import {
  newRecipeFields,
  newRecipeListFields,
  recipeChangeFields,
  recipeIngredient,
} from '../../../../domain/recipes/recipeFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, rowId, VERSION_TEXT } from '../../base/graphqlInput.ts';
import type { AnyRecipe } from './anyRecipe.ts';
import { createRecipe, createRecipes, deleteRecipe, readRecipe, updateRecipe } from './recipe.service.ts';
import { RecipeObject } from './recipe.objects.ts';
import { shareRecipe, unshareRecipe } from './shareRecipe.service.ts';

@InputType({ description: 'An ingredient of a recipe.' })
class RecipeIngredientInput extends inputOf(recipeIngredient.shape, {
  name: 'Name, {limits}.',
  quantity: 'Quantity as text, {limits}.',
  unit: 'Unit, {limits}.',
  notes: 'Notes, {limits}.',
  alternatives: 'Alternatives, {limits}.',
  part: 'Part of the dish that it is for, "For the sauce", {limits}.',
}) {}

const RECIPE_TEXTS = {
  description: 'Description, {limits}.',
  servings: 'Portions that the amounts are written for, {limits}; null keeps amounts fixed.',
  minutes: 'Minutes that it takes, {limits}.',
  difficulty: 'How hard it is.',
  ingredients: { text: 'Ingredients in order, {limits}.', type: RecipeIngredientInput },
  instructions:
    'Steps in order, {limits} with the headings of parts: a line such as "For the sauce:" is a heading, not a step.',
  mealTypes: 'Meal types that it is for; empty: not said.',
  equipment: 'Equipment of which any one is enough; empty: not said.',
  sourceUrl: 'Web address of the source, http or https.',
  sourceName: 'Name of the source, {limits}.',
} as const;

@InputType({ description: 'A recipe for the own book.' })
class CreateRecipeInput extends inputOf(newRecipeFields.shape, {
  ...RECIPE_TEXTS,
  name: 'Name of the dish, {limits}.',
}) {}

@InputType({ description: 'Recipes for the own book.' })
class CreateRecipesInput extends inputOf(newRecipeListFields.shape, {
  recipes: { text: 'The recipes, {limits}.', type: CreateRecipeInput },
}) {}

@InputType({
  description:
    'Changes to an own recipe; omitted fields stay. Null clears texts, servings, minutes and difficulty; an empty list clears a list.',
})
class UpdateRecipeInput extends inputOf(
  { id: rowId, ...recipeChangeFields.shape },
  { ...RECIPE_TEXTS, id: 'Id of the recipe.', name: 'Name of the dish, {limits}.', version: VERSION_TEXT },
) {}

@InputType({ description: 'A recipe to delete.' })
class DeleteRecipeInput extends inputOf({ id: rowId }, { id: 'Id of the recipe.' }) {}

@InputType({ description: 'An own recipe, and a trip to share it with.' })
class ShareRecipeInput extends inputOf(
  { recipeId: rowId, tripId: rowId },
  { recipeId: 'Id of the recipe.', tripId: 'The trip.' },
) {}

@InputType({ description: 'An own recipe, and a trip that it is no longer shared with.' })
class UnshareRecipeInput extends ShareRecipeInput {}

@ObjectType({ description: 'Answer to a change of a recipe.' })
export class RecipePayload {
  @Field(() => RecipeObject, { description: 'The recipe after the change.' })
  recipe: RecipeObject;
}

@ObjectType({ description: 'Answer to createRecipes.' })
class RecipesPayload {
  @Field(() => [RecipeObject], { description: 'The new recipes in order.' })
  recipes: readonly RecipeObject[];
}

@ObjectType({ description: 'Answer to deleteRecipe.' })
class DeleteRecipePayload {
  @Field(() => ID, { description: 'Id of the deleted recipe.' })
  id: string;
}

export function payloadOf(recipe: AnyRecipe): RecipePayload {
  return { recipe: new RecipeObject(recipe) };
}

@Resolver()
export class RecipeResolver {
  @Query(() => RecipeObject, {
    description:
      'A recipe: an own one, one shared with a trip of the viewer, one of the cookbook, or a meal of a trip of the viewer.',
  })
  async recipe(
    @Arg('id', () => ID, { description: 'Id of the recipe, or of the meal.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<RecipeObject> {
    return new RecipeObject(await readRecipe(ctx, id));
  }

  @Mutation(() => RecipePayload, {
    description: `Adds a recipe to the own book, which has at most ${numberText(LIMITS.recipes)}. Takes an Idempotency-Key.`,
  })
  async createRecipe(
    @Input(CreateRecipeInput, 'The recipe.') input: CreateRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await createRecipe(ctx, input));
  }

  @Mutation(() => RecipesPayload, {
    description: 'Adds recipes to the own book, all or none. Takes an Idempotency-Key.',
  })
  async createRecipes(
    @Input(CreateRecipesInput, 'The recipes.') input: CreateRecipesInput,
    @Context() ctx: Ctx,
  ): Promise<RecipesPayload> {
    const recipes = await createRecipes(ctx, input);
    return { recipes: recipes.map((recipe) => new RecipeObject(recipe)) };
  }

  @Mutation(() => RecipePayload, {
    description:
      'Changes an own recipe; meals made of it stay as they are. CONFLICT for fields changed after the version of the input.',
  })
  async updateRecipe(
    @Input(UpdateRecipeInput, 'Id and changes.') input: UpdateRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await updateRecipe(ctx, input.id, input));
  }

  @Mutation(() => DeleteRecipePayload, {
    description: 'Deletes an own recipe, also for those it is shared with; meals made of it stay.',
  })
  async deleteRecipe(
    @Input(DeleteRecipeInput, 'The recipe.') input: DeleteRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<DeleteRecipePayload> {
    return { id: await deleteRecipe(ctx, input.id) };
  }

  @Mutation(() => RecipePayload, {
    description: 'Shows an own recipe to the people of a trip, who can put it into its slots.',
  })
  async shareRecipe(
    @Input(ShareRecipeInput, 'The recipe and the trip.') input: ShareRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await shareRecipe(ctx, input.tripId, input.recipeId));
  }

  @Mutation(() => RecipePayload, {
    description: 'Ends the sharing of an own recipe with a trip; meals made of it stay.',
  })
  async unshareRecipe(
    @Input(UnshareRecipeInput, 'The recipe and the trip.') input: UnshareRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await unshareRecipe(ctx, input.tripId, input.recipeId));
  }
}
