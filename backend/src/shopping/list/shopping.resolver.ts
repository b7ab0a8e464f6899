import {
  Arg,
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { rendered, type Rendered } from '../../../../domain/text/rendered.ts';
import { MAX_CHANGED_IDS } from '../../../../domain/trip/tripChange.ts';
import type { ShoppingShare, ShoppingSplit } from '../../../../domain/shopping/list/assignment.ts';
import type { Units } from '../../../../domain/number/units.ts';
import { UNITS_ARGUMENT, UnitsEnum } from '../../entities/unitsEnum.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import {
  optimizeFields,
  sentBeforeOptimize,
  sentIngredientsChange,
  shoppingSplitFields,
  shownAmount,
  undoOptimizeFields,
} from '../../../../domain/shopping/list/shoppingFields.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { assignShopping, previewShopping } from './assignShopping.service.ts';
import { changeIngredients } from './changeIngredients.service.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { mealsOf } from '../ingredient/ingredient.service.ts';
import { optimizeIngredients, type BeforeOptimize, type Optimized } from './optimizeIngredients.service.ts';
import { previewOptimize, type PreviewedMerge } from './previewOptimize.service.ts';
import { readPurchases } from './readPurchases.service.ts';
import { undoOptimize } from './undoOptimize.service.ts';

const ShoppingSplitEnum = enumType<ShoppingSplit>(
  'ShoppingSplit',
  'Assignment mode for shopping: parts go to the accepted participants, balanced by their cart lines.',
  {
    random: 'Each cart line is a part, assigned at random.',
    'by-meal': 'Each meal is a part.',
    'by-store':
      'Each store section is a part; a long one, above a fair share, is several. Nobody gets a second part ' +
      'before everybody has one.',
    'walking-order':
      'Each participant gets neighboring store sections, so that all have about the same number of lines; a ' +
      'section may be divided.',
  },
);

@InputType({ description: 'The amount of an ingredient as a device showed it.' })
class ShownAmountInput extends inputOf(shownAmount.shape, {
  id: 'The ingredient.',
  quantity: '`Ingredient.amount.quantity`; null for none.',
  unit: '`Ingredient.amount.unit`; null for none.',
}) {}

const { ids, purchased, seenPurchasedAt, shown, assignedToId } = sentIngredientsChange.shape;

@InputType({ description: 'Ingredients of one trip to tick or untick.' })
class TickIngredientsInput extends tripInputOf(
  { ids, purchased, seenPurchasedAt, shown },
  {
    ids: 'Ids of the ingredients, {limits}.',
    purchased: { text: 'Whether to tick them as purchased or to untick them.', required: true },
    seenPurchasedAt: {
      text: 'Limits unticking to the `purchasedAt` that the user saw: other purchases stay, and the answer shows them as purchased. Null limits it to purchases of the viewer, or without a time; omitted, there is no limit. When ticking, the only purchase that is completed if it is short; null completes none.',
      type: GraphQLISODateTime,
    },
    shown: {
      text: 'What was bought in all, where it is not what is needed now: the shop had less, or the tick waited offline.',
      type: ShownAmountInput,
    },
  },
) {}

@InputType({ description: 'Ingredients of one trip to assign to one buyer.' })
class AssignIngredientsInput extends tripInputOf(
  { ids, assignedToId },
  {
    ids: 'Ids of the ingredients, {limits}.',
    assignedToId: 'Id of the accepted participant to buy them; null unassigns. Required.',
  },
) {}

@InputType({ description: 'Trip whose shopping to split.' })
class AssignShoppingInput extends tripInputOf(shoppingSplitFields.shape, { mode: 'Assignment mode.' }) {}

@InputType({ description: 'Trip whose cart to optimize.' })
class OptimizeIngredientsInput extends tripInputOf(optimizeFields.shape, {
  near: 'Keys of the near matches in previewOptimize to merge as well, {limits}. Default: none.',
}) {}

@InputType({ description: 'An ingredient as optimizeIngredients answered it in `before`.' })
class BeforeOptimizeInput extends inputOf(sentBeforeOptimize.shape, {
  id: 'Id of the ingredient.',
  version: 'Its version after optimizing; one changed since stays as it is.',
  assignedToId: 'Id of its buyer before; null if unassigned. Required.',
  mergedAs: 'Key of the line that it was merged into before; null if it was not.',
  assignedTo: null,
}) {}

@InputType({ description: 'Ingredients whose optimizing to undo.' })
class UndoOptimizeInput extends tripInputOf(undoOptimizeFields.shape, {
  ingredients: { text: 'The ingredients, {limits}.', type: BeforeOptimizeInput },
}) {}

@ObjectType({ description: 'An ingredient before optimizing, for undoOptimize.' })
class BeforeOptimizePayload implements BeforeOptimize {
  @Field(() => ID, { description: 'Id of the ingredient.' })
  id: string;

  @Field(() => Int, { description: 'Its version after optimizing.' })
  version: number;

  @Field(() => ID, { nullable: true, description: 'Id of its buyer before; null if unassigned.' })
  assignedToId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the line that it was merged into before; null if it was not.',
  })
  mergedAs: string | null;
}

@ObjectType({ description: 'A line that optimizing would make.' })
class OptimizeMerge implements Rendered<PreviewedMerge> {
  @Field({ description: 'Key of the line, for `near`.' })
  key: string;

  @Field({
    description:
      'Whether the names are only nearly the same, such as "garlic cloves" and "garlic". Merged if its key is in `near`.',
  })
  isNear: boolean;

