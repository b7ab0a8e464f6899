import pg from 'pg';
import { buildParticipant, buildPerson, buildPortions, buildTrip, type Person } from '../build.ts';
import { testWorld } from '../world.ts';

const MEALS = 60;
const INGREDIENTS = 1000;

/** The query of the cart page. */
const CART = `query TripIngredients($tripId: ID!) {
  trip(id: $tripId) {
    id name location startDate endDate isCompleted viewerCan
    participants { id name isViewer isOrganizer inviteStatus }
    meals {
      id tripId date type name
      assignedTo { id name isViewer }
      ingredients {
        id mealId name quantity unit notes purchased purchasedAt purchasedBy { id name } assignedToId
        assignedTo { id name } alternatives selectedAlternative isOptimized
      }
    }
  }
}`;
const TICK = `mutation TickIngredients($input: TickIngredientsInput!) {
  tickIngredients(input: $input) {
    ingredients { id purchased purchasedAt purchasedBy { id name } }
    meals { id ingredientCount purchasedIngredientCount }
  }
}`;
interface Cart {
  readonly trip: { readonly meals: readonly { readonly ingredients: readonly { readonly id: string }[] }[] };
}

const world = testWorld();
let maya: Person;
let tripId: string;
beforeAll(async () => {
  maya = await buildPerson(world);
  const trip = await buildTrip(world, maya, { endDate: '2026-07-02' });
  tripId = trip.id;
  const jonas = await buildParticipant(world, trip, null);
  await world.dataSource.query(
    `insert into meals (id, trip_id, date, type, name, assigned_to_id, created_at)
     select uuidv7(), $1::uuid, '2026-06-13'::date + day, type, 'Meal', $2, now()
     from generate_series(0, ${MEALS / 3 - 1}) day, unnest('{breakfast,lunch,dinner}'::text[]) type`,
    [trip.id, jonas.id],
  );
  await world.dataSource.query(
    `insert into ingredients (id, trip_id, meal_id, name, quantity, unit, assigned_to_id, created_at)
     select uuidv7(), $1::uuid, m.id, 'Ingredient ' || number % 400, '2', 'lb', $2, now()
     from generate_series(0, ${INGREDIENTS - 1}) number
     join (select id, row_number() over (order by date, type) - 1 as nth from meals where trip_id = $1) m
       on m.nth = number % ${MEALS}`,
    [trip.id, jonas.id],
  );
  await buildPortions(world, trip.id);
});

const OTHERS: ReadonlySet<unknown> = new Set([
  'START TRANSACTION',
  'COMMIT',
  'find_viewer',
  'next_trip_revision',
  'record_trip_event',
  'notify_trip_changes',
]);

/** Names of the statements that the work sends, without transactions, the viewer's look-up, the record of the change and announcements after the answer. */
async function statementsOf(work: () => Promise<void>): Promise<unknown[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = query.mock.calls.map((call) => nameOf(call[0]));
  query.mockRestore();
  return statements.filter((name) => !OTHERS.has(name));
}

function nameOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? query.name : query;
}

describe(`a cart of ${INGREDIENTS} ingredients in ${MEALS} meals`, () => {
  test('is loaded by one statement over GraphQL', async () => {
    const statements = await statementsOf(async () => {
      const { data } = await maya.client.graphql(CART, { tripId });
      expect(ids(data)).toHaveLength(INGREDIENTS);
    });
    expect(statements).toEqual(['trip_with_ingredients']);
  });

  test('is loaded by one statement over REST', async () => {
    const statements = await statementsOf(async () => {
      expect((await maya.client.rest('GET', `/api/trips/${tripId}`)).status).toBe(200);
    });
    expect(statements).toEqual(['trip_with_ingredients']);
  });

  test('is ticked by one statement, with the counts of all its meals', async () => {
    const { data } = await maya.client.graphql(CART, { tripId });
    const input = { tripId, ids: ids(data), purchased: true };
    const statements = await statementsOf(async () => {
      const ticked = await maya.client.graphql(TICK, { input });
      expect(ticked).toMatchObject({
        code: null,
        data: { tickIngredients: { ingredients: { length: INGREDIENTS }, meals: { length: MEALS } } },
      });
      expect(JSON.stringify(ticked.data)).not.toContain('"purchased":false');
    });
    expect(statements).toEqual(['tick_ingredients']);
  });
});

function ids(data: unknown): string[] {
  // The selection of CART.
  const { trip } = data as Cart;
  return trip.meals.flatMap(({ ingredients }) => ingredients.map(({ id }) => id));
}
