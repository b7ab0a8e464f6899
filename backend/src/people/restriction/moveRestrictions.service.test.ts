import {
  buildCompanion,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));

const VEGETARIAN = { kind: 'DIET', value: 'vegetarian', strictness: 'DIET' };
const NUTS = { kind: 'DIET', value: 'nut-free', strictness: 'ALLERGY' };

interface EaterBody {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}
interface TripBody {
  readonly dietaryRestrictions: readonly string[];
  readonly restrictionParts: readonly object[];
}

async function restrictedTrip(dietaryRestrictions: string[]) {
  const trip = await buildTrip(world, maya, { dietaryRestrictions });
  const ana = await buildParticipant(world, trip, null, { name: 'Ana' });
  await buildCompanion(world, ana);
  const eaters = (await maya.client.rest('GET', `/api/trips/${trip.id}/eaters`)).body as EaterBody[];
  const [own, other, companion] = eaters.map(({ id }) => id);
  return { tripId: trip.id, eaterIds: [own ?? '', other ?? '', companion ?? ''] as const };
}

const move = ({ client }: Person, tripId: string, ...moves: object[]) =>
  client.rest('POST', `/api/trips/${tripId}/restrictions/move`, { moves });
const tripOf = async (tripId: string) =>
  (await maya.client.rest('GET', `/api/trips/${tripId}`)).body as TripBody;
const eatersOf = async (tripId: string) =>
  (await maya.client.rest('GET', `/api/trips/${tripId}/eaters`)).body;

test('restrictions move to people, who keep what they avoid already; the rest stays a rule', async () => {
  const { tripId, eaterIds } = await restrictedTrip(['Vegetarian, nut allergy', 'halal']);
  const [own, ana, companion] = eaterIds;
  await maya.client.rest('PATCH', `/api/trips/${tripId}/eaters/${ana}`, { avoids: [VEGETARIAN] });
  expect((await tripOf(tripId)).restrictionParts).toEqual([
    { kind: 'diet', value: 'vegetarian', text: null, strictness: 'diet' },
    { kind: 'diet', value: 'nut-free', text: null, strictness: 'allergy' },
    { kind: 'diet', value: 'halal', text: null, strictness: 'diet' },
  ]);
  const { status, body } = await move(maya, tripId, { ...NUTS, eaterIds: [own, ana, companion] });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: [
      { id: own, avoids: [NUTS], version: 2 },
      { id: ana, avoids: [VEGETARIAN, NUTS], version: 3 },
      { id: companion, avoids: [NUTS] },
    ],
  });
  expect((await tripOf(tripId)).dietaryRestrictions).toEqual(['halal', 'vegetarian']);
  // What Maya says of herself is remembered.
  expect((await maya.client.rest('GET', '/api/auth/me/eater')).body).toMatchObject({ avoids: [NUTS] });
});

test.each(['Ana is gluten free', 'beef'])('%s moves as a person types it', async (text) => {
  const { tripId, eaterIds } = await restrictedTrip([text]);
  const [own, ana] = eaterIds;
  const words = { text, strictness: 'allergy' };
  const typed = await maya.client.rest('PATCH', `/api/trips/${tripId}/eaters/${own}`, { avoids: [words] });
  const { avoids } = typed.body as { avoids: readonly object[] };
  const value = text === 'beef' ? 'beef' : 'gluten';
  expect(avoids).toContainEqual({ kind: 'CONTENT', value, strictness: 'ALLERGY' });
  expect((await move(maya, tripId, { ...words, eaterIds: [ana] })).body).toMatchObject([{ avoids }]);
  expect((await tripOf(tripId)).dietaryRestrictions).toEqual([]);
});

test('restrictions move to many people with no more statements than to one', async () => {
  const moveTo = async (people: number) => {
    const { tripId, eaterIds } = await restrictedTrip(['nut allergy']);
    const [, ...others] = eaterIds;
    return countStatements(async () =>
      expect((await move(maya, tripId, { ...NUTS, eaterIds: others.slice(0, people) })).status).toBe(200),
    );
  };
  expect(await moveTo(2)).toBe(await moveTo(1));
});

test('nothing changes if one part or person is not there', async () => {
  const { tripId, eaterIds } = await restrictedTrip(['vegetarian']);
  const stranger = await restrictedTrip([]);
  const before = await eatersOf(tripId);
  const vegan = { kind: 'diet', value: 'vegan', strictness: 'diet', eaterIds: [eaterIds[0]] };
  const mine = { ...VEGETARIAN, eaterIds: [eaterIds[0]] };
  expect((await move(maya, tripId, mine, vegan)).status).toBe(409);
  expect((await move(maya, tripId, { ...VEGETARIAN, eaterIds: stranger.eaterIds })).status).toBe(404);
  expect((await move(maya, tripId, { ...VEGETARIAN, eaterIds: [] })).status).toBe(400);
  expect((await move(maya, tripId)).status).toBe(400);
  expect((await move(maya, tripId, { ...mine, text: 'vegetarian' })).status).toBe(400);
  expect((await move(maya, tripId, { strictness: 'diet', eaterIds: mine.eaterIds })).status).toBe(400);
  expect(await eatersOf(tripId)).toEqual(before);
  expect((await tripOf(tripId)).dietaryRestrictions).toEqual(['vegetarian']);
});

test('two organizers move one restriction: the second is told', async () => {
  const { tripId, eaterIds } = await restrictedTrip(['vegetarian']);
  const statuses = await Promise.all(
    eaterIds
      .slice(0, 2)
      .map(async (id) => (await move(maya, tripId, { ...VEGETARIAN, eaterIds: [id] })).status),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('a person with too much to avoid is refused, and the rule stays', async () => {
  const { tripId, eaterIds } = await restrictedTrip(['vegetarian']);
  const avoids = Array.from({ length: 20 }, (_, index) => ({
    kind: 'word',
    value: `food ${index}`,
    strictness: 'dislike',
  }));
  await maya.client.rest('PATCH', `/api/trips/${tripId}/eaters/${eaterIds[0]}`, { avoids });
  expect((await move(maya, tripId, { ...VEGETARIAN, eaterIds: [eaterIds[0]] })).status).toBe(400);
  expect((await tripOf(tripId)).dietaryRestrictions).toEqual(['vegetarian']);
});
