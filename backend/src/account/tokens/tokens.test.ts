import { getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { SCOPES, TRIP_SCOPES, type Scope } from '../../../../domain/account/tokenFields.ts';
import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildPerson,
  buildTrip,
  newPhone,
} from '../../../test/build.ts';
import { buildRecipe } from '../../../test/buildRecipe.ts';
import { Client } from '../../../test/client.ts';
import { DOORS, type Follower } from '../../../test/followers.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { withToken } from '../../../test/doors/withToken.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import type { Needs } from '../../ctx/route.ts';
import { needsOfField } from '../../access/token/needsOf.ts';
import { theSchema } from '../../http/graphql/schema.ts';
import { Participant } from '../../entities/participant.entity.ts';

const ADMIN_PHONE = newPhone();

/** Jest types its matchers as any. */
const A_TEXT: unknown = expect.any(String);

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE });

const maya = eachTest(() => buildPerson(world, { name: 'Maya Torres' }));
const trip = eachTest(() => buildTrip(world, maya, { name: 'Lake Wallowa' }));

const make = (client: Client, more: object = {}) =>
  client.rest('POST', '/api/auth/me/tokens', {
    name: 'Kitchen display',
    scopes: ['trips:read'],
    days: 30,
    ...more,
  });

describe('a personal token', () => {
  it('is not made by a session that ends meanwhile', async () => {
    const userIds = [maya.user.id];
    const { status } = await callWhileLocked(
      world,
      () => make(maya.client),
      (db) => db.query('select from users where id = $1 for no key update', userIds),
      (db) => db.query('delete from sessions where user_id = $1', userIds),
    );
    expect(status).toBe(401);
    expect(await world.dataSource.query('select from sessions where user_id = $1', userIds)).toEqual([]);
  });

  it('is shown once and listed without its secret', async () => {
    const { status, body } = await make(maya.client, { tripId: trip.id });
    expect(status).toBe(201);
    expect(body).toEqual({
      secret: expect.stringMatching(/^gc_[\w-]{43}$/) as unknown,
      token: {
        id: A_TEXT,
        name: 'Kitchen display',
        scopes: ['trips:read'],
        tripId: trip.id,
        lastUsedAt: null,
        createdAt: A_TEXT,
        expiresAt: A_TEXT,
      },
    });
    const { secret, token } = body as { secret: string; token: object };
    const listed = await maya.client.rest('GET', '/api/auth/me/tokens');
    expect(listed.body).toEqual([token]);
    const kept: unknown = await world.dataSource.query('select from sessions s where s::text like $1', [
      `%${secret}%`,
    ]);
    expect(kept).toEqual([]);
  });

  it('that was made with the prefix of before is good until it ends', async () => {
    const { body } = await make(maya.client);
    const old = `grub_${'x'.repeat(43)}`;
    await world.dataSource.query('update sessions set token_hash = sha256($1) where id = $2', [
      `personal ${old}`,
      (body as { token: { id: string } }).token.id,
    ]);
    expect(await new Client(world.url, null, old).graphql('{ trips { name } }')).toMatchObject({
      data: { trips: [{ name: 'Lake Wallowa' }] },
    });
  });

  it('is noted when it is used, and is no session of a device', async () => {
    const program = await withToken(world, maya, ['trips:read']);
    expect(await program.graphql('{ trips { name } }')).toMatchObject({
      data: { trips: [{ name: 'Lake Wallowa' }] },
    });
    const { body } = await maya.client.rest('GET', '/api/auth/me/tokens');
    expect(body).toMatchObject([{ lastUsedAt: A_TEXT }]);
    expect((await maya.client.rest('GET', '/api/auth/sessions')).body).toHaveLength(1);
    await maya.client.rest('DELETE', '/api/auth/sessions');
    expect((await program.graphql('{ trips { name } }')).code).toBeNull();
  });

  it.each([
    ['no scope', { scopes: [] }, 'Please choose what the token may do'],
    ['an unknown scope', { scopes: ['everything'] }, 'Scope has to be one of'],
    ['no name', { name: ' ' }, 'Please name the token'],
    ['no end', { days: 3660 }, 'A token can be used for 1 to 366 days.'],
    ["another's scope", { scopes: ['admin:metrics'] }, 'Only admins can choose admin:metrics.'],
  ])('is refused with %s', async (_what, input, message) => {
    const { status, body } = await make(maya.client, input);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.stringContaining(message) as unknown });
  });

  it('of one trip has scopes of a trip, of a trip of its maker', async () => {
    expect(
      (await make(maya.client, { tripId: trip.id, scopes: ['trips:read', 'account:read'] })).body,
    ).toMatchObject({ message: 'A token for one trip cannot have account:read.' });
    const jonas = await buildPerson(world);
    expect((await make(jonas.client, { tripId: trip.id })).status).toBe(404);
  });

  it('stops at 50, also with parallel calls', async () => {
    const answers = await Promise.all(Array.from({ length: 55 }, () => make(maya.client)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({
      message: 'You have 50 tokens. Please revoke one first.',
    });
  });

  it('makes, lists and revokes no tokens', async () => {
    const program = await withToken(
      world,
      maya,
      [...SCOPES].filter((scope) => scope !== 'admin:metrics'),
    );
    expect((await make(program)).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'No token may do this. Please do it in the app.',
    });
    expect((await program.rest('GET', '/api/auth/me/tokens')).status).toBe(403);
  });

  it('ends when it is revoked, by its owner alone, when its account is locked, and after its days', async () => {
    const program = await withToken(world, maya, ['trips:read']);
    const [{ id }] = (await maya.client.rest('GET', '/api/auth/me/tokens')).body as [{ id: string }];
    const jonas = await buildPerson(world);
    expect((await jonas.client.rest('DELETE', `/api/auth/me/tokens/${id}`)).status).toBe(404);
    expect((await program.graphql('{ trips { id } }')).code).toBeNull();
    expect((await maya.client.rest('DELETE', `/api/auth/me/tokens/${id}`)).status).toBe(204);
    expect((await program.graphql('{ trips { id } }')).code).toBe('UNAUTHENTICATED');

    const second = await withToken(world, maya, ['trips:read']);
    await world.dataSource.query('update sessions set expires_at = now() where name is not null');
    expect((await second.graphql('{ trips { id } }')).code).toBe('UNAUTHENTICATED');

    const third = await withToken(world, maya, ['trips:read']);
    await world.dataSource.query('update users set locked_at = now() where id = $1', [maya.user.id]);
    expect((await third.graphql('{ trips { id } }')).code).toBe('UNAUTHENTICATED');
  });

  it('has no rights as a cookie that a session would lack', async () => {
    const { body } = await make(maya.client);
    const { secret } = body as { secret: string };
    const asCookie = new Client(world.url, `grub_session=${secret}`);
    expect((await asCookie.rest('POST', '/api/trips', {})).status).toBe(403);
  });
});

