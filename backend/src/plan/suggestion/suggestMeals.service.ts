import { isSameSlot } from '../../../../domain/plan/mealTime.ts';
import { msg } from '../../../../domain/text/message.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { suggestionFields, type SuggestionFields } from '../../../../domain/plan/suggestionFields.ts';
import { defaultPeopleCount } from '../../../../domain/people/inviteStatus.ts';
import type { SuggestionSource } from '../../../../domain/plan/suggestionOptions.ts';
import type { Avoid } from '../../../../domain/food/avoid.ts';
import {
  readingOf,
  type RestrictionReading,
} from '../../../../domain/food/restriction/restrictionReading.ts';
import { avoidKey } from '../../../../domain/people/eater/eater.ts';
import { everybodysAvoids, tripRules, type TripRules } from '../../../../domain/people/verdict/tripRules.ts';
import {
  restrictionReport,
  type RestrictionReport,
} from '../../../../domain/food/restriction/restrictionReport.ts';
import { foodKey } from '../../../../domain/shopping/food/foodKey.ts';
import { countAgainst, type Limit } from '../../access/limits/limits.ts';
import { requireTrip, requireViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AppError, badInput } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { requireUnderstood } from '../../people/eater/requireUnderstood.ts';
import { withEaters } from '../../people/eater/withEaters.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { applySuggestions } from './applySuggestions.service.ts';
import { placesOf } from './places.ts';
import { slotGroups, type GroupRules } from './slotGroups.ts';
import type { Place } from './planning/planMeals.ts';
import { seedOf } from './planning/seededRandom.ts';
import { hasFridge, type SuggestedMeal, type SuggestionRequest } from './planning/suggestion.ts';
import { suggestByModel } from './model/suggestByModel.service.ts';
import { votesAfterTrips } from './votesAfterTrips.service.ts';
import { withLock } from './suggestionLock.service.ts';
import { runsOfTrip } from './suggestionLock.sql.ts';
import { restrictionsInPreferences } from './planning/likes.ts';
import {
  mainIngredientOf,
  suggestFromCookbook,
  type EmptySlot,
  type Suggested,
} from './planning/suggestFromCookbook.ts';

export interface Suggestions extends RestrictionReport {
  readonly avoids: readonly Avoid[];
  readonly runId: string | null;
  readonly updatedMeals: readonly Meal[];
  readonly updatedMealIds: readonly string[];
  /** Also as the model's substitute. */
  readonly cookbookMealIds: readonly string[];
  /** Cart lines of these meals. */
  readonly uniqueIngredients: number;
  readonly totalIngredients: number;
  readonly source: SuggestionSource;
  readonly emptySlots: readonly EmptySlot[];
  readonly unreadRestrictions: readonly string[];
  readonly trip: Trip;
}

const A_DAY: Limit = {
  name: 'suggestions_of_user',
  times: 30,
  seconds: 24 * 60 * 60,
  message: msg(
    'suggestion.tooMany',
    'You have requested suggestions 30 times within a day. Please try again later.',
  ),
};

/**
 * Writes suggestions into the needed slots without a name; typed texts are never overwritten.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED, CONFLICT if no slot is free, RATE_LIMITED past
 * 30 a day or the model's limits, PROVIDER_FAILED and SERVICE_UNAVAILABLE if the model fails
 */
