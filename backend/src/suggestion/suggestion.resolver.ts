import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../domain/trip/meal.ts';
import type {
  Budget,
  CookingEquipment,
  CookingSkill,
  EmptySlotReason,
  SuggestionSource,
} from '../../../domain/trip/suggestionOptions.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { SuggestionRun as Run } from '../reads/loaders.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { Meal } from '../entities/meal.entity.ts';
import { MealTypeEnum } from '../entities/mealTypeEnum.ts';
import { SuggestionSourceEnum } from '../product/product.service.ts';
import { RestrictionsRead } from '../trip/restrictionsRead.ts';
import { Trip } from '../entities/trip.entity.ts';
import { lastSuggestionRun } from '../trip/trip.service.ts';
import { suggestMeals, type Suggestions } from './suggestMeals.service.ts';
import { undoSuggestions, type UndoneSuggestions } from './undoSuggestions.service.ts';

const CookingSkillEnum = {
  BEGINNER: 'beginner',
  INTERMEDIATE: 'intermediate',
  ADVANCED: 'advanced',
} as const satisfies Record<string, CookingSkill>;

const BudgetEnum = {
  BUDGET: 'budget',
  MODERATE: 'moderate',
  PREMIUM: 'premium',
} as const satisfies Record<string, Budget>;

const CookingEquipmentEnum = {
  CAMPING_STOVE: 'camping-stove',
  FULL_KITCHEN: 'full-kitchen',
  OUTDOOR_GRILL: 'outdoor-grill',
  FIRE_PIT: 'fire-pit',
  MINIMAL_GEAR: 'minimal-gear',
  RV_KITCHEN: 'rv-kitchen',
  HOTPLATE_ONLY: 'hotplate-only',
  NO_COOKING: 'no-cooking',
} as const satisfies Record<string, CookingEquipment>;

const EmptySlotReasonEnum = {
  NOTHING_FITS: 'nothing_fits',
  NOTHING_LEFT: 'nothing_left',
  NO_ROOM: 'no_room',
} as const satisfies Record<string, EmptySlotReason>;

registerEnumType(CookingSkillEnum, {
  name: 'CookingSkill',
  description: 'How well the cooks of a group cook; what is easier is suggested as well.',
  valuesConfig: {
    BEGINNER: { description: 'Few steps, nothing that can go wrong.' },
    INTERMEDIATE: { description: 'Several things at once.' },
    ADVANCED: { description: 'Whatever takes practice.' },
  },
});

registerEnumType(BudgetEnum, {
  name: 'Budget',
  description: 'What a group spends on food; what is cheaper is suggested as well.',
  valuesConfig: {
    BUDGET: { description: 'As little as possible.' },
    MODERATE: { description: 'The usual.' },
    PREMIUM: { description: 'It may be something special.' },
  },
});

registerEnumType(CookingEquipmentEnum, {
  name: 'CookingEquipment',
  description: 'What a group can cook with.',
  valuesConfig: {
    CAMPING_STOVE: { description: 'A stove with two burners.' },
    FULL_KITCHEN: { description: 'A kitchen with an oven and a fridge.' },
    OUTDOOR_GRILL: { description: 'A grill.' },
    FIRE_PIT: { description: 'A fire, with a grate.' },
    MINIMAL_GEAR: { description: 'One small burner with one pot.' },
    RV_KITCHEN: { description: 'The kitchen of a camper, with a fridge.' },
    HOTPLATE_ONLY: { description: 'One electric hotplate.' },
    NO_COOKING: { description: 'Nothing is heated.' },
  },
});

registerEnumType(EmptySlotReasonEnum, {
  name: 'EmptySlotReason',
  description: 'Why a slot got no suggestion.',
  valuesConfig: {
    NOTHING_FITS: { description: 'Nothing fits the restrictions, the equipment, the skill and the budget.' },
    NOTHING_LEFT: { description: 'What would fit is in the plan already, or stands beside the slot.' },
    NO_ROOM: { description: 'The meal there has no name and too many ingredients to add those of a recipe.' },
  },
});

@InputType({ description: 'What a group asks for; all but the trip may be left out.' })
class SuggestMealsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'Diets and other words: "vegan", "no mushrooms". 30 at most, 500 characters in all. What is not understood is ' +
      'refused; the answer says how the rest was read. Those of the trip when left out; an empty list for none.',
  })
  dietaryRestrictions?: string[] | null;

  @Field(() => CookingSkillEnum, { nullable: true, description: 'BEGINNER when left out.' })
  cookingSkill?: CookingSkill | null;

  @Field(() => BudgetEnum, { nullable: true, description: 'MODERATE when left out.' })
  budget?: Budget | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the group likes and what it does not, at most 500 characters. These are tastes: what must not be in the food is ' +
      'a dietary restriction, and what reads like one here is in notUnderstood.',
  })
  preferences?: string | null;

  @Field(() => [CookingEquipmentEnum], {
    nullable: true,
    description: 'Any one of these has to suffice for a meal; everything is there when left out or empty.',
  })
  cookingEquipment?: CookingEquipment[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many to cook, 1 to 50; everybody who has not declined when left out.',
  })
  peopleCount?: number | null;

  @Field(() => SuggestionSourceEnum, {
    nullable: true,
    description: 'COOKBOOK to do without the model; by default whatever Features.suggestionSource says.',
  })
  source?: SuggestionSource | null;
}

