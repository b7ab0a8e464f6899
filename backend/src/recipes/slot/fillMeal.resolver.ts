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
  Resolver,
} from 'type-graphql';
import type { Ctx } from '../../ctx/ctx.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { tripOf } from '../../plan/meal/meal.service.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { fillMeal } from './fillMeal.service.ts';
import { payloadOf, RecipePayload } from '../recipe/recipe.resolver.ts';
import { saveMealAsRecipe } from './saveMeal.service.ts';
import { SlotInput } from '../recipe/slotInput.ts';

@InputType({ description: 'A recipe for a meal, or for a slot.' })
class FillMealInput {
  @Field(() => ID, { nullable: true, description: 'The meal to fill.' })
  mealId?: string | null;

  @Field(() => SlotInput, {
    nullable: true,
    description: 'In place of `mealId`: the slot, with or without a meal.',
  })
  slot?: SlotInput | null;

  @Field(() => ID, { description: 'Id of the recipe, or of the meal that is taken as one.' })
  recipeId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the dish of a named meal is replaced, with its votes; else CONFLICT.',
  })
  replace?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the verdict's swaps are made, so that everybody there can eat it.",
  })
  withSwaps?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether purchased ingredients of a replaced dish become items of the trip; else they refuse it with CONFLICT.',
  })
  keepPurchased?: boolean | null;
}

@ObjectType({ description: 'Answer to fillMeal.', simpleResolvers: true })
class FillMealPayload {
  @Field(() => Meal, { description: 'The filled meal.' })
  meal: Meal;

  @Field(() => Trip, { description: 'The trip with updated counts.' })
  trip(@Context() ctx: Ctx): MaybePromise<Trip> {
    return tripOf(ctx, this.meal);
  }
}

@InputType({ description: 'A meal to keep as a recipe.' })
class SaveMealAsRecipeInput {
  @Field(() => ID, { description: 'The meal.' })
  mealId: string;

  @Field(() => String, {
    nullable: true,
    description: "Name, at most 120 characters; the meal's by default.",
  })
  name?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Portions that the recipe is written for; the meal's by default. Its amounts are converted, fixed ones are taken to be for them.",
  })
  servings?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Minutes that it takes, 1 to 5,760; what the meal's recipe says by default, null for none.",
  })
  minutes?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it gets the ingredients; true by default.' })
  withIngredients?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it gets the description and the steps; true by default.',
  })
  withSteps?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether selected alternatives take their ingredients' places, as by default; else ingredients stay as written.",
  })
  withSwaps?: boolean | null;
}

@Resolver()
export class FillMealResolver {
  @Mutation(() => FillMealPayload, {
    description:
      'Copies a recipe into a slot; its amounts follow those who eat there. An unnamed meal keeps what was typed into it. Later changes of the recipe change no meal.',
  })
  async fillMeal(
    @Arg('input', () => FillMealInput, { description: 'The slot and the recipe.' }) input: FillMealInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<FillMealPayload, 'meal'>> {
    return { meal: await fillMeal(ctx, input) };
  }

  @Mutation(() => RecipePayload, {
    description: 'Keeps a meal as a recipe of the own book. Takes an Idempotency-Key.',
  })
  async saveMealAsRecipe(
    @Arg('input', () => SaveMealAsRecipeInput, { description: 'The meal.' }) input: SaveMealAsRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await saveMealAsRecipe(ctx, input.mealId, input));
  }
}