export async function suggestMeals(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Suggestions> {
  const viewer = requireViewer(ctx);
  const fields = readInput(suggestionFields, rawInput);
  const { trip } = await requireTrip(ctx, rawTripId, 'suggest_meals');
  const dietaryRestrictions = [
    ...new Set([...trip.dietaryRestrictions, ...(fields.dietaryRestrictions ?? [])]),
  ];
  const { avoids, unread } = readingFor(trip, dietaryRestrictions);
  const ai = modelFor(ctx, fields.source ?? null);
  const plan = await planOf(ctx, trip, fields, tripRules(everybodysAvoids(avoids)));
  if (!plan.places.some(({ isFree }) => isFree))
    throw new AppError(
      'CONFLICT',
      msg('suggestion.nothingToFill', 'Every slot of the plan has a meal or is not needed.'),
    );
  const allUnread = [...unread, ...restrictionsInPreferences(fields.preferences ?? null, avoids)];
  const request = { ...(await requestOf(ctx, trip, fields)), avoids, restrictionTexts: dietaryRestrictions };
  return withLock(ctx, trip.id, async () => {
    await countAgainst(ctx, A_DAY, viewer.id);
    const asked = { viewer, trip, request, ...plan };
    const { meals, emptySlots } =
      ai === null ? fromCookbook(asked) : await suggestByModel(ctx, { ...asked, ...ai });
    const nothing = { runId: null, meals: [], ingredients: [], withoutRoom: [], trip };
    const applied =
      meals.length === 0
        ? nothing
        : await applySuggestions(ctx, trip.id, meals, {
            tripRestrictions: trip.dietaryRestrictions,
            followAttendance: await followsAttendance(ctx, trip, fields),
            places: plan.places,
            groupRules: plan.groupRules,
          });
    return {
      runId: applied.runId,
      source: ai === null ? 'cookbook' : 'model',
      trip: applied.trip,
      emptySlots: [...emptySlots, ...applied.withoutRoom.map(({ date, type }) => noRoom(date, type))],
      updatedMeals: applied.meals,
      updatedMealIds: applied.meals.map(({ id }) => id),
      cookbookMealIds: applied.meals.filter((meal) => isFromCookbook(meal, meals)).map(({ id }) => id),
      uniqueIngredients: new Set(applied.ingredients.map(({ name }) => foodKey(name))).size,
      totalIngredients: applied.ingredients.length,
      unreadRestrictions: allUnread,
      avoids,
      ...restrictionReport({ avoids, unread: allUnread }),
    };
  });
}

/**
 * Of the trip's rules and what the request adds to them; the rules stay as they are.
 * @param texts the rules first
 * @throws BAD_USER_INPUT for a part that cannot be checked
 */
function readingFor(trip: Trip, texts: readonly string[]): RestrictionReading {
  const rules = readingOf(trip.dietaryRestrictions, trip.restrictionReading);
  const all = requireUnderstood(texts);
  const known = new Set(all.avoids.map(avoidKey));
  // Rules keep what an older reading of them avoided.
  return { ...all, avoids: [...all.avoids, ...rules.avoids.filter((avoid) => !known.has(avoidKey(avoid)))] };
}

/** @throws BAD_USER_INPUT without a model */
function modelFor({ providers, config }: Ctx, source: SuggestionSource | null): Model | null {
  if (source === 'cookbook') return null;
  if (providers.ai !== null && config.ai !== null) return { ai: providers.ai, config: config.ai };
  if (source === null) return null;
  throw badInput(
    'source',
    msg('suggestion.noModel', 'This installation has no language model. Choose the cookbook.'),
  );
}

function noRoom(date: CalendarDate, type: MealType): EmptySlot {
  return { date, type, reason: 'no_room' };
}

type Model = Pick<Parameters<typeof suggestByModel>[1], 'ai' | 'config'>;

function fromCookbook({
  request,
  places,
  plannedNames,
  lovedNames,
  seed,
}: TripPlan & { request: SuggestionRequest }): Suggested {
  return suggestFromCookbook(request, places, plannedNames, seed, lovedNames);
}

/** What stands beside the first dish always is. */
function isFromCookbook(meal: Meal, suggested: readonly SuggestedMeal[]): boolean {
  return meal.position > 0 || suggested.some((one) => one.source === 'cookbook' && isSameSlot(one, meal));
}

interface TripPlan {
  readonly places: readonly Place[];
  /** Of the groups in the places. */
  readonly groupRules: GroupRules;
  /** Also those that were voted down after a trip. */
  readonly plannedNames: readonly string[];
  /** Voted for after a trip, in lower case. */
  readonly lovedNames: ReadonlySet<string>;
  /** Stable until suggestions are written. */
  readonly seed: number;
}

async function planOf(
  ctx: Ctx,
  trip: Trip,
  fields: SuggestionFields,
  rules: TripRules | null,
): Promise<TripPlan> {
  const meals = await ctx.loaders.mealsOfTrip.get(trip.id);
  const earlier = await runsOfTrip.first(ctx.db, [trip.id]);
  const votes = await votesAfterTrips(ctx);
  const { peopleCount, platesApart, secondDish } = fields;
  const groupRules = { rules, peopleCount, platesApart, secondDish };
  const groupAt = await withEaters(ctx, trip.id, (eatersAt) => slotGroups(eatersAt, groupRules));
  return {
    groupRules,
    places: placesOf(trip, meals, mainIngredientOf, groupAt),
    plannedNames: [...meals.map(({ name }) => name), ...votes.refused],
    lovedNames: votes.loved,
    seed: seedOf(requestText(fields)) + (earlier?.runs ?? 0),
  };
}

/** The younger options count only where they are chosen: other requests keep their suggestions. */
function requestText({ secondDish, sideDishes, ...fields }: SuggestionFields): string {
  return JSON.stringify({ ...fields, ...(secondDish && { secondDish }), ...(sideDishes && { sideDishes }) });
}

/** Unless asked for another number of people than the trip has. */
async function followsAttendance(
  ctx: Ctx,
  trip: Trip,
  { peopleCount }: Pick<SuggestionFields, 'peopleCount'>,
): Promise<boolean> {
  const participants = await ctx.loaders.participantsOfTrip.get(trip.id);
  return peopleCount === null || peopleCount === defaultPeopleCount(participants);
}

async function requestOf(
  ctx: Ctx,
  trip: Trip,
  fields: SuggestionFields,
): Promise<Omit<SuggestionRequest, 'avoids' | 'restrictionTexts'>> {
  const participants = await ctx.loaders.participantsOfTrip.get(trip.id);
  return {
    hasFridge: hasFridge(fields.cookingEquipment),
    skill: fields.cookingSkill,
    budget: fields.budget,
    equipment: fields.cookingEquipment,
    preferences: fields.preferences ?? null,
    peopleCount: fields.peopleCount ?? defaultPeopleCount(participants),
    sideDishes: fields.sideDishes,
  };
}
