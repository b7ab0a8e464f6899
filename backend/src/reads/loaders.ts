import type { EntityManager } from 'typeorm';
import type { SettledShares } from '../../../domain/costs/changedShares.ts';
import { grouped } from '../../../domain/text/grouped.ts';
import { MEAL_TYPES_BY_TIME, type MealState, type Vote } from '../../../domain/plan/meal.ts';
import { AttendanceException } from '../entities/attendanceException.entity.ts';
import { Duty } from '../entities/plan/duty.entity.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { SettledConflict } from '../entities/settledConflict.entity.ts';
import type { PlacePhoto } from '../entities/placePhoto.entity.ts';
import type { Transfer } from '../entities/costs/transfer.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import { UserTrip } from '../entities/userTrip.entity.ts';
import { receiptsByTrip, settledSharesByTrip, transfersByTrip, type ReceiptRow } from './costRows.ts';
import { INGREDIENT_TALLY, tallyOf, type IngredientTally, type SentTally } from './ingredientTally.ts';
import { Lookup, type RowRef } from './lookup.ts';
import { readOwnItems, type OwnItem } from './ownItems.ts';
import { columnsOf } from '../db/columns.ts';
import { inEachShard } from '../db/distribute/distributed.ts';
import { hasContentSql, IN_PLAN } from './planRules.ts';
import { statement, type Statement } from '../db/statement.ts';

/** A request's cached reads by id, without access checks: for rows below those of a gate. */
export interface Loaders {
  readonly trip: Lookup<Trip | null>;
  readonly participant: Lookup<Participant | null, RowRef>;
  readonly meal: Lookup<Meal | null, RowRef>;
  /** Of any invitation status, oldest first. */
  readonly participantsOfTrip: Lookup<readonly Participant[]>;
  /** Participants and their companions, oldest first. */
  readonly eatersOfTrip: Lookup<readonly Eater[]>;
  readonly exceptionsOfTrip: Lookup<readonly AttendanceException[]>;
  readonly dutiesOfTrip: Lookup<readonly Duty[]>;
  /** Also void ones; oldest first. */
  readonly settledOfTrip: Lookup<readonly SettledConflict[]>;
  /** Ids of the recipes that participants share with the trip, in any order. */
  readonly sharedRecipesOfTrip: Lookup<readonly string[]>;
  readonly mealsOfTrip: Lookup<readonly Meal[]>;
  readonly planTallyOfTrip: Lookup<PlanTally>;
  readonly ingredientTallyOfMeal: Lookup<IngredientTally, RowRef>;
  readonly votesOfMeal: Lookup<VoteTally, RowRef>;
  readonly ingredientsOfMeal: Lookup<readonly Ingredient[], RowRef>;
  /** Ingredients without a meal, oldest first. */
  readonly itemsOfTrip: Lookup<readonly Ingredient[]>;
  /** Of all trips of an account: what it added or bought. */
  readonly itemsOfUser: Lookup<readonly OwnItem[]>;
  /** Newest date first. */
  readonly receiptsOfTrip: Lookup<readonly ReceiptRow[]>;
  /** Newest first. */
  readonly transfersOfTrip: Lookup<readonly Transfer[]>;
  /** The shares when the last transfer was recorded. */
  readonly settledSharesOfTrip: Lookup<SettledShares | null>;
  /** The last run that can be undone. */
  readonly suggestionRunOfTrip: Lookup<SuggestionRun | null>;
  /** Number of changes so far. */
  readonly revisionOfTrip: Lookup<number>;
  /** Where an account's lists start. */
  readonly tripsOfUser: Lookup<readonly Pick<UserTrip, 'tripId' | 'status'>[]>;
  /** A recent search's outcome, by normalized place. */
  readonly placePhoto: Lookup<FreshPhoto | null>;
  /** Portions in quarters that this request's transaction changed last of all. */
  readonly changedPortions: Map<string, number | null>;
  /** Clears the cache after a write. */
  forget(): void;
}

export const PARTICIPANT_ORDER = 'p.created_at, p.id';
export const EATER_ORDER = 'e.created_at, e.id';
export const EXCEPTION_ORDER = 'x.eater_id, x.date, x.type';
export const DUTY_ORDER = 'd.date, d.type, d.kind, d.participant_id';
/** By day, time and place in the slot. */
export const MEAL_ORDER = `m.date, array_position('{${MEAL_TYPES_BY_TIME.join(',')}}'::text[], m.type), m.position`;
export const INGREDIENT_ORDER = 'i.created_at, i.id';

