import { Arg, Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx } from '../../ctx/ctx.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { addIngredient, addIngredients } from './addIngredients.service.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { IngredientPayload } from './ingredient.payload.ts';
import { mealOf } from './ingredient.service.ts';

@InputType({ description: 'Fields of a new ingredient.' })
class NewIngredientInput {
  @Field({ description: 'Name, 1 to 120 characters.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Quantity as typed, at most 40 characters.',
  })
  quantity?: string | null;

  @Field(() => String, { nullable: true, description: 'Unit of the quantity, at most 40 characters.' })
  unit?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Notes for the shopper, at most 2,000 characters.',
  })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the dish that it is for, at most 120 characters: "For the sauce".',
  })
  part?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is already purchased; false by default.' })
  purchased?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Alternatives to buy instead, at most 20.' })
  alternatives?: string[] | null;
}

@InputType({ description: 'An ingredient to add to a meal.' })
class AddIngredientInput extends NewIngredientInput {
  @Field(() => ID, { description: 'The meal it belongs to.' })
  mealId: string;
}

@InputType({ description: 'Ingredients to add to a meal together.' })
class AddIngredientsInput {
  @Field(() => ID, { description: 'The meal they belong to.' })
  mealId: string;

  @Field(() => [NewIngredientInput], { description: 'New ingredients in order, 1 to 100.' })
  ingredients: NewIngredientInput[];
}

@ObjectType({ description: 'Answer to addIngredients.', simpleResolvers: true })
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
  @Mutation(() => IngredientPayload, { description: 'Adds an ingredient to a meal; a meal has at most 100.' })
  async addIngredient(
    @Arg('input', () => AddIngredientInput, { description: 'The meal and the ingredient.' })
    input: AddIngredientInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientPayload, 'ingredient'>> {
    return { ingredient: await addIngredient(ctx, input.mealId, input) };
  }

  @Mutation(() => AddIngredientsPayload, {
    description: 'Adds several ingredients to a meal, all or none; a meal has at most 100.',
  })
  addIngredients(
    @Arg('input', () => AddIngredientsInput, { description: 'The meal and the ingredients.' })
    input: AddIngredientsInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<AddIngredientsPayload, 'mealId' | 'ingredients'>> {
    return addIngredients(ctx, input.mealId, input);
  }
}
