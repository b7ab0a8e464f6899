import { getNamedType, isInputObjectType, Kind, parse, typeFromAST, validate } from 'graphql';
import { buildPerson, buildTrip } from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import { theSchema } from '../graphql/schema.ts';
import { ROWS } from './routes.ts';

const schema = theSchema();

/** Variables of an operation, and the fields of those of an input type. */
function namesTaken(operation: string): string[] {
  return parse(operation).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
          const named = getNamedType(typeFromAST(schema, type));
          return isInputObjectType(named) ? Object.keys(named.getFields()) : [variable.name.value];
        })
      : [],
  );
}

describe.each(ROWS)('$method $path', ({ path, operation, isVersioned, method }) => {
  it('runs an operation of the schema', () => {
    expect(validate(schema, parse(operation))).toEqual([]);
  });

  it('takes every part of its path', () => {
    const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(namesTaken(operation)).toEqual(expect.arrayContaining(parts));
  });

  it('answers and takes the version of what it tags', () => {
    if (isVersioned !== true) return;
    expect(operation).toContain(' version');
    if (method === 'PATCH' || method === 'PUT') expect(namesTaken(operation)).toContain('version');
  });
});

describe('a path that runs an operation', () => {
  const world = testWorld();

  async function arrange() {
    const maya = await buildPerson(world);
    const trip = await buildTrip(world, maya);
    return { client: maya.client, trip };
  }

  it('takes enum values by their own text and by name', async () => {
    const { client, trip } = await arrange();
    const split = (mode: string) =>
      client.rest('GET', `/api/trips/${trip.id}/assign-shopping?mode=${mode}`).then(({ status }) => status);
    expect(await split('walking-order')).toBe(200);
    expect(await split('WALKING_ORDER')).toBe(200);
    expect(await split('walking_orders')).toBe(400);
  });

  it('reads numbers, booleans and lists of a query', async () => {
    const { client } = await arrange();
    const { body, status } = await client.rest(
      'GET',
      '/api/recipes?limit=2&everybody=false&maxMinutes=30&sources=cookbook,own&mealType=dinner',
    );
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
  });

  it('names the field that is missing or has another type, and drops fields that it does not know', async () => {
    const { client, trip } = await arrange();
    const slot = { date: '2026-06-13', type: 'lunch', eaterId: trip.id };
    const fieldOf = async (body: object) => {
      const answer = await client.rest('PUT', `/api/trips/${trip.id}/attendance`, body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      return (answer.body as { field: string }).field;
    };
    expect(await fieldOf({ ...slot, attends: 'maybe' })).toBe('attends');
    expect(await fieldOf({ ...slot, type: undefined })).toBe('type');
    const hook = { url: 'https://hooks.example.org/', kinds: ['TRIP', 'EVERYTHING'] };
    expect((await client.rest('POST', '/api/auth/me/webhooks', hook)).body).toMatchObject({ field: 'kinds' });
    const name = { name: 'Maya Ruiz', colour: 'red' };
    expect(await client.rest('PATCH', '/api/auth/me', name)).toMatchObject({ body: { name: 'Maya Ruiz' } });
  });

  it('says in a sentence what is missing or has another type', async () => {
    const { client, trip } = await arrange();
    const visitor = world.visitor();
    const checkEmail = (body: object) => visitor.rest('POST', '/api/auth/check-email', body);
    const chooseCurrency = (body: object) => client.rest('PUT', `/api/trips/${trip.id}/currency`, body);
    const refused = (field: string, message: string) => ({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field, message },
    });
    for (const email of [undefined, null, 5])
      expect(await checkEmail({ email })).toMatchObject(refused('email', 'Please enter your email'));
    for (const currency of [undefined, null, 5, ['EUR']])
      expect(await chooseCurrency({ currency })).toMatchObject(
        refused('currency', 'Please choose a currency.'),
      );
    expect(await chooseCurrency({ currency: 'pounds' })).toMatchObject(
      refused('currency', 'Currency has to be a code of ISO 4217, such as EUR.'),
    );
  });

  it('says so in a message of the product also of parameters', async () => {
    const { client, trip } = await arrange();
    const split = (query: string) => client.rest('GET', `/api/trips/${trip.id}/assign-shopping${query}`);
    const refused = (message: string, messageId: string) => ({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'mode', message, messageId },
    });
    expect(await split('')).toMatchObject(refused('mode is missing.', 'field.missing'));
    expect(await split('?mode=alone')).toMatchObject(
      refused('mode has to be one of by-meal, by-store, random, walking-order.', 'choice.malformed'),
    );
    expect((await client.rest('GET', '/api/recipes?limit=few')).body).toMatchObject({
      field: 'limit',
      message: 'limit has to be a whole number.',
    });
    expect((await client.rest('GET', '/api/recipes?everybody=perhaps')).body).toMatchObject({
      field: 'everybody',
      message: 'everybody has to be true or false.',
    });
    expect((await client.rest('GET', `/api/trips/${trip.id}/verdicts?date=today`)).body).toMatchObject({
      field: 'date',
      message: 'date has to be a calendar date such as 2026-06-13.',
    });
  });

  it('believes the path, not the body', async () => {
    const { client, trip } = await arrange();
    const stranger = await buildTrip(world, await buildPerson(world));
    const body = { tripId: stranger.id, equipment: 'cooler', days: [] };
    const answer = await client.rest('POST', `/api/trips/${trip.id}/shopping-plan`, body);
    expect(answer).toMatchObject({ status: 200, body: { equipment: 'COOLER' } });
    expect((await client.rest('POST', `/api/trips/${stranger.id}/shopping-plan`, body)).status).toBe(404);
  });

  it('answers errors of its service as other paths do', async () => {
    const { client, trip } = await arrange();
    const other = await buildPerson(world);
    expect(await other.client.rest('GET', `/api/trips/${trip.id}/attendance`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await client.rest('PATCH', '/api/auth/me', { name: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'name' },
    });
    expect((await world.visitor().rest('GET', '/api/auth/sessions')).status).toBe(401);
  });

  it('asks visitors to sign in before it reads what they send', async () => {
    const { trip } = await arrange();
    const visitor = world.visitor();
    const answers = [
      await visitor.rest('PUT', `/api/trips/${trip.id}/attendance`, { type: 'brunch' }),
      await visitor.rest('GET', `/api/trips/${trip.id}/assign-shopping?mode=walking_orders`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });
});
