import type { EntityManager } from 'typeorm';
import { grouped } from '../../../domain/text/grouped.ts';
import { MEAL_TYPES_BY_TIME, type MealState, type Vote } from '../../../domain/trip/meal.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import type { PlacePhoto } from '../entities/placePhoto.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import { Lookup } from './lookup.ts';
import { columnsOf } from '../db/columns.ts';
import { HAS_CONTENT, IN_PLAN } from '../db/planRules.ts';
import { statement, type Statement } from '../db/statement.ts';

/** A request's cached reads by id, without access checks: use them below rows that a gate returned. */
export interface Loaders {
  readonly trip: Lookup<Trip | null>;
  readonly participant: Lookup<Participant | null>;
  readonly meal: Lookup<Meal | null>;
  /** Of any invitation status, oldest first. */
  readonly participantsOfTrip: Lookup<readonly Participant[]>;
  /** By day and time. */
  readonly mealsOfTrip: Lookup<readonly Meal[]>;
  readonly planTallyOfTrip: Lookup<PlanTally>;
  readonly ingredientTallyOfMeal: Lookup<IngredientTally>;
  readonly votesOfMeal: Lookup<VoteTally>;
  /** Oldest first. */
  readonly ingredientsOfMeal: Lookup<readonly Ingredient[]>;
  /** The last run that can be undone. */
  readonly suggestionRunOfTrip: Lookup<SuggestionRun | null>;
  /** A recent search's outcome, by normalized place. */
  readonly placePhoto: Lookup<FreshPhoto | null>;
  /** Clears the cache after a write. */
  forget(): void;
}

export const PARTICIPANT_ORDER = 'p.created_at, p.id';
/** By day and time. */
export const MEAL_ORDER = `m.date, array_position('{${MEAL_TYPES_BY_TIME.join(',')}}'::text[], m.type)`;
export const INGREDIENT_ORDER = 'i.created_at, i.id';

/** Groups and counts meals `m` of a trip `t` by state. */
export const MEAL_TALLY_COLUMNS = `m.status, m.name <> '' as "isNamed", m.assigned_to_id is not null as "hasCook",
  case when ${IN_PLAN} then 'plan' when ${HAS_CONTENT} then 'outside' else 'nowhere' end as place,
  count(*)::int as count`;
export const MEAL_TALLY_GROUPS = '1, 2, 3, 4';

export interface MealTally {
  readonly status: MealState['status'];
  readonly isNamed: boolean;
  readonly hasCook: boolean;
  /** Outside the plan: with content ('outside') or without ('nowhere'). */
  readonly place: 'plan' | 'outside' | 'nowhere';
  readonly count: number;
}

export interface PlanTally {
  /** One state per meal in the plan, for `domain/meal`. */
  readonly inPlan: readonly MealState[];
  /** Meals with content outside the plan. */
  readonly outsideCount: number;
}

export interface IngredientTally {
  readonly count: number;
  readonly purchased: number;
}

export type FreshPhoto = Pick<PlacePhoto, 'place' | 'photo'>;

/** Suggestions that were written together. */
export interface SuggestionRun {
  readonly id: string;
  /** Of the filled meals, those left. */
  readonly mealCount: number;
  /** Of their ingredients, those left. */
  readonly ingredientCount: number;
  readonly createdAt: Date;
}

/** Columns of {@link IngredientTally} over ingredients `i`. */
const INGREDIENT_TALLY_COLUMNS = `count(*)::int as count,
  (count(*) filter (where i.purchased))::int as purchased`;

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

/** Uses the index that begins with the trip. */
const OF_MEALS = `i.meal_id = any($1) and i.trip_id in (select m.trip_id from meals m where m.id = any($1))`;

const tripsById = statement<Trip>(
  'trips_by_id',
  `select ${columnsOf(Trip, 't')} from trips t where t.id = any($1)`,
);
const participantsById = statement<Participant>(
  'participants_by_id',
  `select ${columnsOf(Participant, 'p')} from participants p where p.id = any($1)`,
);
const mealsById = statement<Meal>(
  'meals_by_id',
  `select ${columnsOf(Meal, 'm')} from meals m where m.id = any($1)`,
);
const participantsByTrip = statement<Participant>(
  'participants_by_trip',
  `select ${columnsOf(Participant, 'p')} from participants p where p.trip_id = any($1) order by ${PARTICIPANT_ORDER}`,
);
const mealsByTrip = statement<Meal>(
  'meals_by_trip',
  `select ${columnsOf(Meal, 'm')} from meals m where m.trip_id = any($1) order by ${MEAL_ORDER}`,
);
const mealTalliesByTrip = statement<MealTally & { tripId: string }>(
  'meal_tallies_by_trip',
  `select ${MEAL_TALLY_COLUMNS}, m.trip_id as "tripId" from meals m join trips t on t.id = m.trip_id
   where m.trip_id = any($1) group by ${MEAL_TALLY_GROUPS}, m.trip_id`,
);
const ingredientTalliesByMeal = statement<IngredientTally & { mealId: string }>(
  'ingredient_tallies_by_meal',
  `select i.meal_id as "mealId", ${INGREDIENT_TALLY_COLUMNS} from ingredients i
   where ${OF_MEALS} group by i.meal_id`,
);
const ingredientsByMeal = statement<Ingredient>(
  'ingredients_by_meal',
  `select ${columnsOf(Ingredient, 'i')} from ingredients i
   where ${OF_MEALS} order by ${INGREDIENT_ORDER}`,
);

