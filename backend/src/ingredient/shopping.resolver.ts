import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  ID,
  Info,
  InputType,
  Int,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { ShoppingSplit } from '../../../domain/shopping/assignment.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { selects } from '../base/selection.ts';
import { Meal } from '../entities/meal.entity.ts';
import { assignShopping } from './assignShopping.service.ts';
import { changeIngredients } from './changeIngredients.service.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { mealsOf } from './ingredient.service.ts';
import { optimizeIngredients, type Optimized } from './optimizeIngredients.service.ts';

const ShoppingSplitEnum = {
  RANDOM: 'random',
  BY_MEAL: 'by-meal',
  BY_STORE: 'by-store',
} as const satisfies Record<string, ShoppingSplit>;

registerEnumType(ShoppingSplitEnum, {
  name: 'ShoppingSplit',
  description: 'How shopping is split: each part goes to one person, and everybody gets a part in turn.',
  valuesConfig: {
    RANDOM: { description: 'Line by line of the cart, by chance.' },
    BY_MEAL: { description: 'Meal by meal.' },
    BY_STORE: { description: 'Section by section of the store.' },
  },
});

@InputType({ description: 'Ingredients of one trip to tick, or whose ticks to take back.' })
class TickIngredientsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => [ID], { description: 'Ids of the ingredients, 1 to 1,000.' })
  ids: string[];

  @Field({ description: 'True ticks them as bought; false takes the ticks back.' })
  purchased: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'For taking ticks back: the `purchasedAt` that the user saw. Only purchases of exactly that time are taken back; others stay, and the answer shows them as purchased. Null: only purchases of the viewer, or without a time. Left out: any purchase. A tick ignores it.',
  })
  seenPurchasedAt?: Date | null;
}

@InputType({ description: 'Ingredients of one trip for one buyer.' })
class AssignIngredientsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => [ID], { description: 'Ids of the ingredients, 1 to 1,000.' })
  ids: string[];

  @Field(() => ID, {
    nullable: true,
    description: 'The accepted participant who buys them; null for nobody. It cannot be left out.',
  })
  assignedToId?: string | null;
}

@InputType({ description: 'A trip whose shopping is to be split.' })
class AssignShoppingInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => ShoppingSplitEnum, { description: 'What makes up a part that goes to one person.' })
  mode: ShoppingSplit;
}

@InputType({ description: 'A trip whose cart is to be optimized.' })
class OptimizeIngredientsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;
}

@ObjectType({ description: 'Answer to a change of several ingredients.', simpleResolvers: true })
class IngredientsPayload {
  @Field(() => [Ingredient], {
    description: 'The ingredients that were changed, as they now are, in the order they were added.',
  })
  ingredients: readonly Ingredient[];

  @Field(() => [Meal], { description: 'The meals that need them, with their counts as they now are.' })
  meals(@Context() ctx: Ctx): Promise<Meal[]> {
    return mealsOf(ctx, this.ingredients);
  }
}

@ObjectType({ description: 'Answer to optimizeIngredients.', simpleResolvers: true })
class OptimizeIngredientsPayload {
  @Field(() => Int, { description: 'How many groups of several ingredients became one line each.' })
  mergedGroups: number;

  @Field(() => Int, { description: 'How many ingredients these groups hold.' })
  coveredRows: number;

  @Field(() => [Ingredient], {
    description: 'These ingredients as they now are, in the order they were added.',
  })
  ingredients: readonly Ingredient[];
}

@Resolver()
export class ShoppingResolver {
  @Mutation(() => IngredientsPayload, {
    description:
      'Ticks ingredients as bought, or takes the ticks back. A tick always applies, and the first buyer stays. Those that the trip does not have, or no longer, are left out of the answer.',
  })
  async tickIngredients(
    @Arg('input', () => TickIngredientsInput, { description: 'The ingredients.' })
    input: TickIngredientsInput,
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await changeIngredients(ctx, input.tripId, input, selects(info, 'meals')) };
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Gives ingredients to a buyer, or to nobody. Those that the trip does not have, or no longer, are left out of the answer.',
  })
  async assignIngredients(
    @Arg('input', () => AssignIngredientsInput, { description: 'The ingredients and their buyer.' })
    input: AssignIngredientsInput,
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await changeIngredients(ctx, input.tripId, input, selects(info, 'meals')) };
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Splits the ingredients that nobody buys yet among the accepted participants, nobody getting two parts more than anybody else. The answer has those that were given to somebody.',
  })
  async assignShopping(
    @Arg('input', () => AssignShoppingInput, { description: 'The trip, and how to split.' })
    input: AssignShoppingInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await assignShopping(ctx, input.tripId, input) };
  }

  @Mutation(() => OptimizeIngredientsPayload, {
    description:
      'Makes one line with one total and one buyer of what is on the cart several times; each meal keeps its ingredients. Done again it changes nothing until an ingredient is added or renamed.',
  })
  optimizeIngredients(
    @Arg('input', () => OptimizeIngredientsInput, { description: 'The trip.' })
    input: OptimizeIngredientsInput,
    @Context() ctx: Ctx,
  ): Promise<Optimized> {
    return optimizeIngredients(ctx, input.tripId);
  }
}
