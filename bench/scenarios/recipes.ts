import type { DataSource } from 'typeorm';
import { createSession } from '../../backend/src/access/session.sql.ts';
import { newId } from '../../backend/src/base/ids.ts';
import { cookbookRecipes } from '../../backend/src/recipes/recipe/cookbookRecipes.ts';
import { row, say, type Scenario } from '../scenario.ts';
import { withDatabase, type BenchDatabase } from '../server/database.ts';
import { startProduct } from '../server/measuredProcess.ts';
import { timed } from '../server/timed.ts';

/** Of the viewer, and of each of those who share theirs. */
const RECIPES_EACH = 1000;
const SHARERS = 9;
const TRIPS = 30;
const MEALS_A_TRIP = 20;
const WARM_UPS = 5;
const ROUNDS = 15;
const MAX_MEDIAN_MS = 100;

const SEARCHES: Readonly<Record<string, string>> = {
  'no search': '',
  'a first letter': 'search=c',
  'a name': 'search=mushroom+risotto',
  'a word of many names': 'search=chicken',
  'the start of a word': 'search=chi',
  'two ingredients': 'search=garlic+onion',
  'words of a step': 'search=stir+until+golden',
  'a misspelled word': 'search=spagheti',
  'nothing found': 'search=xyzzy',
  'no search, for a meal': 'mealId=MEAL',
  'a word, safe for everybody': 'search=chicken&everybody=true&mealId=MEAL',
};

interface Filled {
  readonly token: string;
  readonly mealId: string;
}

async function fill(dataSource: DataSource): Promise<Filled> {
  const people = Array.from({ length: SHARERS + 1 }, () => newId());
  await dataSource.query(
    `insert into users (id, phone, name, created_at)
     select id, '+1415555010' || n, 'Cook ' || n, now() from unnest($1::uuid[]) with ordinality p (id, n)`,
    [people],
  );
  for (const [index, ownerId] of people.entries()) await insertRecipes(dataSource, ownerId, index);
  const trips = Array.from({ length: TRIPS }, () => newId());
  for (const id of trips) await insertTrip(dataSource, id, people);
  const [tripId = ''] = trips;
  await dataSource.query(
    `insert into shared_recipes (trip_id, recipe_id, shared_by_id, shared_at)
     select p.trip_id, r.id, p.id, now() from recipes r join participants p on p.trip_id = $1 and p.user_id = r.owner_id
     where r.owner_id <> $2`,
    [tripId, people[0]],
  );
  await dataSource.query('analyze');
  const [meal] = await dataSource.query<{ id: string }[]>('select id from meals where trip_id = $1 limit 1', [
    tripId,
  ]);
  const { token } = await createSession(dataSource.manager, people[0] ?? '');
  return { token, mealId: meal?.id ?? '' };
}

const WORDS =
  'Smoky Quick Sunday Crispy Lemon Creamy Spicy Rustic Green Golden Campfire Cajun Sweet Warm Cold Best'.split(
    ' ',
  );

async function insertRecipes(dataSource: DataSource, ownerId: string, of: number): Promise<void> {
  const known = [...cookbookRecipes().values()];
  const rows = Array.from({ length: RECIPES_EACH }, (_, index) => {
    const recipe = known[(index + of * 7) % known.length];
    const word = WORDS[(index + of) % WORDS.length] ?? '';
    return { ...recipe, name: `${word} ${recipe?.name ?? ''} ${of}` };
  });
  await dataSource.query(
    `insert into recipes (id, owner_id, name, description, minutes, ingredients, instructions, meal_types, equipment,
       created_at, updated_at)
     select gen_random_uuid(), $1::uuid, name, description, minutes, ingredients,
       array(select jsonb_array_elements_text(instructions)), array(select jsonb_array_elements_text("mealTypes")),
       array(select jsonb_array_elements_text(equipment)), now(), now()
     from jsonb_to_recordset($2::jsonb) r (name text, description text, minutes smallint, ingredients jsonb,
       instructions jsonb, "mealTypes" jsonb, equipment jsonb)`,
    [ownerId, JSON.stringify(rows)],
  );
}

async function insertTrip(dataSource: DataSource, id: string, people: readonly string[]): Promise<void> {
  const [creator] = people;
  await dataSource.query(
    `insert into trips (id, name, location, start_date, end_date, created_by, meal_types, created_at)
     values ($1, 'Lake', 'Lake', '2099-06-01', '2099-06-20', $2, '{dinner}', now())`,
    [id, creator],
  );
  for (const userId of people) {
    const participantId = newId();
    await dataSource.query(
      `with p as (insert into participants (id, trip_id, user_id, name, phone, is_organizer, invite_status, created_at)
         select $1::uuid, $2::uuid, u.id, u.name, u.phone, true, 'accepted', now() from users u where u.id = $3 returning *)
       insert into user_trips (user_id, trip_id, status) select user_id, trip_id, 'accepted' from p`,
      [participantId, id, userId],
    );
    await dataSource.query(
      `insert into eaters (id, trip_id, participant_id, is_companion, avoids, created_at)
       values ($1::uuid, $2::uuid, $3::uuid, false, $4::jsonb, now())`,
      [
        newId(),
        id,
        participantId,
        userId === people[1] ? '[{"kind":"diet","value":"vegetarian","strictness":"diet"}]' : '[]',
      ],
    );
  }
  await dataSource.query(
    `with dishes as (
       select gen_random_uuid() as id, r.name, r.ingredients, row_number() over () as n
       from recipes r order by md5(r.id::text || $1::text) limit ${MEALS_A_TRIP}
     ), m as (
       insert into meals (id, trip_id, date, type, name, created_at)
       select id, $1::uuid, '2099-05-31'::date + n::int, 'dinner', name, now() from dishes
     )
     insert into ingredients (id, trip_id, meal_id, name, created_at)
     select gen_random_uuid(), $1::uuid, d.id, i.one->>'name', now()
     from dishes d cross join jsonb_array_elements(d.ingredients) i (one)`,
    [id],
  );
}

async function measure(database: BenchDatabase, { token, mealId }: Filled): Promise<Record<string, number>> {
  const server = await startProduct(database);
  try {
    say(row('', 'best ms', 'median ms', 'worst ms'));
    const figures: Record<string, number> = {};
    for (const [what, query] of Object.entries(SEARCHES)) {
      const address = `${server.url}/api/recipes?${query.replace('MEAL', mealId)}`;
      const { best, median, worst } = await timed(() => ask(address, token), {
        warmUps: WARM_UPS,
        rounds: ROUNDS,
      });
      say(row(what, best.toFixed(0), median.toFixed(0), worst.toFixed(0)));
      figures[what] = median;
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function ask(address: string, token: string): Promise<void> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}\n${text.slice(0, 1000)}`);
}

export const scenario: Scenario = {
  measures: `median milliseconds of ${ROUNDS} searches of ${RECIPES_EACH * (SHARERS + 1)} recipes that a viewer can see, of ${SHARERS + 1} people, and ${TRIPS * MEALS_A_TRIP} meals of ${TRIPS} trips`,
  goals: Object.fromEntries(Object.keys(SEARCHES).map((what) => [what, MAX_MEDIAN_MS])),
  run: () => withDatabase(fill, measure),
};
