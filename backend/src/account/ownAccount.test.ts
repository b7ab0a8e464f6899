import type { Strictness } from '../../../domain/people/eater/eater.ts';
import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildPortions,
  buildParticipant,
  buildPerson,
  buildReceipt,
  buildTransfer,
  buildTrip,
  buildVote,
  newPhone,
  signedIn,
  type Person,
} from '../../test/build.ts';
import { Client } from '../../test/client.ts';
import { callWhileLocked } from '../../test/races.ts';
import { testWorld } from '../../test/world.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

const world = testWorld();
beforeEach(() => world.dataSource.query('delete from rate_limits'));

interface ListedSession {
  readonly id: string;
  readonly device: string | null;
  readonly isCurrent: boolean;
}

async function sessionsOf({ client }: Pick<Person, 'client'>): Promise<readonly ListedSession[]> {
  // The body as the route answers it.
  return (await client.rest('GET', '/api/auth/sessions')).body as readonly ListedSession[];
}

async function codeFor(client: Client, path: string, phone: string): Promise<string> {
  expect(await client.rest('POST', path, { phone })).toMatchObject({ status: 200 });
  const text = world.texts.findLast((sent) => sent.phone === phone);
  return /#(\d{6})$/.exec(text?.body ?? '')?.[1] ?? 'no code';
}

const storedRow = ({ id }: Participant) => world.dataSource.manager.findOneBy(Participant, { id });
const statusOfMe = async (client: Client) => (await client.rest('GET', '/api/auth/me')).status;

describe('sessions', () => {
  test('list the device of each sign-in, without sessions of other accounts', async () => {
    await buildPerson(world);
    const phone = newPhone();
    const client = new Client(world.url, null);
    const code = await codeFor(client, '/api/auth/request-code', phone);
    await client.rest(
      'POST',
      '/api/auth/verify-code',
      { phone, code, name: 'Ana' },
      { 'user-agent': SAFARI },
    );
    expect(await sessionsOf({ client })).toEqual([
      expect.objectContaining({ device: 'Safari on iPhone', isCurrent: true }),
    ]);
  });

  test('end one by one, and all others in one call', async () => {
    const maya = await buildPerson(world);
    const others = [await signedIn(world, maya.user), await signedIn(world, maya.user)];
    const [own, first] = await sessionsOf(maya);
    expect(own?.isCurrent).toBe(true);
    expect((await maya.client.rest('DELETE', `/api/auth/sessions/${first?.id}`)).status).toBe(204);
    expect((await maya.client.rest('DELETE', `/api/auth/sessions/${first?.id}`)).status).toBe(404);
    expect((await Promise.all(others.map(statusOfMe))).toSorted()).toEqual([200, 401]);
    expect((await maya.client.rest('DELETE', '/api/auth/sessions')).status).toBe(204);
    expect(await Promise.all([...others, maya.client].map(statusOfMe))).toEqual([401, 401, 200]);
  });

  test('of another account answer 404', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const [session] = await sessionsOf(jonas);
    expect((await maya.client.rest('DELETE', `/api/auth/sessions/${session?.id}`)).status).toBe(404);
    expect(await statusOfMe(jonas.client)).toBe(200);
  });
});

describe('a new name', () => {
  test('appears in joined trips, not in pending invitations', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const joined = await buildParticipant(world, await buildTrip(world, jonas), maya);
    const invited = await buildParticipant(world, await buildTrip(world, jonas), maya, {
      name: 'Maya from work',
      inviteStatus: 'pending',
    });
    const answer = await maya.client.rest('PATCH', '/api/auth/me', { name: '  Maya Ruiz ' });
    expect(answer).toMatchObject({ status: 200, body: { id: maya.user.id, name: 'Maya Ruiz' } });
    expect((await storedRow(joined))?.name).toBe('Maya Ruiz');
    expect((await storedRow(invited))?.name).toBe('Maya from work');
  });

  test('cannot be empty', async () => {
    const { client } = await buildPerson(world);
    expect(await client.rest('PATCH', '/api/auth/me', { name: ' ' })).toMatchObject({
      status: 400,
      body: { field: 'name' },
    });
  });
});

