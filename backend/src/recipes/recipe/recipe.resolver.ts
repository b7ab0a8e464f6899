import {
  Arg,
  Ctx as Context,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Difficulty } from '../../../../domain/recipes/recipe.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { CookingEquipmentEnum } from '../../entities/recipe/cookingEquipmentEnum.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { DifficultyEnum } from '../../entities/recipe/recipe.entity.ts';
import type { AnyRecipe } from './anyRecipe.ts';
import { createRecipe, createRecipes, deleteRecipe, readRecipe, updateRecipe } from './recipe.service.ts';
import { RecipeObject } from './recipeObjects.ts';
import { shareRecipe, unshareRecipe } from './shareRecipe.service.ts';

@InputType({ description: 'An ingredient of a recipe.' })
class RecipeIngredientInput {
  @Field({ description: 'Name, 1 to 120 characters.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Quantity as text, at most 40 characters.' })
  quantity?: string | null;

  @Field(() => String, { nullable: true, description: 'Unit, at most 40 characters.' })
  unit?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, at most 2,000 characters.' })
  notes?: string | null;

  @Field(() => [String], { nullable: true, description: 'Alternatives, at most 20.' })
  alternatives?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the dish that it is for, "For the sauce", at most 120 characters.',
  })
  part?: string | null;
}

@InputType()
abstract class RecipeContentInput {
  @Field(() => String, { nullable: true, description: 'Description, at most 2,000 characters.' })
  description?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Portions that the amounts are written for, above 0 in steps of 0.25, at most 200; null keeps amounts fixed.',
  })
  servings?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes that it takes, 1 to 5,760.' })
  minutes?: number | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'How hard it is.' })
  difficulty?: Difficulty | null;

  @Field(() => [RecipeIngredientInput], { nullable: true, description: 'Ingredients in order, at most 100.' })
  ingredients?: RecipeIngredientInput[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Steps in order, at most 60 with the headings of parts: a line such as "For the sauce:" is a heading, not a step.',
  })
  instructions?: string[];

  @Field(() => [MealTypeEnum], { nullable: true, description: 'Meal types that it is for; empty: not said.' })
  mealTypes?: MealType[];

  @Field(() => [CookingEquipmentEnum], {
    nullable: true,
    description: 'Equipment of which any one is enough; empty: not said.',
  })
  equipment?: CookingEquipment[];

  @Field(() => String, { nullable: true, description: 'Web address of the source, http or https.' })
  sourceUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the source, at most 120 characters.' })
  sourceName?: string | null;
}

@InputType({ description: 'A recipe for the own book.' })
class CreateRecipeInput extends RecipeContentInput {
  @Field({ description: 'Name of the dish, 1 to 120 characters.' })
  name: string;
}

@InputType({ description: 'Recipes for the own book.' })
class CreateRecipesInput {
  @Field(() => [CreateRecipeInput], { description: 'The recipes, 1 to 1,000.' })
  recipes: CreateRecipeInput[];
}

@InputType({
  description:
    'Changes to an own recipe; omitted fields stay. Null clears texts, servings, minutes and difficulty; an empty list clears a list.',
})
class UpdateRecipeInput extends RecipeContentInput {
  @Field(() => ID, { description: 'Id of the recipe.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name of the dish, 1 to 120 characters.' })
  name?: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version that the changes are based on: CONFLICT, with `conflict` in the extensions, if one of these fields was changed later to another value. Without it the last write wins.',
  })
  version?: number;
}

@InputType({ description: 'A recipe to delete.' })
class DeleteRecipeInput {
  @Field(() => ID, { description: 'Id of the recipe.' })
  id: string;
}

@InputType({ description: 'An own recipe, and a trip to share it with.' })
class ShareRecipeInput {
  @Field(() => ID, { description: 'Id of the recipe.' })
  recipeId: string;

  @Field(() => ID, { description: 'The trip.' })
  tripId: string;
}

@InputType({ description: 'An own recipe, and a trip that it is no longer shared with.' })
class UnshareRecipeInput extends ShareRecipeInput {}

@ObjectType({ description: 'Answer to a change of a recipe.', simpleResolvers: true })
export class RecipePayload {
  @Field(() => RecipeObject, { description: 'The recipe after the change.' })
  recipe: RecipeObject;
}

@ObjectType({ description: 'Answer to createRecipes.', simpleResolvers: true })
class RecipesPayload {
  @Field(() => [RecipeObject], { description: 'The new recipes in order.' })
  recipes: readonly RecipeObject[];
}

@ObjectType({ description: 'Answer to deleteRecipe.', simpleResolvers: true })
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
    description: 'Adds a recipe to the own book, which has at most 1,000. Takes an Idempotency-Key.',
  })
  async createRecipe(
    @Arg('input', () => CreateRecipeInput, { description: 'The recipe.' }) input: CreateRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await createRecipe(ctx, input));
  }

  @Mutation(() => RecipesPayload, {
    description: 'Adds recipes to the own book, all or none. Takes an Idempotency-Key.',
  })
  async createRecipes(
    @Arg('input', () => CreateRecipesInput, { description: 'The recipes.' }) input: CreateRecipesInput,
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
    @Arg('input', () => UpdateRecipeInput, { description: 'Id and changes.' }) input: UpdateRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await updateRecipe(ctx, input.id, input));
  }

  @Mutation(() => DeleteRecipePayload, {
    description: 'Deletes an own recipe, also for those it is shared with; meals made of it stay.',
  })
  async deleteRecipe(
    @Arg('input', () => DeleteRecipeInput, { description: 'The recipe.' }) input: DeleteRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<DeleteRecipePayload> {
    return { id: await deleteRecipe(ctx, input.id) };
  }

  @Mutation(() => RecipePayload, {
    description: 'Shows an own recipe to the people of a trip, who can put it into its slots.',
  })
  async shareRecipe(
    @Arg('input', () => ShareRecipeInput, { description: 'The recipe and the trip.' })
    input: ShareRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await shareRecipe(ctx, input.tripId, input.recipeId));
  }

  @Mutation(() => RecipePayload, {
    description: 'Ends the sharing of an own recipe with a trip; meals made of it stay.',
  })
  async unshareRecipe(
    @Arg('input', () => UnshareRecipeInput, { description: 'The recipe and the trip.' })
    input: UnshareRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await unshareRecipe(ctx, input.tripId, input.recipeId));
  }
}
