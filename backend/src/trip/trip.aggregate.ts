import type { Ctx, Viewer } from '../ctx.ts';
import {
  groupBy,
  INGREDIENT_ORDER,
  INGREDIENT_TALLY_COLUMNS,
  MEAL_ORDER,
  MEAL_TALLY_COLUMNS,
  MEAL_TALLY_GROUPS,
  PARTICIPANT_ORDER,
  statesOf,
} from '../db/loaders.ts';
import type { IngredientTally, Loaders, MealTally } from '../db/loaders.ts';
import { jsonOf, listFromJson, statement } from '../db/statement.ts';
import { Ingredient } from '../ingredient/ingredient.entity.ts';
import { Meal } from '../meal/meal.entity.ts';
import { Participant } from '../participant/participant.entity.ts';
import { Trip } from './trip.entity.ts';

/**
 * The two reads that everybody waits for, each in one prepared statement. What they find they put into the request's
 * loaders, so that everything below the root resolves from memory and without a promise. The loaders answer the same
 * when nothing was put in; a test holds the two against each other.
 */

const PARTICIPANTS = `(select json_agg(${jsonOf(Participant, 'p')} order by ${PARTICIPANT_ORDER})
  from participants p where p.trip_id = t.id) as participants`;

const MEALS = `(select json_agg(${jsonOf(Meal, 'm')} order by ${MEAL_ORDER})
  from meals m where m.trip_id = t.id) as meals`;

const planOfTrip = statement<{
  participants: Participant[] | null;
  meals: Meal[] | null;
  tallies: (IngredientTally & { mealId: string })[] | null;
}>(
  'trip_plan',
  `select ${PARTICIPANTS}, ${MEALS},
     (select json_agg(tally) from (
       select i.meal_id as "mealId", ${INGREDIENT_TALLY_COLUMNS}
       from ingredients i where i.trip_id = t.id group by i.meal_id) tally) as tallies
   from trips t where t.id = $1`,
);

const wholeTrip = statement<{
  participants: Participant[] | null;
  meals: Meal[] | null;
  ingredients: Ingredient[] | null;
}>(
  'trip_whole',
  `select ${PARTICIPANTS}, ${MEALS},
     (select json_agg(${jsonOf(Ingredient, 'i')} order by ${INGREDIENT_ORDER})
      from ingredients i where i.trip_id = t.id) as ingredients
   from trips t where t.id = $1`,
);

const tripsOfUser = statement<{
  trip: Trip;
  participants: Participant[] | null;
  tallies: MealTally[] | null;
}>(
  'trips_of_user',
  `select ${jsonOf(Trip, 't')} as trip, ${PARTICIPANTS},
     (select json_agg(tally) from (
       select ${MEAL_TALLY_COLUMNS} from meals m where m.trip_id = t.id group by ${MEAL_TALLY_GROUPS}
     ) tally) as tallies
   from participants own join trips t on t.id = own.trip_id
   where own.user_id = $1 and own.invite_status = 'accepted'`,
);

/**
 * Puts everything of a trip into the loaders: participants and meals with their counts.
 * @param withIngredients whether each meal's ingredients too, else only how many there are
 */
export async function loadTrip(ctx: Ctx, trip: Trip, withIngredients: boolean): Promise<void> {
  ctx.loaders.trip.know(trip.id, trip);
  await (withIngredients ? loadWhole(ctx, trip) : loadPlan(ctx, trip));
}

/** The trips that the viewer has joined, in no order, with their participants and meal counts in the loaders. */
export async function loadTripsOf(ctx: Ctx, viewer: Viewer): Promise<Trip[]> {
  const rows = await tripsOfUser.all(ctx.db, [viewer.id]);
  const trips = listFromJson(rows.map(({ trip }) => trip));
  for (const { trip, participants, tallies } of rows) {
    ctx.loaders.trip.know(trip.id, trip);
    knowParticipants(ctx.loaders, trip.id, listFromJson(participants));
    ctx.loaders.mealStatesOfTrip.know(trip.id, statesOf(tallies ?? []));
  }
  return trips;
}

async function loadPlan({ db, loaders }: Ctx, trip: Trip): Promise<void> {
  const found = await planOfTrip.first(db, [trip.id]);
  knowParticipants(loaders, trip.id, listFromJson(found?.participants ?? null));
  const meals = listFromJson(found?.meals ?? null);
  knowMeals(loaders, trip.id, meals);
  const tallyOf = new Map(found?.tallies?.map((tally) => [tally.mealId, tally]));
  for (const { id } of meals)
    loaders.ingredientTallyOfMeal.know(id, tallyOf.get(id) ?? { count: 0, purchased: 0 });
}

async function loadWhole({ db, loaders }: Ctx, trip: Trip): Promise<void> {
  const found = await wholeTrip.first(db, [trip.id]);
  knowParticipants(loaders, trip.id, listFromJson(found?.participants ?? null));
  const meals = listFromJson(found?.meals ?? null);
  knowMeals(loaders, trip.id, meals);
  const ingredientsOf = groupBy(listFromJson(found?.ingredients ?? null), (row) => row.mealId);
  for (const { id } of meals) {
    const ingredients = ingredientsOf.get(id) ?? [];
    loaders.ingredientsOfMeal.know(id, ingredients);
    loaders.ingredientTallyOfMeal.know(id, {
      count: ingredients.length,
      purchased: ingredients.filter(({ purchased }) => purchased).length,
    });
  }
}

function knowParticipants(loaders: Loaders, tripId: string, participants: readonly Participant[]): void {
  loaders.participantsOfTrip.know(tripId, participants);
  for (const participant of participants) loaders.participant.know(participant.id, participant);
}

function knowMeals(loaders: Loaders, tripId: string, meals: readonly Meal[]): void {
  loaders.mealsOfTrip.know(tripId, meals);
  loaders.mealStatesOfTrip.know(tripId, meals);
  for (const meal of meals) loaders.meal.know(meal.id, meal);
}
