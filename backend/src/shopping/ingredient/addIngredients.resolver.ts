import { Ctx as Context, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { LIMITS } from '../../../../domain/limits.ts';
import {
  newIngredientFields,
  newIngredientListFields,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { inTrip } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, tripRowId } from '../../base/graphqlInput.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { addIngredient, addIngredients } from './addIngredients.service.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { IngredientPayload } from './ingredient.objects.ts';
import { INGREDIENT_TEXTS } from './ingredient.resolver.ts';
import { mealOf } from './ingredient.service.ts';

const NEW_TEXTS = {
  ...INGREDIENT_TEXTS,
  purchased: 'Whether it is already purchased; false by default.',
} as const;

@InputType({ description: 'Fields of a new ingredient.' })
class NewIngredientInput extends inputOf(newIngredientFields.shape, NEW_TEXTS) {}

@InputType({ description: 'An ingredient to add to a meal.' })
class AddIngredientInput extends inputOf(
  { mealId: tripRowId, ...newIngredientFields.shape },
  { ...NEW_TEXTS, mealId: 'The meal it belongs to.' },
) {}

@InputType({ description: 'Ingredients to add to a meal together.' })
class AddIngredientsInput extends inputOf(
  { mealId: tripRowId, ...newIngredientListFields.shape },
  {
    mealId: 'The meal they belong to.',
    ingredients: { text: 'New ingredients in order, {limits}.', type: NewIngredientInput },
  },
) {}

@ObjectType({ description: 'Answer to addIngredients.' })
class AddIngredientsPayload {
  tripId: string;

  mealId: string;

  @Field(() => [Ingredient], { description: 'The added ingredients in the given order.' })
  ingredients: readonly Ingredient[];

  @Field(() => Meal, { description: 'The meal with updated counts.' })
  meal(@Context() ctx: Ctx): MaybePromise<Meal> {
    return mealOf(ctx, this);
  }
}

@Resolver()
export class AddIngredientsResolver {
  @Mutation(() => IngredientPayload, {
    description: `Adds an ingredient to a meal; a meal has at most ${LIMITS.mealIngredients}. Takes an Idempotency-Key.`,
  })
  async addIngredient(
    @Input(AddIngredientInput, 'The meal and the ingredient.') input: AddIngredientInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientPayload, 'ingredient'>> {
    return { ingredient: await addIngredient(ctx, inTrip(input.tripId, input.mealId), input) };
  }

  @Mutation(() => AddIngredientsPayload, {
    description: `Adds several ingredients to a meal, all or none; a meal has at most ${LIMITS.mealIngredients}. Takes an Idempotency-Key.`,
  })
  addIngredients(
    @Input(AddIngredientsInput, 'The meal and the ingredients.') input: AddIngredientsInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<AddIngredientsPayload, 'mealId' | 'ingredients'>> {
    return addIngredients(ctx, inTrip(input.tripId, input.mealId), input);
  }
}