describe('the export of an account', () => {
  test('contains the account, its trips and its actions, and of others only the people it invited', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world, { name: 'Jonas Weber' })];
    const trip = await buildTrip(world, maya);
    const theirs = await buildTrip(world, jonas);
    const participant = await buildParticipant(world, theirs, maya);
    const meal = await buildMeal(world, theirs, { assignedToId: participant.id });
    await buildVote(world, meal, participant, 'up');
    const invited = await buildParticipant(world, trip, null, {
      name: 'Ruth',
      inviteStatus: 'pending',
      invitedBy: maya.user.id,
    });
    const answer = await maya.client.rest('GET', '/api/auth/me/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=account.json');
    expect(answer.body).toMatchObject({
      account: { id: maya.user.id, name: 'Maya Torres', phone: maya.user.phone },
      sessions: [{ device: null }],
      trips: [
        { id: trip.id, isCreator: true, isOrganizer: true, inviteStatus: 'accepted', votes: [] },
        {
          id: participant.tripId,
          isCreator: false,
          isOrganizer: false,
          mealsToCook: [{ name: meal.name, type: 'dinner' }],
          votes: [{ meal: meal.name, vote: 'up' }],
        },
      ],
      invitationsSent: [{ trip: trip.name, name: 'Ruth', phone: invited.phone }],
      credits: [{ kind: 'free', amount: 1 }],
      payments: [],
      aiUsages: [],
      auditLog: [],
    });
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain(jonas.user.phone);
    expect(text).not.toContain(jonas.user.name);
  });

  test('contains receipts, stored shares in their currency, and payments without the other side', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world, { name: 'Jonas Weber' })];
    const trip = await buildTrip(world, jonas);
    const own = await buildParticipant(world, trip, maya);
    const host = await world.dataSource.manager.findOneByOrFail(Participant, { userId: jonas.user.id });
    await buildReceipt(world, own, { label: 'Market', amountCents: 5_000 });
    const typed = { participantId: own.id, amountCents: 900, portionQuarters: null };
    const foreign = { currency: 'JPY', rate: '0.0067', amountCents: 900, label: 'Ferry' };
    await buildReceipt(world, host, { ...foreign, split: 'shares', shares: [typed] });
    const frozen = { participantId: own.id, amountCents: 603, portionQuarters: 4 };
    const fish = {
      ...foreign,
      label: 'Fish',
      date: '2026-06-14',
      frozenAt: world.deps.now(),
      shares: [frozen],
    };
    await buildReceipt(world, host, fish);
    await buildTransfer(world, own, host.id);
    const { body } = await maya.client.rest('GET', '/api/auth/me/export');
    expect(body).toMatchObject({
      trips: [
        {
          currency: 'USD',
          receipts: [
            { label: 'Market', amountCents: 5_000, currency: 'USD', rate: null, split: 'by-portions' },
          ],
          shares: [
            { label: 'Ferry', amountCents: 900, currency: 'JPY' },
            { label: 'Fish', amountCents: 603, currency: 'USD' },
          ],
          transfers: [{ amountCents: 1_000, isFromThem: true }],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Jonas');
  });

  test('has the state of one moment, also when a rename commits between its statements', async () => {
    const maya = await buildPerson(world, { name: 'Before' });
    await buildTrip(world, maya);
    const answer = await callWhileLocked(
      world,
      () => maya.client.rest('GET', '/api/auth/me/export'),
      async (rival) => {
        await rival.query('lock table participants in access exclusive mode');
        for (const [table, column] of [
          ['users', 'id'],
          ['participants', 'user_id'],
        ])
          await rival.query(`update ${table} set name = 'After' where ${column} = $1`, [maya.user.id]);
      },
    );
    expect(answer.body).toMatchObject({ account: { name: 'Before' }, trips: [{ shownAs: 'Before' }] });
  });
});