@InputType({ description: 'Suggestions to take back.' })
class UndoSuggestionsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => ID, { description: 'The run that suggestMeals answered.' })
  runId: string;
}

@ObjectType({ description: 'A slot that got no suggestion.', simpleResolvers: true })
class EmptySlot {
  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'Which meal of that day.' })
  type: MealType;

  @Field(() => EmptySlotReasonEnum, { description: 'Why it is empty.' })
  reason: EmptySlotReason;
}

@ObjectType({ description: 'Answer to suggestMeals.', simpleResolvers: true })
class SuggestMealsPayload extends RestrictionsRead implements Suggestions {
  @Field(() => ID, {
    nullable: true,
    description: 'For undoSuggestions, within a day; null when nothing was filled.',
  })
  runId: string | null;

  @Field(() => [ID], { description: 'Ids of the meals that were filled.' })
  updatedMealIds: readonly string[];

  @Field(() => [Meal], { description: 'These meals as they now are, day by day.' })
  updatedMeals: readonly Meal[];

  @Field(() => [ID], {
    description:
      'Those of them that are recipes of the cookbook: all, or where the model had nothing that was safe to use.',
  })
  cookbookMealIds: readonly string[];

  @Field(() => Int, { description: 'How many different things they need.' })
  uniqueIngredients: number;

  @Field(() => Int, { description: 'How many ingredients they need in all.' })
  totalIngredients: number;

  @Field(() => SuggestionSourceEnum, { description: 'Where the suggestions come from.' })
  source: SuggestionSource;

  @Field(() => [EmptySlot], { description: 'Slots that stay empty, and why.' })
  emptySlots: readonly EmptySlot[];

  @Field(() => [String], {
    deprecationReason: 'notUnderstood says the same.',
    description: 'Parts of the restrictions of which not everything was understood, as they were written.',
  })
  unreadRestrictions: readonly string[];

  @Field(() => Trip, { description: 'The trip, with all its meals as they now are.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to undoSuggestions.', simpleResolvers: true })
class UndoSuggestionsPayload implements UndoneSuggestions {
  @Field(() => [ID], { description: 'Meals that are gone, or without a name as before.' })
  undoneMealIds: readonly string[];

  @Field(() => [Meal], {
    description: 'Meals that stay, since somebody has changed them, voted on them or taken something on.',
  })
  keptMeals: readonly Meal[];

  @Field(() => Trip, { description: 'The trip, with all its meals as they now are.' })
  trip: Trip;
}

@ObjectType({ description: 'Suggestions that were written into a plan together.', simpleResolvers: true })
class SuggestionRun implements Run {
  @Field(() => ID, { description: 'For undoSuggestions, within a day.' })
  id: string;

  @Field(() => Int, { description: 'Of the meals that were filled then, those that are still there.' })
  mealCount: number;

  @Field(() => Int, { description: 'Of the ingredients that came with these, those that are still there.' })
  ingredientCount: number;

  @Field(() => GraphQLISODateTime, { description: 'When they were suggested.' })
  createdAt: Date;
}

@Resolver(() => Trip)
export class SuggestionResolver {
  @FieldResolver(() => SuggestionRun, {
    nullable: true,
    description: 'The latest suggestions that can be undone; null without, and of a completed trip.',
  })
  lastSuggestionRun(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<Run | null> {
    return lastSuggestionRun(ctx, trip);
  }

  @Mutation(() => SuggestMealsPayload, {
    description:
      'Suggests meals for the slots that are needed and have no name, and writes them into the plan with their ingredients. What somebody typed stays. 30 times a day.',
  })
  suggestMeals(
    @Arg('input', () => SuggestMealsInput, { description: 'What the group asks for.' })
    input: SuggestMealsInput,
    @Context() ctx: Ctx,
  ): Promise<SuggestMealsPayload> {
    return suggestMeals(ctx, input.tripId, input);
  }

  @Mutation(() => UndoSuggestionsPayload, {
    description:
      'Takes suggested meals out of the plan again, but those that somebody has done anything with.',
  })
  undoSuggestions(
    @Arg('input', () => UndoSuggestionsInput, { description: 'The suggestions.' })
    input: UndoSuggestionsInput,
    @Context() ctx: Ctx,
  ): Promise<UndoSuggestionsPayload> {
    return undoSuggestions(ctx, input.tripId, input);
  }
}
