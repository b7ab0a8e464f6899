import { Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { fillMealFields, saveMealFields } from '../../../../domain/recipes/recipeFields.ts';
import { inTrip, tripOf } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, TRIP_OF_ROW, tripRowId } from '../../base/graphqlInput.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { fillMeal } from './fillMeal.service.ts';
import { payloadOf, RecipePayload } from '../recipe/recipe.resolver.ts';
import { saveMealAsRecipe } from './saveMeal.service.ts';
import { DishPartInput } from '../../plan/dish/dishPart.resolver.ts';
import { SlotInput } from '../recipe/slotInput.ts';

@InputType({ description: 'A recipe for a meal, or for a slot.' })
class FillMealInput extends inputOf(fillMealFields.shape, {
  mealId: 'The meal to fill.',
  tripId: TRIP_OF_ROW,
  slot: { text: 'In place of `mealId`: the slot, with or without a meal.', type: SlotInput },
  recipeId: { text: 'Id of the recipe, or of the meal that is taken as one.', type: ID },
  replace: 'Whether the dish of a named meal is replaced, with its votes; else CONFLICT.',
  withSwaps: "Whether the verdict's swaps are made, so that everybody there can eat it.",
  keepPurchased:
    'Whether purchased ingredients of a replaced dish become items of the trip; else they refuse it with CONFLICT.',
  beside: 'With `slot`: whether a new dish is made beside those there.',
  forWhom: {
    text: "Of a new dish beside others: the part of the slot's table that it is for; null: everybody.",
    type: DishPartInput,
  },
  isInstead: 'Of a new dish beside others: whether those whom it is for do not get the first dish.',
}) {}

@ObjectType({ description: 'Answer to fillMeal.' })
class FillMealPayload {
  @Field(() => Meal, { description: 'The filled meal.' })
  meal: Meal;

  @Field(() => Trip, { description: 'The trip with updated counts.' })
  trip(@Context() ctx: Ctx): MaybePromise<Trip> {
    return tripOf(ctx, this.meal);
  }
}

@InputType({ description: 'A meal to keep as a recipe.' })
class SaveMealAsRecipeInput extends inputOf(
  { mealId: tripRowId, ...saveMealFields.shape },
  {
    mealId: 'The meal.',
    name: "Name, {limits}; the meal's by default.",
    servings:
      "Portions that the recipe is written for; the meal's by default. Its amounts are converted, fixed ones are taken to be for them.",
    minutes: "Minutes that it takes, {limits}; what the meal's recipe says by default, null for none.",
    withIngredients: 'Whether it gets the ingredients; true by default.',
    withSteps: 'Whether it gets the description and the steps; true by default.',
    withSwaps:
      "Whether selected alternatives take their ingredients' places, as by default; else ingredients stay as written.",
  },
) {}

@Resolver()
export class FillMealResolver {
  @Mutation(() => FillMealPayload, {
    description:
      'Copies a recipe into a slot; its amounts follow those who eat there. An unnamed meal keeps what was typed into it. Later changes of the recipe change no meal.',
  })
  async fillMeal(
    @Input(FillMealInput, 'The slot and the recipe.') input: FillMealInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<FillMealPayload, 'meal'>> {
    return { meal: await fillMeal(ctx, input) };
  }

  @Mutation(() => RecipePayload, {
    description: 'Keeps a meal as a recipe of the own book. Takes an Idempotency-Key.',
  })
  async saveMealAsRecipe(
    @Input(SaveMealAsRecipeInput, 'The meal.') input: SaveMealAsRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<RecipePayload> {
    return payloadOf(await saveMealAsRecipe(ctx, inTrip(input.tripId, input.mealId), input));
  }
}