/**
 * Groups and counts meals `m` of trips `t` by state.
 * @param ofTrips SQL condition for rows of the trips
 */
export const mealTallyColumns = (
  ofTrips: (alias: string) => string,
) => `m.status, m.name <> '' as "isNamed", m.assigned_to_id is not null as "hasCook",
  case when ${IN_PLAN} then case when m.position = 0 then 'plan' else 'beside' end
    when ${hasContentSql(ofTrips('i'))} then 'outside' else 'nowhere' end as location,
  count(*)::int as count`;
export const MEAL_TALLY_GROUPS = '1, 2, 3, 4';

export interface MealTally {
  readonly status: MealState['status'];
  readonly isNamed: boolean;
  readonly hasCook: boolean;
  /** In the plan: the first dish of its slot or beside it. Outside: with content ('outside') or without ('nowhere'). */
  readonly location: 'plan' | 'beside' | 'outside' | 'nowhere';
  readonly count: number;
}

export interface PlanTally {
  /** One state per slot in the plan with a meal, for `domain/meal`. */
  readonly inPlan: readonly MealState[];
  /** Meals with content outside the plan. */
  readonly outsideCount: number;
}

export type FreshPhoto = Pick<PlacePhoto, 'place' | 'photo'>;

/** Suggestions that were written together. */
export interface SuggestionRun {
  readonly id: string;
  /** Of the filled slots, those with any of its meals left. */
  readonly mealCount: number;
  /** Of their ingredients, those left. */
  readonly ingredientCount: number;
  readonly createdAt: Date;
}

export interface VoteTally {
  readonly up: number;
  readonly down: number;
  readonly own: Vote | null;
}

export const NO_VOTES: VoteTally = { up: 0, down: 0, own: null };

/**
 * Columns of {@link VoteTally} over votes `v`.
 * @param isOwn SQL condition for the viewer's vote
 */
export const voteTallyColumns = (isOwn: string) => `(count(*) filter (where v.vote = 'up'))::int as up,
  (count(*) filter (where v.vote = 'down'))::int as down, max(v.vote) filter (where ${isOwn}) as own`;

/** Rows of the trips $1. */
export const ofTrips = (alias: string): string => `${alias}.trip_id = any($1::uuid[])`;

const tripsById = statement<Trip>(
  'trips_by_id',
  `select ${columnsOf(Trip, 't')} from trips t where t.id = any($1::uuid[])`,
);
const participantsById = statement<Participant>(
  'participants_by_id',
  `select ${columnsOf(Participant, 'p')} from participants p where ${ofTrips('p')} and p.id = any($2::uuid[])`,
);
const mealsById = statement<Meal>(
  'meals_by_id',
  `select ${columnsOf(Meal, 'm')} from meals m where ${ofTrips('m')} and m.id = any($2::uuid[])`,
);
const participantsByTrip = statement<Participant>(
  'participants_by_trip',
  `select ${columnsOf(Participant, 'p')} from participants p where ${ofTrips('p')} order by ${PARTICIPANT_ORDER}`,
);
const eatersByTrip = statement<Eater>(
  'eaters_by_trip',
  `select ${columnsOf(Eater, 'e')} from eaters e where ${ofTrips('e')} order by ${EATER_ORDER}`,
);
const dutiesByTrip = statement<Duty>(
  'duties_by_trip',
  `select ${columnsOf(Duty, 'd')} from duties d where ${ofTrips('d')} order by ${DUTY_ORDER}`,
);
const exceptionsByTrip = statement<AttendanceException>(
  'attendance_exceptions_by_trip',
  `select ${columnsOf(AttendanceException, 'x')} from attendance_exceptions x where ${ofTrips('x')}
   order by ${EXCEPTION_ORDER}`,
);
const settledByTrip = statement<SettledConflict>(
  'settled_conflicts_by_trip',
  `select ${columnsOf(SettledConflict, 'c')} from settled_conflicts c where ${ofTrips('c')}
   order by c.settled_at, c.meal_id, c.eater_id, c.kind, c.value`,
);
const sharedRecipesByTrip = statement<{ readonly tripId: string; readonly recipeIds: readonly string[] }>(
  'shared_recipes_by_trip',
  `select s.trip_id as "tripId", json_agg(s.recipe_id) as "recipeIds"
   from shared_recipes s where ${ofTrips('s')} group by s.trip_id`,
);
const mealsByTrip = statement<Meal>(
  'meals_by_trip',
  `select ${columnsOf(Meal, 'm')} from meals m where ${ofTrips('m')} order by ${MEAL_ORDER}`,
);
const mealTalliesByTrip = statement<MealTally & { tripId: string }>(
  'meal_tallies_by_trip',
  `select ${mealTallyColumns(ofTrips)}, m.trip_id as "tripId" from meals m join trips t on t.id = m.trip_id
   where ${ofTrips('m')} and t.id = any($1) group by ${MEAL_TALLY_GROUPS}, m.trip_id`,
);
const ingredientTalliesByMeal = statement<{ readonly mealId: string; readonly tally: SentTally }>(
  'ingredient_tallies_by_meal',
  `select i.meal_id as "mealId", ${INGREDIENT_TALLY} as tally
   from ingredients i join meals m on m.trip_id = i.trip_id and m.id = i.meal_id
   where ${ofTrips('i')} and ${ofTrips('m')} and i.meal_id = any($2::uuid[]) group by i.meal_id`,
);
const ingredientsByMeal = statement<Ingredient>(
  'ingredients_by_meal',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   where ${ofTrips('i')} and i.meal_id = any($2::uuid[]) order by ${INGREDIENT_ORDER}`,
);

const itemsByTrip = statement<Ingredient>(
  'items_by_trip',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   where ${ofTrips('i')} and i.meal_id is null order by ${INGREDIENT_ORDER}`,
);

