import type { Scope } from '../../../../domain/account/tokenFields.ts';
import { WEBHOOK_KINDS } from '../../../../domain/account/webhookFields.ts';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildPerson,
  buildReceipt,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { ReadData } from '../../account/webhooks/deliver.service.ts';
import { webhookDataReader } from './webhookData.ts';

const AVOIDED = 'zebrafish';
const READ: readonly Scope[] = ['trips:read'];
const PEOPLE: readonly Scope[] = ['people:read', 'trips:read'];
const HEALTH: readonly Scope[] = ['people:health', 'people:read', 'trips:read'];

const world = testWorld();
let read: ReadData;
let maya: Person;
let trip: Trip;
let own: Participant;
/** By what the kinds' ids name. */
let ids: Readonly<Record<'meals' | 'ingredients' | 'participants' | 'eaters' | 'receipts', string>>;

beforeAll(async () => {
  read = webhookDataReader(world.deps);
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  own = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  const companion = await buildCompanion(world, own);
  await maya.client.graphql(
    'mutation ($id: ID!, $input: UpdateEaterInput!) { updateEater(id: $id, input: $input) { eater { id } } }',
    {
      id: companion.id,
      input: { avoids: [{ text: AVOIDED, strictness: 'ALLERGY' }], note: `no ${AVOIDED}` },
    },
  );
  const meal = await buildMeal(world, trip, { name: 'Fish soup' });
  await buildMeal(world, trip, { name: 'Another', type: 'lunch' });
  const ingredient = await buildIngredient(world, meal, { name: 'Fish' });
  const receipt = await buildReceipt(world, own);
  ids = {
    meals: meal.id,
    ingredients: ingredient.id,
    participants: own.id,
    eaters: companion.id,
    receipts: receipt.id,
  };
});

const NAMES: Partial<Readonly<Record<TripChangeKind, keyof typeof ids>>> = {
  PARTICIPANTS: 'participants',
  TABLE: 'eaters',
  MEALS: 'meals',
  VOTES: 'meals',
  INGREDIENTS: 'ingredients',
  PURCHASES: 'ingredients',
  COSTS: 'receipts',
};
const dataOf = (kind: TripChangeKind, scopes: readonly Scope[] | null, of = maya) => {
  const name = NAMES[kind];
  return read({
    kind,
    scopes,
    tripId: trip.id,
    userId: of.user.id,
    ids: name === undefined ? [] : [ids[name]],
  });
};

test.each(WEBHOOK_KINDS)('%s is sent with what its ids name, within the scopes', async (kind) => {
  const name = NAMES[kind];
  expect(await dataOf(kind, null)).toEqual({});
  expect(await dataOf(kind, ['people:read'])).toEqual({});
  const withPeople = name === 'participants' || name === 'eaters';
  const rows = name === undefined ? {} : { [name]: [expect.objectContaining({ id: ids[name] }) as unknown] };
  expect(await dataOf(kind, READ)).toEqual(withPeople ? {} : rows);
  expect(await dataOf(kind, PEOPLE)).toEqual(rows);
  expect(await dataOf(kind, HEALTH)).toEqual(rows);
});

test('no scope but people:health tells what somebody does not eat', async () => {
  const allWith = async (scopes: readonly Scope[]) =>
    JSON.stringify(await Promise.all(WEBHOOK_KINDS.map((kind) => dataOf(kind, scopes))));
  expect(await allWith(HEALTH)).toContain(AVOIDED);
  const without = await allWith(PEOPLE);
  expect(without).toContain('Fish soup');
  expect(without).toContain(maya.user.phone);
  expect(without).not.toContain(AVOIDED);
});

test('values without an id come along, other rows do not', async () => {
  expect(await dataOf('TABLE', HEALTH)).toMatchObject({
    eaters: [{ name: 'Leo', avoids: [{ value: AVOIDED, strictness: 'ALLERGY' }] }],
  });
  const [meal] = ((await dataOf('MEALS', HEALTH)) as { meals: [object] }).meals;
  expect(meal).toMatchObject({ name: 'Fish soup', type: 'DINNER' });
  expect(Object.keys(meal)).not.toContain('ingredients');
});

test('who is not in the trip reads nothing of it', async () => {
  const jonas = await buildPerson(world);
  await expect(dataOf('MEALS', HEALTH, jonas)).rejects.toThrow('There is no such trip.');
});
