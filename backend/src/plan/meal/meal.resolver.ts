import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import {
  MEAL_NUMBERS,
  MEAL_TEXTS,
  newMealFields,
  mealChangeFields,
} from '../../../../domain/plan/mealFields.ts';
import { inTrip, tripOf } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Input, inputOf, tripRowId, TRIP_OF_ROW, VERSION_TEXT } from '../../base/graphqlInput.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { DishPartInput } from '../dish/dishPart.resolver.ts';
import {
  cookOf,
  createMeal,
  deleteMeal,
  ingredientCount,
  instructionsOf,
  minutesOf,
  portionsOf,
  purchasedIngredientCount,
  readMeal,
  recipeOf,
  servingsOf,
  updateMeal,
} from './meal.service.ts';
import { restoreMeal, restoreMealFields } from '../deletedMeal/restoreMeal.service.ts';

/** Of inputs that make or change a dish. */
const DISH_TEXTS = {
  forWhom: { text: "The part of its slot's table that it is for; null: everybody.", type: DishPartInput },
  isInstead: 'Whether those whom it is for do not get the first dish of the slot.',
};

@InputType({ description: 'A meal for a slot.' })
class CreateMealInput extends inputOf(newMealFields.shape, {
  tripId: 'The trip.',
  date: 'Day of the meal.',
  type: 'Meal type.',
  name: 'Name of the dish, {limits}.',
  description: 'Description, {limits}.',
  assignedToId: 'Id of the accepted participant to cook.',
  recipe: 'Recipe as free text or a URL.',
  instructions: 'Recipe steps in order, {limits}.',
  status: 'PLANNED by default; NOT_NEEDED marks the empty slot as not needed.',
  servings: 'Portions that the amounts are written for, {limits}; null keeps amounts fixed.',
  minutes: 'Minutes that it takes, {limits}; what the recipe says by default.',
  ...DISH_TEXTS,
  beside: 'Whether it stands beside the dishes of its slot; else the slot has to be empty.',
}) {}

@InputType({
  description: `Changes to a meal; omitted fields stay. Null clears name, ${[...MEAL_TEXTS, ...MEAL_NUMBERS].join(', ')}, cook or servings; date, type, status and instructions refuse null, and an empty list clears the instructions.`,
})
class UpdateMealInput extends inputOf(
  { id: tripRowId, ...mealChangeFields.shape },
  {
    id: 'Id of the meal.',
    date: 'Day of the trip to move the meal to.',
    type: 'Meal type to move the meal to.',
    name: 'Name of the dish, {limits}.',
    description: 'Description, {limits}.',
    assignedToId: 'Id of the accepted participant to cook; null unassigns.',
    recipe: 'Recipe as free text or a URL.',
    instructions: 'Recipe steps in order, {limits}.',
    status:
      'Whether its slot is needed. NOT_NEEDED is refused with CONFLICT where there are several dishes, unless `wholeSlot` is true; PLANNED is for all of them.',
    servings: 'Portions that the amounts are written for, {limits}; null keeps amounts fixed.',
    minutes: 'Minutes that it takes, {limits}; a recipe that says others changes them.',
    ...DISH_TEXTS,
    beside: 'Whether it moves beside the dishes of the other slot; else that has to be empty.',
    wholeSlot: 'Whether all dishes of its slot move, or are marked as not needed and keep what is in them.',
    version: VERSION_TEXT,
  },
) {}

@InputType({ description: 'A meal to delete.' })
class DeleteMealInput extends inputOf({ id: tripRowId }, { id: 'Id of the meal.' }) {}

@InputType({ description: 'A deleted meal.' })
class RestoreMealInput extends inputOf(restoreMealFields.shape, {
  tripId: 'The trip.',
  id: 'Id of the meal.',
}) {}

@ObjectType({ description: 'Answer to a change of a meal.' })
class MealPayload {
  @Field(() => Meal, { description: 'The updated meal.' })
  meal: Meal;
}

@ObjectType({ description: 'Answer to deleteMeal.' })
class DeleteMealPayload {
  deleted: Meal;

  @Field(() => ID, { description: 'Id of the deleted meal.' })
  id(): string {
    return this.deleted.id;
  }

  @Field(() => Trip, { description: 'The trip with updated counts.' })
  trip(@Context() ctx: Ctx): MaybePromise<Trip> {
    return tripOf(ctx, this.deleted);
  }
}