const voteTalliesByMeal = statement<VoteTally & { mealId: string }>(
  'vote_tallies_by_meal',
  `select v.meal_id as "mealId", ${voteTallyColumns(`v.participant_id in (
     select own.id from participants own where ${ofTrips('own')} and own.user_id = $3::uuid)`)}
   from meal_votes v where ${ofTrips('v')} and v.meal_id = any($2::uuid[]) group by v.meal_id`,
);

/**
 * Latest run within a day with any meal left, for each trip.
 * @param ofTrips condition for rows of the trips
 */
export const latestRuns = (ofTrips: (alias: string) => string) =>
  `select distinct on (r.trip_id) r.trip_id as "tripId", r.id, r.created_at as "createdAt", left_of.*
   from suggestion_runs r cross join lateral (
     select count(distinct (m.date, m.type))::int as "mealCount", coalesce(sum((select count(*) from ingredients i where ${ofTrips('i')}
       and i.trip_id = r.trip_id and i.meal_id = m.id and one.meal->'ingredientIds' ? i.id::text)), 0)::int
       as "ingredientCount"
     from jsonb_array_elements(r.written) one (meal)
       join meals m on ${ofTrips('m')} and m.trip_id = r.trip_id and m.id = (one.meal->>'mealId')::uuid) left_of
   where ${ofTrips('r')} and r.created_at > now() - interval '1 day' and left_of."mealCount" > 0
   order by r.trip_id, r.created_at desc, r.id desc`;
const suggestionRunsByTrip = statement<SuggestionRun & { tripId: string }>(
  'suggestion_runs_by_trip',
  latestRuns(ofTrips),
);

const revisionsByTrip = statement<{ readonly tripId: string; readonly revision: number }>(
  'revisions_by_trip',
  `select r.trip_id as "tripId", r.revision from trip_revisions r where ${ofTrips('r')}`,
);

const userTripsByUser = statement<UserTrip>(
  'user_trips_by_user',
  `select ${columnsOf(UserTrip, 'u')} from user_trips u where u.user_id = any($1)`,
);

export const freshPhotos = statement<FreshPhoto>(
  'fresh_photos',
  'select place, photo from place_photos where place = any($1) and expires_at > now()',
);

