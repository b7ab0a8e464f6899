import { v7 as uuid } from 'uuid';
import {
  buildIngredients,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  signedIn,
} from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { testWorlds } from '../../../test/world.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

interface Row {
  readonly id: string;
  readonly purchased: boolean;
  readonly purchasedBy: string | null;
  readonly assignedTo: string | null;
  readonly isOptimized: boolean;
}

interface Scene {
  readonly trip: Trip;
  /** The creator of the trip. */
  readonly maya: Client;
  readonly mayaRow: Participant;
  /** A co-organizer at the other process. */
  readonly ruth: Client;
  readonly ruthRow: Participant;
  readonly jonas: Client;
  readonly jonasRow: Participant;
  readonly lunch: Meal;
  readonly dinner: Meal;
  /** Ids of all ingredients, half of them in each meal, each name twice. */
  readonly ids: readonly string[];
}

const ROWS = 24;

const [world, other] = testWorlds();

async function arrange(): Promise<Scene> {
  const [maya, ruth, jonas] = await Promise.all([buildPerson(world), buildPerson(world), buildPerson(world)]);
  const trip = await buildTrip(world, maya);
  const [lunch, dinner] = [
    await buildMeal(world, trip, { type: 'lunch' }),
    await buildMeal(world, trip, { type: 'dinner' }),
  ];
  const ids = Array.from({ length: ROWS }, () => uuid());
  // Inserted in the opposite order, so that statements over a whole meal lock the last id first.
  const wanted = ids.map((id, index) => {
    const name = `Ingredient ${index % (ROWS / 2)}`;
    return [index % 2 === 0 ? lunch : dinner, { id, name }] as const;
  });
  await buildIngredients(world, wanted.toReversed());
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  // The shape of the trip's answer; the creator comes first.
  const [mayaRow] = (body as { participants: [Participant] }).participants;
  return {
    trip,
    lunch,
    dinner,
    ids,
    mayaRow,
    maya: maya.client,
    ruth: await signedIn(other, ruth.user),
    ruthRow: await buildParticipant(world, trip, ruth, { isOrganizer: true }),
    jonas: jonas.client,
    jonasRow: await buildParticipant(world, trip, jonas),
  };
}

const changeAll = (client: Client, { trip }: Scene, ids: readonly string[], change: object) =>
  client.rest('PATCH', `/api/trips/${trip.id}/ingredients`, { ids, ...change });
const optimize = (client: Client, { trip }: Scene) =>
  client.rest('POST', `/api/trips/${trip.id}/optimize-ingredients`);
const split = (client: Client, { trip }: Scene, mode = 'by-store') =>
  client.rest('POST', `/api/trips/${trip.id}/assign-shopping`, { mode });

/** The shopping list by ingredient id. */
async function cartOf({ maya, trip }: Scene): Promise<ReadonlyMap<string, Row>> {
  const { body } = await maya.rest('GET', `/api/trips/${trip.id}`);
  // The shape of the trip's answer.
  const { meals } = body as { meals: { ingredients: Row[] }[] };
  return new Map(meals.flatMap(({ ingredients }) => ingredients.map((row) => [row.id, row] as const)));
}

/** The distinct values of a field in these rows. */
function valuesOf<Value>(
  cart: ReadonlyMap<string, Row>,
  ids: readonly string[],
  pick: (row: Row) => Value,
): Value[] {
  return [...new Set(ids.flatMap((id) => cart.get(id) ?? []).map(pick))];
}