describe.each(DOORS)('a stream of a token over %s', (_door, followBy) => {
  let follower: Follower;
  afterEach(() => {
    follower.close();
  });

  it('ends when the token is revoked', async () => {
    const program = await withToken(world, maya, ['trips:read'], trip.id);
    follower = followBy(world.url, program, trip.id);
    await follower.get(({ kind }) => kind === 'HELLO');
    const [{ id }] = (await maya.client.rest('GET', '/api/auth/me/tokens')).body as [{ id: string }];
    await maya.client.rest('DELETE', `/api/auth/me/tokens/${id}`);
    expect((await follower.ended).code).toBe('UNAUTHENTICATED');
  });

  it('needs its scope', async () => {
    const program = await withToken(world, maya, ['people:read'], trip.id);
    follower = followBy(world.url, program, trip.id);
    expect((await follower.ended).code).toBe('FORBIDDEN');
  });
});

test('no token without people:health is answered by what somebody does not eat', async () => {
  const scopes = SCOPES.filter((scope) => scope !== 'people:health' && scope !== 'admin:metrics');
  const program = await withToken(world, maya, scopes);
  const slot = { tripId: trip.id, date: trip.startDate, type: 'DINNER' };
  const search = 'query ($slot: SlotInput) { recipes(slot: $slot, everybody: true) { recipes { id } } }';
  expect(await program.graphql(search, { slot })).toMatchObject({ code: 'FORBIDDEN' });
  const { id: recipeId } = await buildRecipe(world, maya);
  const fill = 'mutation ($input: FillMealInput!) { fillMeal(input: $input) { meal { id } } }';
  const input = { slot, recipeId };
  expect(await program.graphql(fill, { input: { ...input, withSwaps: true } })).toMatchObject({
    code: 'FORBIDDEN',
  });
  const forWhom = { cannotEat: 'peanuts' };
  expect(await program.graphql(fill, { input: { ...input, beside: true, forWhom } })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await program.graphql(fill, { input })).code).toBeNull();
  const create =
    'mutation ($input: CreateMealInput!) { createMeal(input: $input) { meal { id forWhom { cannotEat } } } }';
  const tacos = { ...slot, name: 'Bean tacos', beside: true, forWhom };
  expect(await program.graphql(create, { input: tacos })).toMatchObject({ code: 'FORBIDDEN' });
  const { data } = await maya.client.graphql(create, { input: tacos });
  expect(data).toMatchObject({ createMeal: { meal: { forWhom } } });
  const read = await program.graphql(
    'query ($id: ID!) { trip(id: $id) { meals { forWhom { cannotEat } } } }',
    { id: trip.id },
  );
  expect(read.data).toMatchObject({ trip: { meals: [{}, { forWhom: { cannotEat: null } }] } });
  const update = 'mutation ($input: UpdateMealInput!) { updateMeal(input: $input) { meal { id } } }';
  // The answer has this shape.
  const { id } = (data as { createMeal: { meal: { id: string } } }).createMeal.meal;
  expect(await program.graphql(update, { input: { id, forWhom: { cannotEat: 'fish' } } })).toMatchObject({
    code: 'FORBIDDEN',
  });
  await maya.client.graphql(update, { input: { id, name: 'Tacos' } });
  const stale = await program.graphql(update, { input: { id, name: 'Fajitas', version: 1 } });
  expect(stale).toMatchObject({ code: 'CONFLICT', extensions: { conflict: { current: { name: 'Tacos' } } } });
  expect(JSON.stringify(stale)).not.toContain('peanuts');
});