@ObjectType({ description: 'Answer to restoreMeal.' })
class RestoreMealPayload {
  @Field(() => Meal, { description: 'The meal, back in its slot.' })
  meal: Meal;

  @Field(() => Trip, { description: 'The trip with updated counts.' })
  trip(@Context() ctx: Ctx): MaybePromise<Trip> {
    return tripOf(ctx, this.meal);
  }
}

@Resolver(() => Meal)
export class MealResolver {
  @Query(() => Meal, { description: 'One meal of a trip that the viewer has joined.' })
  meal(
    @Arg('id', () => ID, { description: 'Id of the meal.' }) id: string,
    @Arg('tripId', () => ID, { nullable: true, description: TRIP_OF_ROW }) tripId: string | null,
    @Context() ctx: Ctx,
  ): Promise<Meal> {
    return readMeal(ctx, inTrip(tripId, id));
  }

  @Mutation(() => MealPayload, {
    description:
      'Creates a meal in an empty slot, or beside its dishes; CONFLICT when the slot has a meal, unless it is to stand beside it.',
  })
  async createMeal(
    @Input(CreateMealInput, 'The slot and the meal.') input: CreateMealInput,
    @Context() ctx: Ctx,
  ): Promise<MealPayload> {
    return { meal: await createMeal(ctx, input) };
  }

  @Mutation(() => MealPayload, {
    description:
      'Changes a meal or moves it to another slot with everything in it; CONFLICT when that slot has a meal, unless it is to stand beside it, and for fields changed after the version of the input.',
  })
  async updateMeal(
    @Input(UpdateMealInput, 'Id and changes.') input: UpdateMealInput,
    @Context() ctx: Ctx,
  ): Promise<MealPayload> {
    return { meal: await updateMeal(ctx, inTrip(input.tripId, input.id), input) };
  }

  @Mutation(() => DeleteMealPayload, {
    description:
      'Deletes a meal with its ingredients; restoreMeal brings it back within a day. Where it was the first dish of its slot, the next one becomes the first.',
  })
  async deleteMeal(
    @Input(DeleteMealInput, 'The meal.') input: DeleteMealInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<DeleteMealPayload, 'deleted'>> {
    return { deleted: await deleteMeal(ctx, inTrip(input.tripId, input.id)) };
  }

  @Mutation(() => RestoreMealPayload, {
    description:
      'Brings back a meal within a day of its deletion, with its ingredients, votes and receipts; beside the dishes that stand in its slot by now. One that is back stays. NOT_FOUND after a day, and once somebody has left the table.',
  })
  async restoreMeal(
    @Input(RestoreMealInput, 'The meal.') input: RestoreMealInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<RestoreMealPayload, 'meal'>> {
    return { meal: await restoreMeal(ctx, input) };
  }

  @FieldResolver(() => Participant, {
    nullable: true,
    description: 'The assigned cook; null when unassigned.',
  })
  assignedTo(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<Participant | null> {
    return cookOf(ctx, meal);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Portions that the amounts are written for; null when amounts are fixed.',
  })
  servings(@Root() meal: Readonly<Meal>): number | null {
    return servingsOf(meal);
  }

  @FieldResolver(() => [String], {
    description: 'Recipe steps in order, with the water and the batches for the portions at the meal.',
  })
  instructions(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): string[] {
    return instructionsOf(ctx, meal);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Recipe as free text or a URL; what a suggestion says of servings and time is for the portions at the meal.',
  })
  recipe(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): string | null {
    return recipeOf(ctx, meal);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Minutes that it takes, for the portions at the meal; null if nobody said.',
  })
  minutes(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): number | null {
    return minutesOf(ctx, meal);
  }

  @FieldResolver(() => Float, { description: 'Sum of the portions of those who get it.' })
  portions(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): number {
    return portionsOf(ctx, meal);
  }

  @FieldResolver(() => Int, { description: 'Number of ingredients.' })
  ingredientCount(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return ingredientCount(ctx, meal);
  }

  @FieldResolver(() => Int, {
    description: 'Number of purchased ingredients, without those that are short of the need.',
  })
  purchasedIngredientCount(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return purchasedIngredientCount(ctx, meal);
  }

  @FieldResolver(() => [Ingredient], { description: 'Ingredients in the order they were added.' })
  ingredients(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<readonly Ingredient[]> {
    return ctx.loaders.ingredientsOfMeal.get(meal);
  }
}
