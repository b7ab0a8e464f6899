import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { IngredientPayload } from './ingredient.payload.ts';
import {
  buyerOf,
  deleteIngredient,
  isOptimized,
  mealOf,
  purchaserOf,
  updateIngredient,
} from './ingredient.service.ts';

@InputType({
  description:
    'A change of an ingredient: what is left out stays. Null takes quantity, unit, notes or buyer away; whatever else has no such thing as nothing refuses it.',
})
class UpdateIngredientInput {
  @Field(() => ID, { description: 'Id of the ingredient.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'What it is, 1 to 120 characters.' })
  name?: string | null;

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

  @Field(() => Boolean, { nullable: true, description: 'Whether it is bought.' })
  purchased?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'What could be bought in its place, at most 20.' })
  alternatives?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What is bought: 0 is the name itself, n is the nth alternative.',
  })
  selectedAlternative?: number | null;

  @Field(() => ID, { nullable: true, description: 'The accepted participant who buys it; null for nobody.' })
  assignedToId?: string | null;
}

@InputType({ description: 'An ingredient to delete.' })
class DeleteIngredientInput {
  @Field(() => ID, { description: 'Id of the ingredient.' })
  id: string;
}

@ObjectType({ description: 'Answer to deleteIngredient.', simpleResolvers: true })
class DeleteIngredientPayload {
  ingredient: Ingredient;

  @Field(() => ID, { description: 'Id of the ingredient that is gone.' })
  id(): string {
    return this.ingredient.id;
  }

  @Field(() => Meal, { description: 'The meal that no longer has it, with its counts as they now are.' })
  meal(@Context() ctx: Ctx): MaybePromise<Meal> {
    return mealOf(ctx, this.ingredient);
  }
}

@Resolver(() => Ingredient)
export class IngredientResolver {
  @Mutation(() => IngredientPayload, {
    description: 'Changes an ingredient: ticks it, gives it to a buyer, chooses an alternative, edits it.',
  })
  async updateIngredient(
    @Arg('input', () => UpdateIngredientInput, { description: 'The change.' })
    input: UpdateIngredientInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientPayload, 'ingredient'>> {
    return { ingredient: await updateIngredient(ctx, input.id, input) };
  }

  @Mutation(() => DeleteIngredientPayload, { description: 'Deletes an ingredient.' })
  async deleteIngredient(
    @Arg('input', () => DeleteIngredientInput, { description: 'The ingredient.' })
    input: DeleteIngredientInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<DeleteIngredientPayload, 'ingredient'>> {
    return { ingredient: await deleteIngredient(ctx, input.id) };
  }

  @FieldResolver(() => Participant, { nullable: true, description: 'The participant who buys it, if any.' })
  assignedTo(
    @Root() ingredient: Readonly<Ingredient>,
    @Context() ctx: Ctx,
  ): MaybePromise<Participant | null> {
    return buyerOf(ctx, ingredient);
  }

  @FieldResolver(() => Participant, {
    nullable: true,
    description: 'The participant who ticked it; null while it is not bought, and for a former participant.',
  })
  purchasedBy(
    @Root() ingredient: Readonly<Ingredient>,
    @Context() ctx: Ctx,
  ): MaybePromise<Participant | null> {
    return purchaserOf(ctx, ingredient);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is merged with all other merged ingredients of its name: one line, one total.',
  })
  isOptimized(@Root() ingredient: Readonly<Ingredient>): boolean {
    return isOptimized(ingredient);
  }
}
