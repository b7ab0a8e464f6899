import { hasContent } from '../../../domain/trip/meal.ts';
import { isInPlan, mealsInPlan } from '../../../domain/trip/trip.ts';
import { tripGate } from '../access/access.sql.ts';
import { requireTripThrough } from '../access/require.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import {
  INGREDIENT_ORDER,
  INGREDIENT_TALLY_COLUMNS,
  MEAL_ORDER,
  MEAL_TALLY_COLUMNS,
  MEAL_TALLY_GROUPS,
  NO_VOTES,
  PARTICIPANT_ORDER,
  latestRuns,
  planTallyOf,
  voteTallyColumns,
  type IngredientTally,
  type Loaders,
  type MealTally,
  type SuggestionRun,
  type VoteTally,
} from '../reads/loaders.ts';
import { jsonForm, type JsonRow } from '../db/jsonRow.ts';
import { statement } from '../db/statement.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Trip } from '../entities/trip.entity.ts';

/**
 * The two reads that everybody waits for, each in one prepared statement. What they find they put into the request's
 * loaders, so that everything below the root resolves from memory and without a promise. The loaders answer the same
 * when nothing was put in; a test holds the two against each other.
 */

const TRIP = jsonForm(Trip, 't');
const PARTICIPANT = jsonForm(Participant, 'p', ['tripId']);
const MEAL = jsonForm(Meal, 'm', ['tripId']);
const INGREDIENT = jsonForm(Ingredient, 'i', ['tripId', 'mealId']);

const PARTICIPANTS = `(select json_agg(${PARTICIPANT.sql} order by ${PARTICIPANT_ORDER})
  from participants p where p.trip_id = t.id)`;

/** The votes on a meal, null while there are none. */
const VOTES = `(select row_to_json(tally) from (select ${voteTallyColumns('v.participant_id = own.id')}
  from meal_votes v where v.trip_id = t.id and v.meal_id = m.id having count(*) > 0) tally)`;

/** A trip's participants, its latest suggestions, and its meals with their votes and what was made of their ingredients. */
interface Plan<Ingredients> {
  readonly participants: readonly JsonRow[] | null;
  readonly suggestionRun: (Omit<SuggestionRun, 'createdAt'> & { readonly createdAt: string }) | null;
  readonly meals:
    | readonly (readonly [meal: JsonRow, votes: VoteTally | null, ingredients: Ingredients])[]
    | null;
}

const planColumns = (ingredients: string) => `, ${PARTICIPANTS} as participants,
  (select row_to_json(run) from (${latestRuns('r.trip_id = t.id')}) run) as "suggestionRun",
  (select json_agg(json_build_array(${MEAL.sql}, ${VOTES}, (${ingredients})) order by ${MEAL_ORDER})
   from meals m where m.trip_id = t.id) as meals`;

const tripWithCounts = tripGate<Plan<IngredientTally>>(
  'trip_with_counts',
  planColumns(`select row_to_json(tally) from (select ${INGREDIENT_TALLY_COLUMNS}
    from ingredients i where i.trip_id = t.id and i.meal_id = m.id) tally`),
);

const tripWithIngredients = tripGate<Plan<readonly JsonRow[] | null>>(
  'trip_with_ingredients',
  planColumns(`select json_agg(${INGREDIENT.sql} order by ${INGREDIENT_ORDER})
    from ingredients i where i.trip_id = t.id and i.meal_id = m.id`),
);

const tripsOfUser = statement<{
  readonly trip: JsonRow;
  readonly participants: readonly JsonRow[] | null;
  readonly tallies: readonly MealTally[] | null;
}>(
  'trips_of_user',
  `select ${TRIP.sql} as trip, ${PARTICIPANTS} as participants,
     (select json_agg(tally) from (
       select ${MEAL_TALLY_COLUMNS} from meals m where m.trip_id = t.id group by ${MEAL_TALLY_GROUPS}
     ) tally) as tallies
   from participants own join trips t on t.id = own.trip_id
   where own.user_id = $1 and own.invite_status = 'accepted'`,
);