test('no token without people:health reads what somebody does not eat', async () => {
  const avoid = 'zebrafish';
  const own = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  const companion = await buildCompanion(world, own);
  const { code: refusal } = await maya.client.graphql(
    `mutation ($id: ID!, $input: UpdateEaterInput!) { updateEater(id: $id, input: $input) { eater { id } } }`,
    { id: companion.id, input: { avoids: [{ text: avoid, strictness: 'ALLERGY' }], note: `no ${avoid}` } },
  );
  expect(refusal).toBeNull();
  const meal = await buildMeal(world, trip);
  await buildIngredient(world, meal, { name: 'Zebrafish fillet' });
  const readAll = async (client: Client, isAllowed: (needs: Needs) => boolean) => {
    const answers: string[] = [];
    for (const field of selectionsOf('Trip', 4, isAllowed)) {
      const { code, data } = await client.graphql(`query ($id: ID!) { trip(id: $id) { ${field} } }`, {
        id: trip.id,
      });
      expect([field, code]).toEqual([field, null]);
      answers.push(JSON.stringify(data));
    }
    return answers.join('\n');
  };
  expect((await readAll(maya.client, () => true)).includes(avoid)).toBe(true);
  const scopes: readonly Scope[] = [...TRIP_SCOPES].filter((scope) => scope !== 'people:health');
  const program = await withToken(world, maya, scopes);
  const isAllowed = (needs: Needs) => needs?.every((scope) => scopes.includes(scope)) === true;
  const read = await readAll(program, isAllowed);
  expect(read).toContain('Zebrafish fillet');
  expect(read).not.toContain(avoid);
});

/** Each field of a type that can be asked for without arguments, with all fields below it to a depth. */
function selectionsOf(typeName: string, depth: number, isAllowed: (needs: Needs) => boolean): string[] {
  const type = theSchema().getType(typeName);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument) || !isAllowed(needsOfField(type, field))) return [];
    const named = getNamedType(field.type);
    if (!isObjectType(named)) return [field.name];
    const below = depth > 1 ? selectionsOf(named.name, depth - 1, isAllowed) : [];
    return below.length === 0 ? [] : [`${field.name} { ${below.join(' ')} }`];
  });
}