const voteTalliesByMeal = statement<VoteTally & { mealId: string }>(
  'vote_tallies_by_meal',
  `select v.meal_id as "mealId", ${voteTallyColumns('p.user_id = $2::uuid')}
   from meal_votes v join participants p on p.trip_id = v.trip_id and p.id = v.participant_id
   where v.meal_id = any($1) group by v.meal_id`,
);

/** Latest run within a day with any meal left, for each trip `r.trip_id`. */
export const latestRuns = (ofTrips: string) =>
  `select distinct on (r.trip_id) r.trip_id as "tripId", r.id, r.created_at as "createdAt", left_of.*
   from suggestion_runs r cross join lateral (
     select count(*)::int as "mealCount", coalesce(sum((select count(*) from ingredients i where i.trip_id = r.trip_id
       and i.meal_id = m.id and one.meal->'ingredientIds' ? i.id::text)), 0)::int as "ingredientCount"
     from jsonb_array_elements(r.written) one (meal)
       join meals m on m.trip_id = r.trip_id and m.id = (one.meal->>'mealId')::uuid) left_of
   where ${ofTrips} and r.created_at > now() - interval '1 day' and left_of."mealCount" > 0
   order by r.trip_id, r.created_at desc, r.id desc`;
const suggestionRunsByTrip = statement<SuggestionRun & { tripId: string }>(
  'suggestion_runs_by_trip',
  latestRuns('r.trip_id = any($1)'),
);

export const freshPhotos = statement<FreshPhoto>(
  'fresh_photos',
  'select place, photo from place_photos where place = any($1) and expires_at > now()',
);

/** Loaders for one request or transaction; some results depend on the viewer. */
export function createLoaders(db: EntityManager, viewer: { readonly id: string } | null): Loaders {
  const lookups = {
    trip: byId(db, tripsById),
    participant: byId(db, participantsById),
    meal: byId(db, mealsById),
    participantsOfTrip: listsBy(db, participantsByTrip, (row) => row.tripId),
    mealsOfTrip: listsBy(db, mealsByTrip, (row) => row.tripId),
    ingredientTallyOfMeal: new Lookup<IngredientTally>(
      async (ids) => new Map((await ingredientTalliesByMeal.all(db, [ids])).map((row) => [row.mealId, row])),
      { count: 0, purchased: 0 },
    ),
    votesOfMeal: new Lookup<VoteTally>(async (ids) => {
      const rows = await voteTalliesByMeal.all(db, [ids, viewer?.id ?? null]);
      return new Map(rows.map((row) => [row.mealId, row]));
    }, NO_VOTES),
    ingredientsOfMeal: listsBy(db, ingredientsByMeal, (row) => row.mealId),
    suggestionRunOfTrip: new Lookup<SuggestionRun | null>(
      async (ids) => new Map((await suggestionRunsByTrip.all(db, [ids])).map((row) => [row.tripId, row])),
      null,
    ),
    placePhoto: new Lookup<FreshPhoto | null>(
      async (places) => new Map((await freshPhotos.all(db, [places])).map((row) => [row.place, row])),
      null,
    ),
    planTallyOfTrip: new Lookup<PlanTally>(async (ids) => {
      const rows = await mealTalliesByTrip.all(db, [ids]);
      const byTrip = grouped(rows, (row) => row.tripId);
      return new Map([...byTrip].map(([tripId, tallies]) => [tripId, planTallyOf(tallies)]));
    }, planTallyOf([])),
  };
  return {
    ...lookups,
    forget() {
      for (const lookup of Object.values(lookups)) lookup.forget();
    },
  };
}

export function planTallyOf(tallies: readonly MealTally[]): PlanTally {
  const outside = tallies.filter(({ place }) => place === 'outside');
  return {
    inPlan: tallies.filter(({ place }) => place === 'plan').flatMap(statesOf),
    outsideCount: outside.reduce((sum, { count }) => sum + count, 0),
  };
}

function statesOf({ status, isNamed, hasCook, count }: MealTally): MealState[] {
  const state = { status, name: isNamed ? 'named' : '', assignedToId: hasCook ? 'somebody' : null };
  return new Array<MealState>(count).fill(state);
}

function byId<Row extends { id: string }>(db: EntityManager, rows: Statement<Row>): Lookup<Row | null> {
  return new Lookup<Row | null>(
    async (ids) => new Map((await rows.all(db, [ids])).map((row) => [row.id, row])),
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