  @Field({ description: 'Name of the line.' })
  name: string;

  @Field({
    description: 'Amount of the line, as the cart shows it, such as "≈ 740 g"; blank without amounts.',
  })
  total: string;

  @Field(() => ID, { nullable: true, description: "Id of the line's buyer; null if unassigned." })
  assignedToId: string | null;

  @Field(() => [ID], { description: 'Ids of its ingredients.' })
  ingredientIds: readonly string[];
}

@ObjectType('ShoppingShare', { description: 'What one participant would buy after assignShopping.' })
class ShoppingSharePayload {
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId: string;

  @Field(() => Int, { description: 'Lines of the cart afterwards, with those assigned before.' })
  lineCount: number;

  @Field(() => [ID], { description: 'Ids of the ingredients that would be assigned.' })
  ingredientIds: readonly string[];
}

@ObjectType({ description: 'Several ingredients of a trip, changed or read.' })
export class IngredientsPayload {
  @Field(() => [Ingredient], { description: 'The ingredients, in the order they were added.' })
  ingredients: readonly Ingredient[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Revision of the trip that ticking made. A client that has the previous revision needs to read nothing else. Null if nothing was ticked or unticked.',
  })
  revision?: number | null;

  @Field(() => [Meal], { description: 'The meals of these ingredients with current counts.' })
  meals(@Context() ctx: Ctx): Promise<Meal[]> {
    return mealsOf(ctx, this.ingredients);
  }
}

@ObjectType({ description: 'Answer to optimizeIngredients.' })
class OptimizeIngredientsPayload {
  @Field(() => Int, { description: 'Number of merged groups.' })
  mergedGroups: number;

  @Field(() => Int, { description: 'Number of ingredients in the merged groups.' })
  coveredRows: number;

  @Field(() => [Ingredient], { description: 'The merged ingredients, in the order they were added.' })
  ingredients: readonly Ingredient[];

  @Field(() => [BeforeOptimizePayload], { description: 'What undoOptimize takes to restore them.' })
  before: readonly BeforeOptimize[];
}

@Resolver()
export class ShoppingResolver {
  @Query(() => IngredientsPayload, {
    description:
      'The ingredients that a change of kind PURCHASES named, without the rest of the trip. Ingredients that are not in the trip are left out.',
  })
  async purchases(
    @Arg('tripId', () => ID, { description: 'The trip.' }) tripId: string,
    @Arg('ids', () => [ID], { description: `Ids of the ingredients, 1 to ${MAX_CHANGED_IDS}.` })
    ids: string[],
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await readPurchases(ctx, tripId, ids) };
  }

  @Query(() => [OptimizeMerge], {
    description: 'The lines that optimizeIngredients would make now, and the near matches that it can make.',
  })
  async previewOptimize(
    @Arg('tripId', () => ID, { description: 'The trip.' }) tripId: string,
    @Arg('units', () => UnitsEnum, UNITS_ARGUMENT) units: Units | null,
    @Context() ctx: Ctx,
  ): Promise<OptimizeMerge[]> {
    return rendered(await previewOptimize(ctx, tripId, units));
  }

  @Query(() => [ShoppingSharePayload], {
    description: 'What assignShopping would do now, by participant; for RANDOM one possible outcome.',
  })
  previewShopping(
    @Arg('tripId', () => ID, { description: 'The trip.' }) tripId: string,
    @Arg('mode', () => ShoppingSplitEnum, { description: 'Assignment mode.' }) mode: ShoppingSplit,
    @Context() ctx: Ctx,
  ): Promise<ShoppingShare[]> {
    return previewShopping(ctx, tripId, { mode });
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Ticks ingredients as purchased, or unticks them. A tick always applies, and the first buyer stays. Ingredients that are not in the trip are skipped.',
  })
  async tickIngredients(
    @Input(TickIngredientsInput, 'The ingredients.') input: TickIngredientsInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients' | 'revision'>> {
    return changeIngredients(ctx, input.tripId, input);
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Assigns ingredients to a buyer, or unassigns them. Ingredients that are not in the trip are skipped.',
  })
  async assignIngredients(
    @Input(AssignIngredientsInput, 'The ingredients and their buyer.') input: AssignIngredientsInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients' | 'revision'>> {
    return changeIngredients(ctx, input.tripId, input);
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Splits the unassigned ingredients among the accepted participants; their numbers of parts differ by at most one. Returns the newly assigned ingredients.',
  })
  async assignShopping(
    @Input(AssignShoppingInput, 'Trip and assignment mode.') input: AssignShoppingInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await assignShopping(ctx, input.tripId, input) };
  }

  @Mutation(() => OptimizeIngredientsPayload, {
    description:
      'Merges duplicate ingredients in the cart into one line with one total and one buyer; each meal keeps its ingredients. Running it again changes nothing until an ingredient is added or renamed.',
  })
  optimizeIngredients(
    @Input(OptimizeIngredientsInput, 'The trip.') input: OptimizeIngredientsInput,
    @Context() ctx: Ctx,
  ): Promise<Optimized> {
    return optimizeIngredients(ctx, input.tripId, input);
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Undoes optimizeIngredients: the ingredients are single again and have the buyers from before. Those changed since are skipped. Returns the restored ingredients.',
  })
  async undoOptimize(
    @Input(UndoOptimizeInput, 'The ingredients.') input: UndoOptimizeInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await undoOptimize(ctx, input.tripId, input) };
  }
}