/**
 * A trip that the viewer has joined, with its participants, its meals and their counts in the loaders.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function loadTripWithCounts(ctx: Ctx, rawTripId: unknown): Promise<Trip> {
  const { access, more } = await requireTripThrough(tripWithCounts, ctx, rawTripId, 'view');
  knowPlan(ctx.loaders, access.trip, more, ({ id }, tally) => {
    ctx.loaders.ingredientTallyOfMeal.know(id, tally);
    return tally.count;
  });
  return access.trip;
}

/**
 * A trip in which the viewer may do that, with everything in it in the loaders.
 * @throws as {@link loadTripWithCounts}, FORBIDDEN for want of a role
 */
export async function loadTripWithIngredients(
  ctx: Ctx,
  rawTripId: unknown,
  ability: 'view' | 'export' = 'view',
): Promise<Trip> {
  const { access, more } = await requireTripThrough(tripWithIngredients, ctx, rawTripId, ability);
  knowPlan(ctx.loaders, access.trip, more, (meal, rows) => {
    knowIngredients(ctx.loaders, meal, rows ?? []);
    return rows?.length ?? 0;
  });
  return access.trip;
}

/** The trips that the viewer has joined, in no order, with their participants and meal counts in the loaders. */
export async function loadTripsOf(ctx: Ctx, viewer: Viewer): Promise<Trip[]> {
  const rows = await tripsOfUser.all(ctx.db, [viewer.id]);
  return rows.map(({ trip: json, participants, tallies }) => {
    const trip = TRIP.read(json, {});
    ctx.loaders.trip.know(trip.id, trip);
    knowParticipants(ctx.loaders, trip, participants);
    ctx.loaders.planTallyOfTrip.know(trip.id, planTallyOf(tallies ?? []));
    return trip;
  });
}

function knowParticipants(loaders: Loaders, trip: Trip, rows: readonly JsonRow[] | null): void {
  const ofTrip = { tripId: trip.id };
  const participants = (rows ?? []).map((json) => PARTICIPANT.read(json, ofTrip));
  loaders.participantsOfTrip.know(trip.id, participants);
  for (const participant of participants) loaders.participant.know(participant.id, participant);
}

/** @param know takes what was made of a meal's ingredients, and gives back how many they are */
function knowPlan<Ingredients>(
  loaders: Loaders,
  trip: Trip,
  plan: Plan<Ingredients>,
  know: (meal: Meal, ingredients: Ingredients) => number,
): void {
  const ofTrip = { tripId: trip.id };
  loaders.trip.know(trip.id, trip);
  knowParticipants(loaders, trip, plan.participants);
  knowSuggestionRun(loaders, trip, plan.suggestionRun);
  let outsideCount = 0;
  const meals = (plan.meals ?? []).map(([json, votes, ingredients]) => {
    const meal = MEAL.read(json, ofTrip);
    loaders.meal.know(meal.id, meal);
    loaders.votesOfMeal.know(meal.id, votes ?? NO_VOTES);
    const ingredientCount = know(meal, ingredients);
    if (!isInPlan(trip, meal) && hasContent(meal, ingredientCount)) outsideCount++;
    return meal;
  });
  loaders.mealsOfTrip.know(trip.id, meals);
  loaders.planTallyOfTrip.know(trip.id, { inPlan: mealsInPlan(trip, meals), outsideCount });
}

function knowSuggestionRun(loaders: Loaders, { id }: Trip, run: Plan<unknown>['suggestionRun']): void {
  loaders.suggestionRunOfTrip.know(id, run && { ...run, createdAt: new Date(run.createdAt) });
}

function knowIngredients(loaders: Loaders, { id: mealId, tripId }: Meal, rows: readonly JsonRow[]): void {
  const ofMeal = { tripId, mealId };
  const ingredients = rows.map((json) => INGREDIENT.read(json, ofMeal));
  loaders.ingredientsOfMeal.know(mealId, ingredients);
  loaders.ingredientTallyOfMeal.know(mealId, {
    count: ingredients.length,
    purchased: ingredients.filter(({ purchased }) => purchased).length,
  });
}
