import { Arg, Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { Meal } from '../entities/meal.entity.ts';
import { addIngredient, addIngredients } from './addIngredients.service.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { IngredientPayload } from './ingredient.payload.ts';
import { mealOf } from './ingredient.service.ts';

@InputType({ description: 'An ingredient as it is added.' })
class NewIngredientInput {
  @Field({ description: 'What it is, 1 to 120 characters.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'How much, as people write it; at most 40 characters.',
  })
  quantity?: string | null;

  @Field(() => String, { nullable: true, description: 'Unit of the quantity, at most 40 characters.' })
  unit?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What a shopper has to know, at most 2,000 characters.',
  })
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is bought already; no when left out.' })
  purchased?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'What could be bought in its place, at most 20.' })
  alternatives?: string[] | null;
}

@InputType({ description: 'An ingredient to add to a meal.' })
class AddIngredientInput extends NewIngredientInput {
  @Field(() => ID, { description: 'The meal that needs it.' })
  mealId: string;
}

@InputType({ description: 'Several ingredients to add to a meal together.' })
class AddIngredientsInput {
  @Field(() => ID, { description: 'The meal that needs them.' })
  mealId: string;

  @Field(() => [NewIngredientInput], { description: 'The ingredients in their order, 1 to 100.' })
  ingredients: NewIngredientInput[];
}

@ObjectType({ description: 'Answer to addIngredients.', simpleResolvers: true })
class AddIngredientsPayload {
  mealId: string;

  @Field(() => [Ingredient], { description: 'The ingredients in the order that was given.' })
  ingredients: readonly Ingredient[];

  @Field(() => Meal, { description: 'The meal that needs them, with its counts as they now are.' })
  meal(@Context() ctx: Ctx): MaybePromise<Meal> {
    return mealOf(ctx, this);
  }
}

@Resolver()
export class AddIngredientsResolver {
  @Mutation(() => IngredientPayload, { description: 'Adds an ingredient to a meal, at most 100 in all.' })
  async addIngredient(
    @Arg('input', () => AddIngredientInput, { description: 'The meal and the ingredient.' })
    input: AddIngredientInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientPayload, 'ingredient'>> {
    return { ingredient: await addIngredient(ctx, input.mealId, input) };
  }

  @Mutation(() => AddIngredientsPayload, {
    description: 'Adds several ingredients to a meal, at most 100 in all: all of them or none.',
  })
  addIngredients(
    @Arg('input', () => AddIngredientsInput, { description: 'The meal and the ingredients.' })
    input: AddIngredientsInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<AddIngredientsPayload, 'mealId' | 'ingredients'>> {
    return addIngredients(ctx, input.mealId, input);
  }
}
