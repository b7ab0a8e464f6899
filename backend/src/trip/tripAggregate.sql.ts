import { userTrips } from '../access/userTrips.sql.ts';
import { hasContent } from '../../../domain/plan/meal.ts';
import { firstDishes, isInPlan, mealsInPlan } from '../../../domain/plan/plan.ts';
import { tripGate } from '../access/access.sql.ts';
import { requireTripThrough } from '../access/require.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import {
  DUTY_ORDER,
  EATER_ORDER,
  EXCEPTION_ORDER,
  INGREDIENT_ORDER,
  MEAL_ORDER,
  mealTallyColumns,
  MEAL_TALLY_GROUPS,
  NO_VOTES,
  PARTICIPANT_ORDER,
  latestRuns,
  ofTrips,
  planTallyOf,
  voteTallyColumns,
  type Loaders,
  type MealTally,
  type SuggestionRun,
  type VoteTally,
} from '../reads/loaders.ts';
import { tallyOfRows } from '../reads/ingredientTally.ts';
import { inEachShard } from '../db/distribute/distributed.ts';
import { jsonForm, type JsonRow } from '../db/jsonRow.ts';
import { statement } from '../db/statement.ts';
import { AttendanceException } from '../entities/attendanceException.entity.ts';
import { Duty } from '../entities/plan/duty.entity.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Trip } from '../entities/trip.entity.ts';

/**
 * The two hot reads, one statement each. They prime the request's loaders, so that fields resolve without promises; a
 * test compares the two.
 */

const TRIP = jsonForm(Trip, 't');
const PARTICIPANT = jsonForm(Participant, 'p', ['tripId']);
const EATER = jsonForm(Eater, 'e', ['tripId']);
const EXCEPTION = jsonForm(AttendanceException, 'x', ['tripId']);
const DUTY = jsonForm(Duty, 'd', ['tripId']);
const MEAL = jsonForm(Meal, 'm', ['tripId']);
const INGREDIENT = jsonForm(Ingredient, 'i', ['tripId', 'mealId']);

const ofTrip = (alias: string) => `${alias}.trip_id = $1`;

const participants = (where: string) =>
  `(select json_agg(${PARTICIPANT.sql} order by ${PARTICIPANT_ORDER}) from participants p where ${where})`;

/**
 * By meal, in one pass: a look-up for each meal reads three times as many blocks. Materialized, or Postgres adds up
 * again for each meal where it expects a single one.
 */
const VOTES = `(select v.meal_id, ${voteTallyColumns('v.participant_id = own.id')}
  from meal_votes v where ${ofTrip('v')} group by v.meal_id)`;
const INGREDIENTS = `(select i.meal_id, json_agg(${INGREDIENT.sql} order by ${INGREDIENT_ORDER}) as list
  from ingredients i where ${ofTrip('i')} and i.meal_id is not null group by i.meal_id)`;

interface Plan {
  /** Null for a trip made by the version before. */
  readonly revision: number | null;
  readonly participants: readonly JsonRow[] | null;
  readonly eaters: readonly JsonRow[] | null;
  readonly exceptions: readonly JsonRow[] | null;
  readonly duties: readonly JsonRow[] | null;
  /** Ingredients without a meal. */
  readonly items: readonly JsonRow[] | null;
  readonly suggestionRun: (Omit<SuggestionRun, 'createdAt'> & { readonly createdAt: string }) | null;
  readonly meals:
    | readonly (readonly [meal: JsonRow, votes: VoteTally | null, ingredients: readonly JsonRow[] | null])[]
    | null;
}

const tripWithIngredients = tripGate<Plan>(
  'trip_with_ingredients',
  `, (select r.revision from trip_revisions r where ${ofTrip('r')}) as revision,
   ${participants(ofTrip('p'))} as participants,
   (select json_agg(${EATER.sql} order by ${EATER_ORDER}) from eaters e where ${ofTrip('e')}) as eaters,
   (select json_agg(${EXCEPTION.sql} order by ${EXCEPTION_ORDER})
    from attendance_exceptions x where ${ofTrip('x')}) as exceptions,
   (select json_agg(${DUTY.sql} order by ${DUTY_ORDER}) from duties d where ${ofTrip('d')}) as duties,
   (select json_agg(${INGREDIENT.sql} order by ${INGREDIENT_ORDER})
    from ingredients i where ${ofTrip('i')} and i.meal_id is null) as items,
   (select row_to_json(run) from (${latestRuns(ofTrip)}) run) as "suggestionRun",
   (with votes as materialized ${VOTES}, lists as materialized ${INGREDIENTS}
    select json_agg(json_build_array(${MEAL.sql},
      case when v.up is not null then json_build_object('up', v.up, 'down', v.down, 'own', v.own) end, lists.list)
      order by ${MEAL_ORDER})
    from meals m left join votes v on v.meal_id = m.id left join lists on lists.meal_id = m.id
    where ${ofTrip('m')}) as meals`,
);