describe('two participants who tick the same ingredients concurrently', () => {
  test('lose no tick, and each ingredient names the first buyer', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { maya, mayaRow, ruth, ruthRow, ids } = scene;
      const [onlyMaya, both, onlyRuth] = [ids.slice(0, 8), ids.slice(8, 16), ids.slice(16)];
      const statuses = await concurrently(
        round,
        () => changeAll(maya, scene, [...onlyMaya, ...both].reverse(), { purchased: true }),
        () => changeAll(ruth, scene, [...onlyRuth, ...both], { purchased: true }),
      );
      const cart = await cartOf(scene);
      const purchaser = ({ purchasedBy }: Row) => purchasedBy;
      expect(valuesOf(cart, ids, ({ purchased }) => purchased)).toEqual([true]);
      expect(valuesOf(cart, onlyMaya, purchaser)).toEqual([mayaRow.id]);
      expect(valuesOf(cart, onlyRuth, purchaser)).toEqual([ruthRow.id]);
      expect(valuesOf(cart, both, purchaser)).toHaveLength(1);
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('with one unticking: separate ingredients get each one’s change, common ones the later change', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { maya, ruth, ids, lunch } = scene;
      const [ticked, both, unticked] = [ids.slice(0, 8), ids.slice(8, 16), ids.slice(16)];
      await changeAll(maya, scene, unticked, { purchased: true });
      const statuses = await concurrently(
        round,
        () => changeAll(maya, scene, [...both, ...ticked], { purchased: true }),
        () => changeAll(ruth, scene, [...unticked, ...both].reverse(), { purchased: false }),
      );
      const cart = await cartOf(scene);
      const isPurchased = ({ purchased }: Row) => purchased;
      expect(valuesOf(cart, ticked, isPurchased)).toEqual([true]);
      expect(valuesOf(cart, unticked, isPurchased)).toEqual([false]);
      expect(valuesOf(cart, both, isPurchased)).toHaveLength(1);
      const { data } = await maya.graphql(`{ meal(id: "${lunch.id}") { purchasedIngredientCount } }`);
      const bought = cart.get(both[0] ?? '')?.purchased ? 8 : 4;
      expect(data).toEqual({ meal: { purchasedIngredientCount: bought } });
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('both succeed on one ingredient, and one of them is the buyer', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const [id = ''] = scene.ids;
      const tick = (client: Client) => client.rest('PATCH', `/api/ingredients/${id}`, { purchased: true });
      const statuses = await concurrently(
        round,
        () => tick(scene.maya),
        () => tick(scene.ruth),
      );
      const purchasedBy = (await cartOf(scene)).get(id)?.purchasedBy;
      expect([scene.mayaRow.id, scene.ruthRow.id]).toContain(purchasedBy);
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });
});

describe('the same change of the whole shopping list twice concurrently', () => {
  test('merges once when optimizing', async () => {
    const seen = await outcomes(arrange, async (scene) => {
      const answers = await Promise.all([optimize(scene.maya, scene), optimize(scene.ruth, scene)]);
      expect(valuesOf(await cartOf(scene), scene.ids, ({ isOptimized }) => isOptimized)).toEqual([true]);
      return answers
        .map(({ status, body }) => {
          const { before, ...counts } = body as { readonly before: readonly unknown[] };
          return `${status} ${JSON.stringify(counts)} ${before.length}`;
        })
        .sort()
        .join();
    });
    expect(seen).toEqual([
      '200 {"mergedGroups":0,"coveredRows":0} 0,200 {"mergedGroups":12,"coveredRows":24} 24',
    ]);
  });

  test('assigns each ingredient once when splitting', async () => {
    const seen = await outcomes(arrange, async (scene) => {
      const answers = await Promise.all([
        split(scene.maya, scene, 'random'),
        split(scene.ruth, scene, 'by-meal'),
      ]);
      expect(valuesOf(await cartOf(scene), scene.ids, ({ assignedTo }) => assignedTo)).not.toContain(null);
      return answers
        .map(({ body }) => (Array.isArray(body) ? body.length : null))
        .sort()
        .join();
    });
    expect(seen).toEqual(['0,24']);
  });
});

describe('ingredients that are assigned to a buyer', () => {
  test('keep that buyer while the shopping is split', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { maya, ruth, ruthRow, ids } = scene;
      const given = ids.slice(6, 18);
      const statuses = await concurrently(
        round,
        () => changeAll(ruth, scene, given, { assignedTo: ruthRow.id }),
        () => split(maya, scene, 'random'),
      );
      expect(valuesOf(await cartOf(scene), given, ({ assignedTo }) => assignedTo)).toEqual([ruthRow.id]);
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('have one buyer while they are merged', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { maya, mayaRow, ruth, ruthRow, ids } = scene;
      const first = ids.slice(0, ROWS / 2);
      await changeAll(maya, scene, ids, { assignedTo: mayaRow.id });
      const statuses = await concurrently(
        round,
        () => changeAll(ruth, scene, ids, { assignedTo: ruthRow.id }),
        () => optimize(maya, scene),
      );
      const cart = await cartOf(scene);
      expect(valuesOf(cart, first, ({ assignedTo }) => assignedTo)).toEqual([ruthRow.id]);
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });
});

describe('concurrent changes', () => {
  test('of ingredients in a deleted meal succeed, and the ingredients are deleted', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { maya, ruth, dinner, ids } = scene;
      const statuses = await concurrently(
        round,
        () => changeAll(maya, scene, ids, { purchased: true }),
        () => ruth.rest('DELETE', `/api/meals/${dinner.id}`),
      );
      const cart = await cartOf(scene);
      expect(cart.size).toBe(ROWS / 2);
      expect(valuesOf(cart, ids, ({ purchased }) => purchased)).toEqual([true]);
      return statuses.join();
    });
    expect(seen).toEqual(['200,204']);
  });

  test('with a removed participant and a deleted meal each succeed or answer with the reason', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { maya, ruth, jonas, jonasRow, trip, dinner, ids } = scene;
      const [id = ''] = ids;
      const place = round % ROWS;
      const turned = [...ids.slice(place), ...ids.slice(0, place)];
      const calls = [
        () => changeAll(jonas, scene, turned, { purchased: true }),
        () => changeAll(ruth, scene, turned.toReversed(), { assignedTo: jonasRow.id }),
        () => changeAll(maya, scene, ids, { purchased: false }),
        () => jonas.rest('PATCH', `/api/ingredients/${id}`, { purchased: true, notes: 'The big pack' }),
        () => jonas.rest('POST', `/api/meals/${dinner.id}/ingredients`, { name: 'Ice', purchased: true }),
        () => optimize(ruth, scene),
        () => split(maya, scene, 'random'),
        () => ruth.rest('DELETE', `/api/meals/${dinner.id}`),
        () => maya.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasRow.id}`),
      ];
      const answers = await Promise.all(
        [...calls.slice(place % calls.length), ...calls.slice(0, place % calls.length)].map((call) => call()),
      );
      const { body } = await maya.rest('GET', `/api/trips/${trip.id}`);
      expect(JSON.stringify(body)).not.toContain(jonasRow.id);
      return [...new Set(answers.map(({ status }) => status))].join();
    });
    const statuses = [...new Set(seen.flatMap((outcome) => outcome.split(',')))].sort();
    expectWithin(statuses, ['200', '201', '204', '400', '404']);
  });

  test('with a deleted trip succeed before, or answer 404', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { maya, ruth, jonas, ruthRow, trip, ids } = scene;
      const [deleted, ...answers] = await Promise.all([
        maya.rest('DELETE', `/api/trips/${trip.id}`),
        changeAll(jonas, scene, ids, { purchased: round % 2 === 0 }),
        changeAll(ruth, scene, ids.toReversed(), { assignedTo: ruthRow.id }),
        optimize(ruth, scene),
        split(jonas, scene),
      ]);
      expect(deleted.status).toBe(204);
      return [...new Set(answers.map(({ status }) => status))].join();
    });
    const statuses = [...new Set(seen.flatMap((outcome) => outcome.split(',')))].sort();
    expectWithin(statuses, ['200', '404']);
  });
});
