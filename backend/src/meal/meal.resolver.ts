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
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { MealStatus, MealType } from '../../../domain/trip/meal.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import { Meal, MealStatusEnum } from '../entities/meal.entity.ts';
import { MealTypeEnum } from '../entities/mealTypeEnum.ts';
import {
  cookOf,
  createMeal,
  deleteMeal,
  ingredientCount,
  purchasedIngredientCount,
  readMeal,
  tripOf,
  updateMeal,
} from './meal.service.ts';

@InputType({ description: 'A meal for an empty slot.' })
class CreateMealInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => CalendarDateScalar, { description: 'The day, within the trip.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'Which meal of that day.' })
  type: MealType;

  @Field(() => String, { nullable: true, description: 'What is cooked, at most 120 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'More about it, at most 2,000 characters.' })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'The accepted participant who cooks.' })
  assignedToId?: string | null;

  @Field(() => String, { nullable: true, description: 'The recipe as free text or as an address.' })
  recipe?: string | null;

  @Field(() => [String], { nullable: true, description: 'Steps of the recipe in order, at most 60.' })
  instructions?: string[] | null;

  @Field(() => MealStatusEnum, {
    nullable: true,
    description: 'PLANNED when left out; NOT_NEEDED marks the empty slot as not needed.',
  })
  status?: MealStatus | null;
}

@InputType({
  description:
    'A change of a meal: what is left out stays. Null takes name, description, recipe or cook away; date, type, status and instructions refuse it, and an empty list takes the instructions away.',
})
class UpdateMealInput {
  @Field(() => ID, { description: 'Id of the meal.' })
  id: string;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Another day of the trip to move the meal to; its slot there has to be empty.',
  })
  date?: CalendarDate | null;

  @Field(() => MealTypeEnum, {
    nullable: true,
    description: 'Another meal of the day to move the meal to; that slot has to be empty.',
  })
  type?: MealType | null;

  @Field(() => String, { nullable: true, description: 'What is cooked, at most 120 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'More about it, at most 2,000 characters.' })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'The accepted participant who cooks; null for nobody.' })
  assignedToId?: string | null;

  @Field(() => String, { nullable: true, description: 'The recipe as free text or as an address.' })
  recipe?: string | null;

  @Field(() => [String], { nullable: true, description: 'Steps of the recipe in order, at most 60.' })
  instructions?: string[] | null;

  @Field(() => MealStatusEnum, { nullable: true, description: 'Whether the group cooks this meal.' })
  status?: MealStatus | null;
}

@InputType({ description: 'A meal to delete.' })
class DeleteMealInput {
  @Field(() => ID, { description: 'Id of the meal.' })
  id: string;
}

@ObjectType({ description: 'Answer to a change of a meal.', simpleResolvers: true })
class MealPayload {
  @Field(() => Meal, { description: 'The meal as it now is.' })
  meal: Meal;
}

@ObjectType({ description: 'Answer to deleteMeal.', simpleResolvers: true })
class DeleteMealPayload {
  deleted: Meal;

  @Field(() => ID, { description: 'Id of the meal that is gone.' })
  id(): string {
    return this.deleted.id;
  }

  @Field(() => Trip, { description: 'The trip that no longer has it, with its counts as they now are.' })
  trip(@Context() ctx: Ctx): MaybePromise<Trip> {
    return tripOf(ctx, this.deleted);
  }
}

@Resolver(() => Meal)
export class MealResolver {
  @Query(() => Meal, { description: 'One meal of a trip that the viewer has joined.' })
  meal(
    @Arg('id', () => ID, { description: 'Id of the meal.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<Meal> {
    return readMeal(ctx, id);
  }

  @Mutation(() => MealPayload, {
    description: 'Puts a meal into an empty slot; CONFLICT when the slot has one already.',
  })
  async createMeal(
    @Arg('input', () => CreateMealInput, { description: 'The slot and the meal.' }) input: CreateMealInput,
    @Context() ctx: Ctx,
  ): Promise<MealPayload> {
    return { meal: await createMeal(ctx, input) };
  }

  @Mutation(() => MealPayload, {
    description:
      'Changes a meal, and moves it to another slot; CONFLICT when a meal stands there already. What belongs to it moves along.',
  })
  async updateMeal(
    @Arg('input', () => UpdateMealInput, { description: 'The change.' }) input: UpdateMealInput,
    @Context() ctx: Ctx,
  ): Promise<MealPayload> {
    return { meal: await updateMeal(ctx, input.id, input) };
  }

  @Mutation(() => DeleteMealPayload, {
    description: 'Deletes a meal with its ingredients; its slot is free again.',
  })
  async deleteMeal(
    @Arg('input', () => DeleteMealInput, { description: 'The meal.' }) input: DeleteMealInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<DeleteMealPayload, 'deleted'>> {
    return { deleted: await deleteMeal(ctx, input.id) };
  }

  @FieldResolver(() => Participant, { nullable: true, description: 'The participant who cooks, if any.' })
  assignedTo(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<Participant | null> {
    return cookOf(ctx, meal);
  }

  @FieldResolver(() => Int, { description: 'How many ingredients the meal has.' })
  ingredientCount(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return ingredientCount(ctx, meal);
  }

  @FieldResolver(() => Int, { description: 'How many of its ingredients are bought.' })
  purchasedIngredientCount(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<number> {
    return purchasedIngredientCount(ctx, meal);
  }

  @FieldResolver(() => [Ingredient], { description: 'What the meal needs, in the order it was added.' })
  ingredients(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<readonly Ingredient[]> {
    return ctx.loaders.ingredientsOfMeal.get(meal.id);
  }
}