/** Some results depend on the viewer. */
export function createLoaders(db: EntityManager, viewer: { readonly id: string } | null): Loaders {
  const lookups = {
    trip: new Lookup<Trip | null>(
      async (ids) => new Map((await tripsById.all(db, [ids])).map((row) => [row.id, row])),
      null,
    ),
    participant: byRef(db, participantsById),
    meal: byRef(db, mealsById),
    participantsOfTrip: listsBy(db, participantsByTrip, (row) => row.tripId),
    eatersOfTrip: listsBy(db, eatersByTrip, (row) => row.tripId),
    exceptionsOfTrip: listsBy(db, exceptionsByTrip, (row) => row.tripId),
    dutiesOfTrip: listsBy(db, dutiesByTrip, (row) => row.tripId),
    settledOfTrip: listsBy(db, settledByTrip, (row) => row.tripId),
    sharedRecipesOfTrip: new Lookup<readonly string[]>(
      async (ids) =>
        new Map((await sharedRecipesByTrip.all(db, [ids])).map((row) => [row.tripId, row.recipeIds])),
      [],
    ),
    mealsOfTrip: listsBy(db, mealsByTrip, (row) => row.tripId),
    ingredientTallyOfMeal: new Lookup<IngredientTally, RowRef>(
      async (meals) =>
        new Map(
          (await ingredientTalliesByMeal.all(db, rowsOf(meals))).map((row) => [
            row.mealId,
            tallyOf(row.tally),
          ]),
        ),
      { count: 0, purchased: 0 },
    ),
    votesOfMeal: new Lookup<VoteTally, RowRef>(async (meals) => {
      const rows = await voteTalliesByMeal.all(db, [...rowsOf(meals), viewer?.id ?? null]);
      return new Map(rows.map((row) => [row.mealId, row]));
    }, NO_VOTES),
    ingredientsOfMeal: new Lookup<readonly Ingredient[], RowRef>(
      async (meals) => grouped(await ingredientsByMeal.all(db, rowsOf(meals)), (row) => row.mealId ?? ''),
      [],
    ),
    itemsOfTrip: listsBy(db, itemsByTrip, (row) => row.tripId),
    itemsOfUser: new Lookup<readonly OwnItem[]>(async (userIds) => readOwnItems(db, userIds), []),
    receiptsOfTrip: listsBy(db, receiptsByTrip, (row) => row.tripId),
    transfersOfTrip: listsBy(db, transfersByTrip, (row) => row.tripId),
    settledSharesOfTrip: new Lookup<SettledShares | null>(
      async (ids) =>
        new Map((await settledSharesByTrip.all(db, [ids])).map(({ tripId, settled }) => [tripId, settled])),
      null,
    ),
    suggestionRunOfTrip: new Lookup<SuggestionRun | null>(
      async (ids) =>
        new Map((await inEachShard(db, suggestionRunsByTrip, ids)).map((row) => [row.tripId, row])),
      null,
    ),
    revisionOfTrip: new Lookup<number>(
      async (ids) => new Map((await revisionsByTrip.all(db, [ids])).map((row) => [row.tripId, row.revision])),
      0,
    ),
    tripsOfUser: new Lookup<readonly UserTrip[]>(
      async (userIds) => grouped(await userTripsByUser.all(db, [userIds]), ({ userId }) => userId),
      [],
    ),
    placePhoto: new Lookup<FreshPhoto | null>(
      async (places) => new Map((await freshPhotos.all(db, [places])).map((row) => [row.place, row])),
      null,
    ),
    planTallyOfTrip: new Lookup<PlanTally>(async (ids) => {
      const rows = await inEachShard(db, mealTalliesByTrip, ids);
      const byTrip = grouped(rows, (row) => row.tripId);
      return new Map([...byTrip].map(([tripId, tallies]) => [tripId, planTallyOf(tallies)]));
    }, planTallyOf([])),
  };
  return {
    ...lookups,
    changedPortions: new Map(),
    forget() {
      for (const lookup of Object.values(lookups)) lookup.forget();
    },
  };
}

export function planTallyOf(tallies: readonly MealTally[]): PlanTally {
  const outside = tallies.filter(({ location }) => location === 'outside');
  return {
    inPlan: tallies.filter(({ location }) => location === 'plan').flatMap(statesOf),
    outsideCount: outside.reduce((sum, { count }) => sum + count, 0),
  };
}

function statesOf({ status, isNamed, hasCook, count }: MealTally): MealState[] {
  const state = { status, name: isNamed ? 'named' : '', assignedToId: hasCook ? 'somebody' : null };
  return new Array<MealState>(count).fill(state);
}

function byRef<Row extends RowRef>(db: EntityManager, rows: Statement<Row>): Lookup<Row | null, RowRef> {
  return new Lookup<Row | null, RowRef>(
    async (refs) => new Map((await rows.all(db, rowsOf(refs))).map((row) => [row.id, row])),
    null,
  );
}

function listsBy<Row>(
  db: EntityManager,
  rows: Statement<Row>,
  parentId: (row: Row) => string,
): Lookup<readonly Row[]> {
  return new Lookup<readonly Row[]>(async (ids) => grouped(await rows.all(db, [ids]), parentId), []);
}

/** Values: ids of trips, ids of rows in them. */
function rowsOf(refs: readonly RowRef[]): [tripIds: string[], ids: string[]] {
  return [[...new Set(refs.map(({ tripId }) => tripId))], refs.map(({ id }) => id)];
}
