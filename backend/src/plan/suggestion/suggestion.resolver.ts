import {
  Ctx as Context,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { asText } from '../../../../domain/text/asText.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type {
  Budget,
  CookingSkill,
  EmptySlotReason,
  SuggestionSource,
} from '../../../../domain/plan/suggestionOptions.ts';
import { suggestionFields } from '../../../../domain/plan/suggestionFields.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, rowId, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import type { SuggestionRun as Run } from '../../reads/loaders.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { SuggestionSourceEnum } from '../../product/product.objects.ts';
import { RestrictionsRead } from '../../people/restriction/restrictionsRead.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { lastSuggestionRun } from './lastRun.service.ts';
import { suggestMeals, type Suggestions } from './suggestMeals.service.ts';
import { undoSuggestions, type UndoneSuggestions } from './undoSuggestions.service.ts';

enumType<CookingSkill>('CookingSkill', 'Cooking skill of the group; easier dishes are suggested as well.', {
  beginner: 'Few and simple steps.',
  intermediate: 'Several steps at the same time.',
  advanced: 'Techniques that need practice.',
});

enumType<Budget>('Budget', 'Food budget of the group; cheaper dishes are suggested as well.', {
  budget: 'Low cost.',
  moderate: 'Usual cost.',
  premium: 'Special dishes.',
});

const EmptySlotReasonEnum = enumType<EmptySlotReason>('EmptySlotReason', 'Reason for an unfilled slot.', {
  nothing_fits: 'No dish fits the restrictions, equipment, skill and budget.',
  nothing_left: 'Every dish that fits is already in the plan or next to the slot.',
  no_room: 'The unnamed meal has too many ingredients to add those of a recipe.',
});

@InputType({ description: 'Suggestion request; only the trip is required.' })
class SuggestMealsInput extends tripInputOf(suggestionFields.shape, {
  dietaryRestrictions: `Dietary restrictions for this request alone, "vegan", "no mushrooms", in addition to those of the trip, which stay as they are. At most ${LIMITS.restrictions}, ${LIMITS.freeText} characters in total. Text that is not understood is refused; the answer shows how the rest was understood.`,
  cookingSkill: 'BEGINNER by default.',
  budget: 'MODERATE by default.',
  preferences:
    'Likes and dislikes, {limits}. Use dietaryRestrictions for food that must be avoided; text here that looks like a restriction is returned in notUnderstood.',
  cookingEquipment:
    'Available equipment; each meal needs only one item of it. All equipment when omitted or empty.',
  peopleCount: 'Number of people, {limits}; by default the portions of those who eat at each slot.',
  platesApart:
    'Whether a dish may need another ingredient for less than half of those who eat at its slot: a separate plate, out of the alternatives of the recipe, of the cookbook or the model. Otherwise everybody there can eat it.',
  secondDish:
    'Whether a slot may get two dishes: the first for most, the second, out of the cookbook, instead of it for less than half, who cannot eat it and have no separate plate. Both come, or neither.',
  sideDishes:
    'Whether lunch and dinner get a side dish, out of the cookbook, that everybody there can eat; where none suits, they come without.',
  source: 'COOKBOOK skips the language model; Features.suggestionSource by default.',
}) {}

@InputType({ description: 'Suggestions to undo.' })
class UndoSuggestionsInput extends tripInputOf(
  { runId: rowId },
  { runId: 'Id of the run, returned by suggestMeals.' },
) {}

@ObjectType({ description: 'A slot without a suggestion.' })
class EmptySlot {
  @Field(() => CalendarDateScalar, { description: 'Day in UTC.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'Meal type.' })
  type: MealType;

  @Field(() => EmptySlotReasonEnum, { description: 'Reason why it is empty.' })
  reason: EmptySlotReason;
}

@ObjectType({ description: 'Answer to suggestMeals.' })
class SuggestMealsPayload extends RestrictionsRead implements Omit<Suggestions, 'understood'> {
  @Field(() => ID, {
    nullable: true,
    description: 'Id for undoSuggestions, valid for one day; null when nothing was filled.',
  })
  runId: string | null;

  @Field(() => [ID], { description: 'Ids of the filled meals.' })
  updatedMealIds: readonly string[];

  @Field(() => [Meal], {
    description: 'The filled meals, by day; of a slot with several dishes, each of them, by position.',
  })
  updatedMeals: readonly Meal[];

  @Field(() => [ID], {
    description:
      'Ids of the filled meals that come from the cookbook: all of them, or those where the model had no safe suggestion, and the dishes beside its own.',
  })
  cookbookMealIds: readonly string[];

  @Field(() => Int, { description: 'Number of different ingredients.' })
  uniqueIngredients: number;

  @Field(() => Int, { description: 'Total number of ingredients.' })
  totalIngredients: number;

  @Field(() => SuggestionSourceEnum, { description: 'Source of the suggestions.' })
  source: SuggestionSource;

  @Field(() => [EmptySlot], { description: 'Unfilled slots with reasons.' })
  emptySlots: readonly EmptySlot[];

  @Field(() => [String], {
    deprecationReason: 'Use notUnderstood.',
    description: 'Parts of the restrictions that were not fully understood, as typed.',
  })
  unreadRestrictions: readonly string[];

  @Field(() => Trip, { description: 'The trip with its updated meals.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to undoSuggestions.' })
class UndoSuggestionsPayload implements UndoneSuggestions {
  @Field(() => [ID], { description: 'Meals that were deleted or lost their suggested name.' })
  undoneMealIds: readonly string[];

  @Field(() => [Meal], {
    description:
      'Meals that stay because they, or another dish of their slot, were changed, voted on or assigned.',
  })
  keptMeals: readonly Meal[];

  @Field(() => Trip, { description: 'The trip with its updated meals.' })
  trip: Trip;
}

@ObjectType({ description: 'One run of suggestions.' })
class SuggestionRun implements Run {
  @Field(() => ID, { description: 'Id for undoSuggestions, valid for one day.' })
  id: string;

  @Field(() => Int, {
    description: 'Count of the filled slots whose meals still exist; several dishes of a slot count once.',
  })
  mealCount: number;

  @Field(() => Int, { description: 'Count of the added ingredients that still exist.' })
  ingredientCount: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of the suggestions.' })
  createdAt: Date;
}

@Resolver(() => Trip)
export class SuggestionResolver {
  @FieldResolver(() => SuggestionRun, {
    nullable: true,
    description:
      'The latest suggestions that can be undone; null if there are none, or when the trip is completed.',
  })
  lastSuggestionRun(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<Run | null> {
    return lastSuggestionRun(ctx, trip);
  }

  @Mutation(() => SuggestMealsPayload, {
    description:
      'Fills the needed slots without a name with suggested meals and their ingredients; a slot gets all of its dishes or none. Existing entries stay. Limited to 30 calls a day.',
  })
  async suggestMeals(
    @Input(SuggestMealsInput, 'The request.') input: SuggestMealsInput,
    @Context() ctx: Ctx,
  ): Promise<SuggestMealsPayload> {
    const suggested = await suggestMeals(ctx, input.tripId, input);
    return { ...suggested, understood: suggested.understood.map(asText) };
  }

  @Mutation(() => UndoSuggestionsPayload, {
    description:
      'Removes suggested meals from the plan, except those changed, voted on or assigned since; the dishes of a slot go together or stay together.',
  })
  undoSuggestions(
    @Input(UndoSuggestionsInput, 'The run to undo.') input: UndoSuggestionsInput,
    @Context() ctx: Ctx,
  ): Promise<UndoSuggestionsPayload> {
    return undoSuggestions(ctx, input.tripId, input);
  }
}