const tripsOfUser = statement<{
  readonly trip: JsonRow;
  readonly revision: number | null;
  readonly participants: readonly JsonRow[] | null;
  readonly tallies: readonly MealTally[] | null;
}>(
  'trips_of_user',
  `select ${TRIP.sql} as trip,
     (select r.revision from trip_revisions r where ${ofTrips('r')} and r.trip_id = t.id) as revision,
     ${participants(`${ofTrips('p')} and p.trip_id = t.id`)} as participants,
     (select json_agg(tally) from (
       select ${mealTallyColumns(ofTrips)} from meals m
       where ${ofTrips('m')} and m.trip_id = t.id group by ${MEAL_TALLY_GROUPS}
     ) tally) as tallies
   from trips t where t.id = any($1::uuid[])`,
);

/**
 * Primes the loaders with the whole trip.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function loadTrip(ctx: Ctx, rawTripId: unknown, ability: 'view' | 'export'): Promise<Trip> {
  const { access, more } = await requireTripThrough(tripWithIngredients, ctx, rawTripId, ability);
  primePlan(ctx.loaders, access.trip, more);
  return access.trip;
}

/** Unordered; primes participants and meal counts. */
export async function loadTripsOf(ctx: Ctx, viewer: Viewer): Promise<Trip[]> {
  const tripIds = (await userTrips(ctx, viewer.id))('accepted');
  const rows = tripIds.length === 0 ? [] : await inEachShard(ctx.db, tripsOfUser, tripIds);
  return rows.flatMap(({ trip: json, revision, participants: list, tallies }) => {
    const trip = TRIP.read(json, {});
    const participants = primeParticipants(ctx.loaders, trip, list);
    // The viewer may have been removed since the ids were read.
    if (!participants.some(({ userId, inviteStatus }) => userId === viewer.id && inviteStatus === 'accepted'))
      return [];
    ctx.loaders.trip.prime(trip.id, trip);
    ctx.loaders.revisionOfTrip.prime(trip.id, revision ?? 0);
    ctx.loaders.planTallyOfTrip.prime(trip.id, planTallyOf(tallies ?? []));
    return [trip];
  });
}

function primeParticipants(
  loaders: Loaders,
  trip: Trip,
  rows: readonly JsonRow[] | null,
): readonly Participant[] {
  const known = { tripId: trip.id };
  const participants = (rows ?? []).map((json) => PARTICIPANT.read(json, known));
  loaders.participantsOfTrip.prime(trip.id, participants);
  for (const participant of participants) loaders.participant.prime(participant, participant);
  return participants;
}

function primePlan(loaders: Loaders, trip: Trip, plan: Plan): void {
  const known = { tripId: trip.id };
  loaders.trip.prime(trip.id, trip);
  loaders.revisionOfTrip.prime(trip.id, plan.revision ?? 0);
  primeParticipants(loaders, trip, plan.participants);
  primeAttendance(loaders, trip, plan);
  primeSuggestionRun(loaders, trip, plan.suggestionRun);
  const items = (plan.items ?? []).map((json) => INGREDIENT.read(json, { ...known, mealId: null }));
  loaders.itemsOfTrip.prime(trip.id, items);
  let outsideCount = 0;
  const meals = (plan.meals ?? []).map(([json, votes, ingredients]) => {
    const meal = MEAL.read(json, known);
    loaders.meal.prime(meal, meal);
    loaders.votesOfMeal.prime(meal, votes ?? NO_VOTES);
    primeIngredients(loaders, meal, ingredients ?? []);
    if (!isInPlan(trip, meal) && hasContent(meal, ingredients?.length ?? 0)) outsideCount++;
    return meal;
  });
  loaders.mealsOfTrip.prime(trip.id, meals);
  loaders.planTallyOfTrip.prime(trip.id, { inPlan: firstDishes(mealsInPlan(trip, meals)), outsideCount });
}

function primeAttendance(loaders: Loaders, { id }: Trip, { eaters, exceptions, duties }: Plan): void {
  const known = { tripId: id };
  loaders.eatersOfTrip.prime(
    id,
    (eaters ?? []).map((json) => EATER.read(json, known)),
  );
  loaders.exceptionsOfTrip.prime(
    id,
    (exceptions ?? []).map((json) => EXCEPTION.read(json, known)),
  );
  loaders.dutiesOfTrip.prime(
    id,
    (duties ?? []).map((json) => DUTY.read(json, known)),
  );
}

function primeSuggestionRun(loaders: Loaders, { id }: Trip, run: Plan['suggestionRun']): void {
  loaders.suggestionRunOfTrip.prime(id, run && { ...run, createdAt: new Date(run.createdAt) });
}

function primeIngredients(loaders: Loaders, meal: Meal, rows: readonly JsonRow[]): void {
  const ofMeal = { tripId: meal.tripId, mealId: meal.id };
  const ingredients = rows.map((json) => INGREDIENT.read(json, ofMeal));
  loaders.ingredientsOfMeal.prime(meal, ingredients);
  loaders.ingredientTallyOfMeal.prime(meal, tallyOfRows(ingredients, meal));
}
