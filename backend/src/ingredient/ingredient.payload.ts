import { Ctx as Context, Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { mealOf } from './ingredient.service.ts';

@ObjectType({ description: 'Answer to a change of an ingredient.', simpleResolvers: true })
export class IngredientPayload {
  @Field(() => Ingredient, { description: 'The ingredient as it now is.' })
  ingredient: Ingredient;

  @Field(() => Meal, { description: 'The meal that needs it, with its counts as they now are.' })
  meal(@Context() ctx: Ctx): MaybePromise<Meal> {
    return mealOf(ctx, this.ingredient);
  }
}
