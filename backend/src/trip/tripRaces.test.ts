import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  signedIn,
} from '../../test/build.ts';
import type { Client } from '../../test/client.ts';
import { concurrently, expectWithin, outcomes } from '../../test/races.ts';
import { testWorlds } from '../../test/world.ts';

const [world, other] = testWorlds();

interface Scene {
  readonly tripId: string;
  readonly mealId: string;
  readonly ingredientId: string;
  /** An accepted participant who is a cook and a buyer, and no organizer. */
  readonly cookId: string;
  /** The creator of the trip. */
  readonly maya: Client;
  /** A co-organizer at the other process. */
  readonly ruth: Client;
}

async function arrange(): Promise<Scene> {
  const [maya, ruth] = await Promise.all([buildPerson(world), buildPerson(world)]);
  const trip = await buildTrip(world, maya);
  await buildParticipant(world, trip, ruth, { isOrganizer: true });
  const cook = await buildParticipant(world, trip, null);
  const meal = await buildMeal(world, trip, { assignedToId: cook.id });
  const ingredient = await buildIngredient(world, meal, { assignedToId: cook.id });
  return {
    tripId: trip.id,
    mealId: meal.id,
    ingredientId: ingredient.id,
    cookId: cook.id,
    maya: maya.client,
    ruth: await signedIn(other, ruth.user),
  };
}

const EDIT = { name: 'Ours', location: 'Moab', startDate: '2026-06-13', endDate: '2026-06-14' };

/** A concurrent call, and its status when it comes before the deletion. */
const ACTIONS: readonly [action: string, done: number, act: (scene: Scene) => Promise<{ status: number }>][] =
  [
    ['deleted', 204, ({ ruth, tripId }) => ruth.rest('DELETE', `/api/trips/${tripId}`)],
    ['edited', 200, ({ ruth, tripId }) => ruth.rest('PUT', `/api/trips/${tripId}`, EDIT)],
    ['read', 200, ({ ruth, tripId }) => ruth.rest('GET', `/api/trips/${tripId}`)],
    [
      'given a meal with a cook',
      201,
      ({ ruth, tripId, cookId }) =>
        ruth.rest('POST', '/api/meals', { tripId, date: '2026-06-14', type: 'lunch', assignedToId: cookId }),
    ],
    [
      'given another cook',
      200,
      ({ ruth, mealId, cookId }) => ruth.rest('PATCH', `/api/meals/${mealId}`, { assignedToId: cookId }),
    ],
    ['losing a meal', 204, ({ ruth, mealId }) => ruth.rest('DELETE', `/api/meals/${mealId}`)],
    [
      'given an ingredient',
      201,
      ({ ruth, mealId }) => ruth.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Salt' }),
    ],
    [
      'given a purchase',
      200,
      ({ ruth, ingredientId }) => ruth.rest('PATCH', `/api/ingredients/${ingredientId}`, { purchased: true }),
    ],
    [
      'given a buyer',
      200,
      ({ ruth, ingredientId, cookId }) =>
        ruth.rest('PATCH', `/api/ingredients/${ingredientId}`, { assignedTo: cookId }),
    ],
    [
      'given an organizer',
      200,
      ({ ruth, tripId, cookId }) =>
        ruth.rest('PATCH', `/api/trips/${tripId}/participants/${cookId}/role`, { isOrganizer: true }),
    ],
    [
      'losing a participant',
      204,
      ({ ruth, tripId, cookId }) => ruth.rest('DELETE', `/api/trips/${tripId}/participants/${cookId}`),
    ],
    [
      'given an invitation',
      201,
      ({ ruth, tripId }) =>
        ruth.rest('POST', `/api/trips/${tripId}/invite`, { phone: newPhone(), name: 'Priya' }),
    ],
  ];

describe('deleting a trip', () => {
  test.each(ACTIONS)('while it is %s: the other call comes first or gets 404', async (action, done, act) => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const statuses = await concurrently(
        round,
        () => scene.maya.rest('DELETE', `/api/trips/${scene.tripId}`),
        () => act(scene),
      );
      for (const table of ['trips', 'participants', 'meals', 'ingredients'])
        expect(
          await world.dataSource.query(
            `select from ${table} where ${table === 'trips' ? 'id' : 'trip_id'} = $1`,
            [scene.tripId],
          ),
        ).toEqual([]);
      return statuses.join();
    });
    expectWithin(seen, [`204,${done}`, '204,404', ...(action === 'deleted' ? ['404,204'] : [])]);
  });

  test('while GraphQL answers a change: the answer is whole or 404', async () => {
    const tick = `mutation ($input: UpdateIngredientInput!) {
      updateIngredient(input: $input) { ingredient { id } meal { purchasedIngredientCount } }
    }`;
    const seen = await outcomes(arrange, async (scene) => {
      const [answer] = await Promise.all([
        scene.ruth.graphql(tick, { input: { id: scene.ingredientId, purchased: true } }),
        scene.maya.rest('DELETE', `/api/trips/${scene.tripId}`),
      ]);
      return answer.code ?? 'OK';
    });
    expectWithin(seen, ['OK', 'NOT_FOUND']);
  });
});
