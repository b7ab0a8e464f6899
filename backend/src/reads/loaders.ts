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

/**
 * What one request has read or may ask for, by id. None of them asks whether who is looking may: they serve what lies
 * below a row that the gate has let through.
 */
export interface Loaders {
  readonly trip: Lookup<Trip | null>;
  readonly participant: Lookup<Participant | null>;
  readonly meal: Lookup<Meal | null>;
  /** Everybody of a trip, whatever their invitation's status, in the order they came. */
  readonly participantsOfTrip: Lookup<readonly Participant[]>;
  /** Meals by day and by the hour they are served at. */
  readonly mealsOfTrip: Lookup<readonly Meal[]>;
  readonly planTallyOfTrip: Lookup<PlanTally>;
  readonly ingredientTallyOfMeal: Lookup<IngredientTally>;
  readonly votesOfMeal: Lookup<VoteTally>;
  /** Ingredients in the order they were added. */
  readonly ingredientsOfMeal: Lookup<readonly Ingredient[]>;
  /** The last run of suggestions that can be undone; null without one. */
  readonly suggestionRunOfTrip: Lookup<SuggestionRun | null>;
  /** What a recent search for a photo brought, by the place as it is compared; null without one. */
  readonly placePhoto: Lookup<FreshPhoto | null>;
  /** Forgets everything: after a write. */
  forget(): void;
}

/** The order of participants `p`: as they came. */
export const PARTICIPANT_ORDER = 'p.created_at, p.id';
/** The order of meals `m`: by day and hour. */
export const MEAL_ORDER = `m.date, array_position('{${MEAL_TYPES_BY_TIME.join(',')}}'::text[], m.type)`;
/** The order of ingredients `i`: as they were added. */
export const INGREDIENT_ORDER = 'i.created_at, i.id';

/** Meals `m` of a trip `t` that are alike for the rules that count them, and how many there are. */
export const MEAL_TALLY_COLUMNS = `m.status, m.name <> '' as "isNamed", m.assigned_to_id is not null as "hasCook",
  case when ${IN_PLAN} then 'plan' when ${HAS_CONTENT} then 'outside' else 'nowhere' end as place,
  count(*)::int as count`;
export const MEAL_TALLY_GROUPS = '1, 2, 3, 4';

/** Meals that are alike, and how many. */
export interface MealTally {
  readonly status: MealState['status'];
  readonly isNamed: boolean;
  readonly hasCook: boolean;
  /** In the plan; or outside of it, and then with content or without. */
  readonly place: 'plan' | 'outside' | 'nowhere';
  readonly count: number;
}

/** What can be counted in a trip's meals. */
export interface PlanTally {
  /** One state for each meal in the plan: enough to count them by the rules of `domain/meal`. */
  readonly inPlan: readonly MealState[];
  /** Meals with content whose day or meal type is not in the plan any more. */
  readonly outsideCount: number;
}

/** How many ingredients a meal has, and how many of them are bought. */
export interface IngredientTally {
  readonly count: number;
  readonly purchased: number;
}

/** The outcome of a search that still counts. */
export type FreshPhoto = Pick<PlacePhoto, 'place' | 'photo'>;

/** Suggestions that were written into a plan together. */
export interface SuggestionRun {
  readonly id: string;
  /** Of the meals that were filled then, those that are still there. */
  readonly mealCount: number;
  /** Of the ingredients that came with these, those that are still there. */
  readonly ingredientCount: number;
  readonly createdAt: Date;
}

/** Select list of an {@link IngredientTally} over ingredients `i`. */
const INGREDIENT_TALLY_COLUMNS = `count(*)::int as count,
  (count(*) filter (where i.purchased))::int as purchased`;

/** How many are for and against a meal, and what the viewer said. */
export interface VoteTally {
  readonly up: number;
  readonly down: number;
  readonly own: Vote | null;
}

/** What a meal has that nobody voted on. */
export const NO_VOTES: VoteTally = { up: 0, down: 0, own: null };

/**
 * Select list of a {@link VoteTally} over votes `v`.
 * @param isOwn SQL that is true where the vote is the viewer's
 */
export const voteTallyColumns = (isOwn: string) => `(count(*) filter (where v.vote = 'up'))::int as up,
  (count(*) filter (where v.vote = 'down'))::int as down, max(v.vote) filter (where ${isOwn}) as own`;

/** Ingredients `i` of the meals $1, by the index that begins with the trip. */
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

/** What undoing would look at: the latest run of a day of which any meal is left, for each of the trips `r.trip_id`. */
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

/** The outcomes that still count, of the places $1. */
export const freshPhotos = statement<FreshPhoto>(
  'fresh_photos',
  'select place, photo from place_photos where place = any($1) and expires_at > now()',
);

/**
 * Fresh loaders over a connection or a transaction; they must not outlive the request.
 * @param viewer who is looking: some of what they find is that person's own
 */
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

/** What the tallies of one trip say together. */
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