describe('changing the phone number', () => {
  const REQUEST = '/api/auth/me/phone/request-code';
  const changeNumber = async ({ client }: Person, phone: string) => {
    const code = await codeFor(client, REQUEST, phone);
    expect(await client.rest('PUT', '/api/auth/me/phone', { phone, code })).toMatchObject({ status: 200 });
  };

  test('with a code updates its participants and invitations, and ends other sessions', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const elsewhere = await signedIn(world, maya.user);
    const phone = newPhone();
    const joined = await buildParticipant(world, await buildTrip(world, jonas), maya);
    const waiting = await buildParticipant(world, await buildTrip(world, jonas), null, {
      phone,
      inviteStatus: 'pending',
    });
    const twice = await buildTrip(world, jonas);
    const declined = await buildParticipant(world, twice, maya, { inviteStatus: 'declined' });
    const double = await buildParticipant(world, twice, null, { phone, inviteStatus: 'pending' });

    const child = await buildCompanion(world, double);

    const code = await codeFor(maya.client, REQUEST, phone);
    const answer = await maya.client.rest('PUT', '/api/auth/me/phone', { phone, code });
    expect(answer).toMatchObject({ status: 200, body: { id: maya.user.id, phone } });
    expect(await storedRow(joined)).toMatchObject({ phone, userId: maya.user.id });
    expect(await storedRow(waiting)).toMatchObject({ phone, userId: maya.user.id, inviteStatus: 'pending' });
    expect(await storedRow(declined)).toMatchObject({ phone, inviteStatus: 'pending' });
    expect(await storedRow(double)).toBeNull();
    expect(await world.dataSource.manager.findOneBy(Eater, { id: child.id })).toMatchObject({
      participantId: declined.id,
    });
    expect(await Promise.all([elsewhere, maya.client].map(statusOfMe))).toEqual([401, 200]);
    const known = async (asked: string) =>
      (await world.visitor().rest('POST', '/api/auth/check-phone', { phone: asked })).body;
    expect(await known(maya.user.phone)).toMatchObject({ exists: false });
    expect(await known(phone)).toMatchObject({ exists: true });
  });

  test('joins two places at a table: companions move, and avoids are those of both', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const phone = newPhone();
    const trip = await buildTrip(world, jonas);
    const own = await buildParticipant(world, trip, maya);
    const double = await buildParticipant(world, trip, null, { phone, inviteStatus: 'pending' });
    const [leo, ben] = [await buildCompanion(world, own), await buildCompanion(world, double)];
    const { manager } = world.dataSource;
    const avoid = (value: string, strictness: Strictness) => ({ kind: 'word' as const, value, strictness });
    const eaterOf = ({ id }: Participant) => ({ participantId: id, isCompanion: false });
    const many = Array.from({ length: 18 }, (_, index) => avoid(`word ${index}`, 'diet'));
    const [peanut, corn] = [avoid('peanut', 'dislike'), avoid('corn', 'dislike')];
    await manager.update(Eater, eaterOf(own), { avoids: [...many, peanut, corn], portionQuarters: 6 });
    const added = [avoid('Peanut', 'allergy'), avoid('sesame', 'allergy')];
    await manager.update(Eater, eaterOf(double), { avoids: added, group: 'Otters' });
    await buildPortions(world, trip.id);

    await changeNumber(maya, phone);
    expect(await manager.findOneBy(Eater, eaterOf(own))).toMatchObject({
      avoids: [...many, ...added],
      portionQuarters: 6,
      version: 2,
      group: 'Otters',
    });
    const companions = await manager.findBy(Eater, { participantId: own.id, isCompanion: true });
    expect(companions.map(({ id }) => id).sort()).toEqual([leo.id, ben.id].sort());
  });

  test('joins two places at a table: separate plates are those of the one who stays, once for each ingredient', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const phone = newPhone();
    const trip = await buildTrip(world, jonas);
    const own = await buildParticipant(world, trip, maya);
    const double = await buildParticipant(world, trip, null, { phone, inviteStatus: 'pending' });
    const { manager } = world.dataSource;
    const eaterOf = async ({ id }: Participant) =>
      (await manager.findOneByOrFail(Eater, { participantId: id, isCompanion: false })).id;
    const [ownEater, doubled] = [await eaterOf(own), await eaterOf(double)];
    const ben = await buildCompanion(world, double);
    const meal = await buildMeal(world, trip);
    const [pasta, bread, cake] = [
      await buildIngredient(world, meal, { name: 'Pasta' }),
      await buildIngredient(world, meal, { name: 'Bread' }),
      await buildIngredient(world, meal, { name: 'Cake' }),
    ];
    const plate = async (name: string, apartOfId: string, apartEaterIds: string[]) =>
      (await buildIngredient(world, meal, { name, apartOfId, apartEaterIds })).id;
    const moved = await plate('Rice pasta', pasta.id, [doubled, ben.id]);
    const kept = await plate('Rice bread', bread.id, [ownEater]);
    const left = await plate('Corn bread', bread.id, [ben.id, doubled]);
    await plate('Other bread', bread.id, [doubled]);
    const both = await plate('Sorbet', cake.id, [ownEater, doubled]);
    const dish = (position: number, eaterIds: string[]) =>
      buildMeal(world, trip, { name: 'Soup', position, forWhom: { eaterIds } });
    const dishes = [await dish(1, [ben.id, doubled]), await dish(2, [ownEater, doubled])];
    await buildPortions(world, trip.id);

    await changeNumber(maya, phone);
    const rows = await manager.findBy(Ingredient, { mealId: meal.id });
    expect(Object.fromEntries(rows.map(({ id, apartEaterIds }) => [id, apartEaterIds]))).toEqual({
      [pasta.id]: [],
      [bread.id]: [],
      [cake.id]: [],
      [moved]: [ownEater, ben.id],
      [kept]: [ownEater],
      [left]: [ben.id],
      [both]: [ownEater],
    });
    const forWhom = async ({ id }: Meal) => (await manager.findOneByOrFail(Meal, { id })).forWhom;
    expect(await Promise.all(dishes.map(forWhom))).toEqual([
      { eaterIds: [ben.id, ownEater] },
      { eaterIds: [ownEater, ownEater] },
    ]);
    const quarters = Object.fromEntries(rows.map(({ id, portionQuarters }) => [id, portionQuarters]));
    // Jonas, Maya and Ben eat.
    expect(quarters).toEqual({
      [pasta.id]: 4,
      [bread.id]: 4,
      [cake.id]: 8,
      [moved]: 8,
      [kept]: 4,
      [left]: 4,
      [both]: 4,
    });
    expect([...(await buildPortions(world, trip.id))]).toEqual([]);
    // People and ingredients.
    const events: { kind: string }[] = await world.dataSource.query(
      'select kind from trip_events where trip_id = $1 order by revision desc limit 1',
      [trip.id],
    );
    expect(events).toEqual([{ kind: 'TRIP' }]);
  });

  test('waits for a change of the table', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const phone = newPhone();
    const trip = await buildTrip(world, jonas);
    const own = await buildParticipant(world, trip, maya);
    const double = await buildParticipant(world, trip, null, { phone, inviteStatus: 'pending' });
    const code = await codeFor(maya.client, REQUEST, phone);
    const answer = await callWhileLocked(
      world,
      () => maya.client.rest('PUT', '/api/auth/me/phone', { phone, code }),
      (db) => db.query('select from trips where id = $1 for no key update', [trip.id]),
      (db) =>
        db.query(
          `insert into eaters (id, trip_id, participant_id, is_companion, name, created_at)
           values (gen_random_uuid(), $1, $2, true, 'Ben', now())`,
          [trip.id, double.id],
        ),
    );
    expect(answer.status).toBe(200);
    const companions = { participantId: own.id, isCompanion: true };
    expect(await world.dataSource.manager.findBy(Eater, companions)).toMatchObject([{ name: 'Ben' }]);
  });

  test('to the number of another account is refused before a code is sent, and at verification', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const taken = { phone: jonas.user.phone };
    expect(await maya.client.rest('POST', REQUEST, taken)).toMatchObject({
      status: 409,
      body: { field: 'phone' },
    });
    expect(world.texts.filter(({ phone }) => phone === taken.phone)).toEqual([]);
    const phone = newPhone();
    const code = await codeFor(maya.client, REQUEST, phone);
    await buildPerson(world, { phone });
    expect((await maya.client.rest('PUT', '/api/auth/me/phone', { phone, code })).status).toBe(409);
  });

  test('is refused with a wrong code or a code for another number', async () => {
    const maya = await buildPerson(world);
    const [phone, other] = [newPhone(), newPhone()];
    const code = await codeFor(maya.client, REQUEST, phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const body of [
      { phone, code: wrong },
      { phone: other, code },
    ])
      expect(await maya.client.rest('PUT', '/api/auth/me/phone', body)).toMatchObject({
        status: 400,
        body: { field: 'code' },
      });
  });
});
