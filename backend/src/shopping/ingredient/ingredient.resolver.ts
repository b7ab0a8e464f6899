import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { isLeftOut } from '../../../../domain/shopping/missing/unavailable.ts';
import { sentIngredientChange } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { inTrip } from '../../access/require.ts';
import type { Units } from '../../../../domain/number/units.ts';
import { UNITS_ARGUMENT, UnitsEnum } from '../../entities/unitsEnum.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, tripRowId, VERSION_TEXT } from '../../base/graphqlInput.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { IngredientPayload } from './ingredient.objects.ts';
import { Amount } from './neededAmount.objects.ts';
import {
  amountBoughtOf,
  amountMissing,
  amountNeeded,
  amountText,
  amountUsed,
  apartOf,
  buyerOf,
  deleteIngredient,
  isOptimized,
  mergedAs,
  mealOfIngredient,
  purchaserOf,
  updateIngredient,
} from './ingredient.service.ts';

export const INGREDIENT_TEXTS = {
  name: 'Name, {limits}.',
  quantity: 'Quantity as typed, {limits}.',
  unit: 'Unit of the quantity, {limits}.',
  notes: 'Notes for the shopper, {limits}.',
  part: 'Part of the dish that it is for, {limits}: "For the sauce".',
  alternatives: 'Alternatives to buy instead, {limits}.',
} as const;

@InputType({
  description:
    'Changes to an ingredient; omitted fields stay. Null clears quantity, unit, notes, part or buyer; other fields refuse null.',
})
class UpdateIngredientInput extends inputOf(
  { id: tripRowId, ...sentIngredientChange.shape },
  {
    ...INGREDIENT_TEXTS,
    id: 'Id of the ingredient.',
    purchased: 'Whether it is purchased.',
    selectedAlternative: 'Selected alternative: 0 for the name itself, n for the nth alternative.',
    assignedToId: 'Id of the accepted participant to buy it; null unassigns.',
    version: `${VERSION_TEXT} Purchases have no version.`,
    assignedTo: null,
  },
) {}

@InputType({ description: 'An ingredient to delete.' })
class DeleteIngredientInput extends inputOf({ id: tripRowId }, { id: 'Id of the ingredient.' }) {}

@ObjectType({ description: 'Answer to deleteIngredient.' })
class DeleteIngredientPayload {
  ingredient: Ingredient;

  @Field(() => ID, { description: 'Id of the deleted ingredient.' })
  id(): string {
    return this.ingredient.id;
  }

  @Field(() => Meal, { nullable: true, description: 'The meal with updated counts; null for an item.' })
  meal(@Context() ctx: Ctx): MaybePromise<Meal | null> {
    return mealOfIngredient(ctx, this.ingredient);
  }
}

@Resolver(() => Ingredient)
export class IngredientResolver {
  @Mutation(() => IngredientPayload, {
    description:
      'Changes an ingredient: ticks it, assigns it, selects an alternative or edits it; CONFLICT for fields changed after the version of the input.',
  })
  async updateIngredient(
    @Input(UpdateIngredientInput, 'Id and changes.') input: UpdateIngredientInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientPayload, 'ingredient'>> {
    return { ingredient: await updateIngredient(ctx, inTrip(input.tripId, input.id), input) };
  }

  @Mutation(() => DeleteIngredientPayload, { description: 'Deletes an ingredient.' })
  async deleteIngredient(
    @Input(DeleteIngredientInput, 'The ingredient.') input: DeleteIngredientInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<DeleteIngredientPayload, 'ingredient'>> {
    return { ingredient: await deleteIngredient(ctx, inTrip(input.tripId, input.id)) };
  }

  @FieldResolver(() => Participant, {
    nullable: true,
    description: 'The participant assigned to buy it; null when unassigned.',
  })
  assignedTo(
    @Root() ingredient: Readonly<Ingredient>,
    @Context() ctx: Ctx,
  ): MaybePromise<Participant | null> {
    return buyerOf(ctx, ingredient);
  }

  @FieldResolver(() => Participant, {
    nullable: true,
    description:
      'Id of the participant who ticked it; null while not purchased, and for a former participant.',
  })
  purchasedBy(
    @Root() ingredient: Readonly<Ingredient>,
    @Context() ctx: Ctx,
  ): MaybePromise<Participant | null> {
    return purchaserOf(ctx, ingredient);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Of a separate plate: the ingredient that its eaters get it in place of, which may be deleted; null for others, and for tokens without `people:health`.',
  })
  apartOfId(@Root() ingredient: Readonly<Ingredient>, @Context() ctx: Ctx): string | null {
    return apartOf(ctx, ingredient).apartOfId;
  }

  @FieldResolver(() => [ID], {
    description:
      'Of a separate plate: its eaters. Empty: everybody. Always empty for tokens without `people:health`.',
  })
  apartEaterIds(@Root() ingredient: Readonly<Ingredient>, @Context() ctx: Ctx): readonly string[] {
    return apartOf(ctx, ingredient).apartEaterIds;
  }

  @FieldResolver(() => Amount, {
    description: 'What the portions at the meal need; as typed for a meal without servings.',
  })
  amount(@Root() ingredient: Readonly<Ingredient>, @Context() ctx: Ctx): MaybePromise<Amount> {
    return amountNeeded(ctx, ingredient);
  }

  @FieldResolver(() => String, {
    description:
      'What the portions at the meal need, in the units of the reader, as a kitchen measures it: "240 g"; of an amount that a person typed in other units both: "2 cups (240 g)".',
  })
  amountText(
    @Root() ingredient: Readonly<Ingredient>,
    @Arg('units', () => UnitsEnum, UNITS_ARGUMENT) units: Units | null,
    @Context() ctx: Ctx,
  ): Promise<string> {
    return amountText(ctx, ingredient, units);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'How much of what is bought in packs goes into the dish, for the portions at the meal: "13 cups". Null: all of it.',
  })
  used(@Root() ingredient: Readonly<Ingredient>, @Context() ctx: Ctx): MaybePromise<string | null> {
    return amountUsed(ctx, ingredient);
  }

  @FieldResolver(() => Amount, {
    nullable: true,
    description:
      'What is needed beyond what was bought, if the need grew since; null when enough was bought, and while not purchased.',
  })
  missing(@Root() ingredient: Readonly<Ingredient>, @Context() ctx: Ctx): MaybePromise<Amount | null> {
    return amountMissing(ctx, ingredient);
  }

  @FieldResolver(() => Amount, {
    nullable: true,
    description:
      'What was bought, as it was needed at the purchase; null while not purchased, and if nothing is remembered.',
  })
  bought(@Root() ingredient: Readonly<Ingredient>): Amount | null {
    return amountBoughtOf(ingredient);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether nobody gets it: it was left out with markUnavailable, and nothing of it is bought. Verdicts do not count it.',
  })
  isLeftOut(@Root() ingredient: Readonly<Ingredient>): boolean {
    return isLeftOut(ingredient);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the ingredient is optimized: merged in the cart with all optimized ingredients of its name into one line with one total.',
  })
  isOptimized(@Root() ingredient: Readonly<Ingredient>): boolean {
    return isOptimized(ingredient);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Key of the cart line that it is merged into, equal for all ingredients of that line, such as "garlic"; null unless optimized.',
  })
  mergedAs(@Root() ingredient: Readonly<Ingredient>): string | null {
    return mergedAs(ingredient);
  }
}
