import { Ctx as Context, Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../../ctx/ctx.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { mealOfIngredient } from './ingredient.service.ts';

@ObjectType({ description: 'Answer to a change of an ingredient.' })
export class IngredientPayload {
  @Field(() => Ingredient, { description: 'The updated ingredient.' })
  ingredient: Ingredient;

  @Field(() => Meal, { nullable: true, description: 'The meal with updated counts; null for an item.' })
  meal(@Context() ctx: Ctx): MaybePromise<Meal | null> {
    return mealOfIngredient(ctx, this.ingredient);
  }
}
