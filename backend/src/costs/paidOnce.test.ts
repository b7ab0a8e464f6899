import * as z from 'zod/mini';
import { buildParticipant, buildPerson, buildTransfer, type Person } from '../../test/build.ts';
import { buildCostsScene, costsCalls } from '../../test/costs.ts';
import { concurrently, outcomes } from '../../test/races.ts';
import { testWorld } from '../../test/world.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';

const world = testWorld();
let maya: Person;
let jonas: Person;
let trip: Trip;
let own: Participant;
let cook: Participant;

const { path, add, pay, balances } = costsCalls(() => ({ maya, trip }));
const FUEL = { amount: '30', kind: 'other', date: '2026-06-13' };
const openAnswer = z.object({
  transfers: z.array(z.object({ key: z.string(), fromId: z.string(), toId: z.string(), amount: z.string() })),
});
const paymentsAnswer = z.array(z.object({ id: z.string(), amount: z.string(), markedById: z.string() }));

const open = async () => openAnswer.parse((await maya.client.rest('GET', path('balances'))).body).transfers;
const payments = async () => paymentsAnswer.parse((await maya.client.rest('GET', path('transfers'))).body);
const figures = async () => (await balances()).balances.map(({ balance }) => balance);

/** Maya paid 30.00 for herself, Jonas and Ruth. */
async function scene() {
  ({ maya, jonas, trip, own, cook } = await buildCostsScene(world));
  await buildParticipant(world, trip, await buildPerson(world, { name: 'Ruth' }));
  await add(maya, FUEL);
  const debt = (await open()).find(({ fromId }) => fromId === cook.id);
  return { fromId: cook.id, toId: own.id, amount: debt?.amount, settles: debt?.key };
}
type Body = Awaited<ReturnType<typeof scene>>;

const RECORD =
  'mutation ($input: RecordTransferInput!) { recordTransfer(input: $input) { transfer { id } } }';
async function mark(person: Person, { fromId, toId, settles }: Body): Promise<{ readonly status: number }> {
  const input = { tripId: trip.id, fromId, toId, amountCents: 1_000, settles };
  const answer = z
    .object({ errors: z.optional(z.unknown()) })
    .parse(await person.client.graphql(RECORD, { input }));
  return { status: answer.errors === undefined ? 201 : 500 };
}

it.each([
  ['a key, over REST and GraphQL', (body: Body) => [pay(maya, body), mark(jonas, body)]],
  ['a key, over GraphQL', (body: Body) => [mark(maya, body), mark(jonas, body)]],
  [
    'a key and each with an own day',
    (body: Body) => [pay(maya, { ...body, date: '2026-06-20' }), pay(jonas, { ...body, date: '2026-06-21' })],
  ],
  ['no key', ({ settles: _, ...body }: Body) => [pay(maya, body), pay(jonas, body), pay(jonas, body)]],
  ['a key on one side', ({ settles, ...body }: Body) => [pay(maya, { ...body, settles }), pay(jonas, body)]],
])('both sides mark a transfer at the same moment, with %s: it is paid once', async (_, calls) => {
  const seen = await outcomes(scene, async (body, round) => {
    const [first, second, ...others] = round % 2 === 0 ? calls(body) : calls(body).toReversed();
    if (first === undefined || second === undefined) throw new Error('A race needs two calls.');
    const answers = await Promise.all([first, second, ...others]);
    const paid = await payments();
    return JSON.stringify([answers.map(({ status }) => status), paid.length, await figures()]);
  });
  const [only, ...more] = seen;
  expect(more).toEqual([]);
  expect(JSON.parse(only ?? '')).toEqual([
    expect.not.arrayContaining([409, 500]),
    1,
    ['10.00', '0.00', '-10.00'],
  ]);
});

it('the second mark answers the payment of the first, which stays theirs', async () => {
  const body = await scene();
  const [first, second] = [await pay(maya, body), await pay(jonas, body)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toMatchObject({ markedById: own.id });
  expect(second.body).toMatchObject({ id: (first.body as { id: string }).id });
});

it('a later debt of the same amount is paid again, also with the key of the first beside it', async () => {
  const body = await scene();
  await pay(maya, body);
  await add(maya, FUEL);
  const [again] = (await open()).filter(({ fromId }) => fromId === cook.id);
  expect(again).toMatchObject({ amount: '10.00' });
  expect(again?.key).not.toBe(body.settles);
  await pay(jonas, body);
  expect(await payments()).toHaveLength(1);
  await pay(jonas, { ...body, settles: again?.key });
  expect(await payments()).toHaveLength(2);
  expect((await figures())[1]).toBe('0.00');
});

it('a payment that is taken back can be marked again; the later one keeps its own', async () => {
  const body = await scene();
  await pay(maya, body);
  await add(maya, FUEL);
  const later = (await open()).find(({ fromId }) => fromId === cook.id);
  await pay(maya, { ...body, settles: later?.key });
  const undo = async (index: number) => {
    const { id } = (await payments())[index] ?? { id: '' };
    expect((await jonas.client.rest('DELETE', path(`transfers/${id}`))).status).toBe(204);
  };
  const payOpen = async () => {
    const reopened = (await open()).find(({ fromId }) => fromId === cook.id);
    expect(reopened).toMatchObject({ amount: '10.00' });
    await pay(jonas, { ...body, settles: reopened?.key });
    expect((await figures())[1]).toBe('0.00');
  };
  await undo(1);
  await payOpen();
  await undo(0);
  await payOpen();
  expect(await payments()).toHaveLength(2);
});

it('without a key, another amount or day, and what is still open, is a payment of its own', async () => {
  const { settles: _, ...body } = await scene();
  for (const more of [{ amount: '4' }, { amount: '4' }, { amount: '2' }, { amount: '5' }, { amount: '5.5' }])
    expect((await pay(jonas, { ...body, ...more, date: '2026-06-20' })).status).toBe(201);
  expect((await pay(jonas, { ...body, amount: '5', date: '2026-06-21' })).status).toBe(201);
  expect(await payments()).toHaveLength(6);
  await pay(jonas, { ...body, amount: '5', date: '2026-06-21' });
  expect(await payments()).toHaveLength(6);
});

it('payments from before are no obstacle, and refused keys are named', async () => {
  const body = await scene();
  await buildTransfer(world, cook, own.id, { amountCents: 400 });
  await buildTransfer(world, cook, own.id, { amountCents: 400 });
  const debt = (await open()).find(({ fromId }) => fromId === cook.id);
  expect(debt).toMatchObject({ amount: '2.00' });
  await pay(jonas, { ...body, amount: '2', settles: debt?.key });
  await pay(maya, { ...body, amount: '2', settles: debt?.key });
  expect((await figures())[1]).toBe('0.00');
  expect(await pay(jonas, { ...body, settles: 'soup' })).toMatchObject({
    status: 400,
    body: { field: 'settles' },
  });
});

it('a repeated Idempotency-Key answers the payment, also if the other side had marked it', async () => {
  const body = await scene();
  const seen = await concurrently(
    0,
    () => pay(maya, body),
    () => pay(jonas, body, { 'Idempotency-Key': 'one' }),
  );
  expect(seen).toEqual([201, 201]);
  const again = await pay(jonas, body, { 'Idempotency-Key': 'one' });
  expect(again).toMatchObject({ status: 201, body: { id: (await payments())[0]?.id } });
});
