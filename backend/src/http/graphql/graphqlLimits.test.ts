import { getIntrospectionQuery } from 'graphql';
import { randomUUID } from 'node:crypto';
import { LIMITS } from '../../../../domain/limits.ts';
import { buildMeal, buildPerson, buildTrip } from '../../../test/build.ts';
import { allTests } from '../../../test/fixtures.ts';
import { createWorld, testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = allTests(() => buildPerson(world));

const verify = (alias: string) =>
  `${alias}: verifyCode(input: { phone: "4155550123", code: "123456" }) { user { id } }`;

const invite = (alias: string) =>
  `${alias}: inviteParticipant(input: { tripId: "1", phone: "4155550123", name: "A" }) { trip { id } }`;
const resend = (alias: string) =>
  `${alias}: resendInvitation(input: { tripId: "1", participantId: "2" }) { trip { id } }`;

const DOCUMENT_FAULT = /^GRAPHQL_(PARSE|VALIDATION)_FAILED$/;

const list = <Row>(length: number, row: () => Row) => Array.from({ length }, row);
const givenDuty = () => ({
  date: '2026-06-13',
  type: 'BREAKFAST',
  kind: 'WASH_UP',
  participantId: randomUUID(),
});

describe('a request has room for all that is undone at once', () => {
  it.each([
    [
      'undoAssignMeals',
      'UndoAssignMealsInput',
      {
        cooks: list(LIMITS.undoneAtOnce, () => ({ mealId: randomUUID(), participantId: randomUUID() })),
        duties: list(LIMITS.undoneAtOnce, givenDuty),
      },
    ],
    [
      'undoOptimize',
      'UndoOptimizeInput',
      {
        ingredients: list(LIMITS.undoneAtOnce, () => ({
          id: randomUUID(),
          version: 100,
          assignedToId: null,
          mergedAs: 'x'.repeat(LIMITS.name),
        })),
      },
    ],
    ['removeCompanions', 'RemoveCompanionsInput', { eaterIds: list(LIMITS.tripEaters, randomUUID) }],
  ])('%s', async (mutation, type, rows) => {
    const { id: tripId } = await buildTrip(world, maya);
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`;
    const answer = await maya.client.graphql(query, { input: { tripId, ...rows } });
    expect([answer.code, answer.message]).toEqual([null, null]);
  });
});

describe('one GraphQL request', () => {
  it.each([
    ['two aliases of a field open to guessing', `mutation { ${verify('a')} ${verify('b')} }`],
    ['two invitations', `mutation { ${invite('a')} ${invite('b')} }`],
    ['a resent invitation and another one', `mutation { ${resend('a')} ${invite('b')} }`],
    ['such a field and another one', `mutation { ${verify('a')} logout { ok } }`],
    [
      'such fields in fragments',
      `mutation { ...A ...B } fragment A on Mutation { ${verify('a')} } fragment B on Mutation { ${verify('b')} }`,
    ],
    ['such fields in inline fragments', `mutation { ... { ${verify('a')} } ... { ${verify('b')} } }`],
    ['more than three aliases', '{ a: me { id } b: me { id } c: me { id } d: me { id } }'],
    ['more than ten root fields', `{ ${'features { productName } '.repeat(11)} }`],
    ['more than ten directives', `{ me { ${'id @include(if: true) '.repeat(11)} } }`],
    ['more than 600 tokens', `{ me { ${'id '.repeat(600)} } }`],
    [
      'fragments that contain each other',
      '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }',
    ],
    ['a syntax error', '{ me { id '],
    ['a subscription', 'subscription { trips { id } }'],
  ])('with %s is answered with 400', async (_what, query) => {
    const answer = await maya.client.graphql(query);
    expect(answer).toMatchObject({
      status: 400,
      code: expect.stringMatching(DOCUMENT_FAULT) as string,
      data: null,
    });
  });

  it('with a single such field runs', async () => {
    // The message of the service: the request ran.
    expect((await maya.client.graphql(`mutation { ${invite('a')} }`)).message).toBe(
      'Trip id is not a valid id.',
    );
  });

  it('with an unknown operationName runs no operation, over POST and GET', async () => {
    const query = `mutation Sign { createTrip(input: { name: "Not run", location: "Bend", startDate: "2026-07-01",
      endDate: "2026-07-03" }) { trip { id } } }`;
    const operation = { query, operationName: 'Out' };
    const answers = [
      await maya.client.send('POST', '/graphql', JSON.stringify(operation)),
      await maya.client.send('GET', `/graphql?${new URLSearchParams(operation).toString()}`, undefined, {
        'apollo-require-preflight': '1',
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
    expect(await world.dataSource.query("select from trips where name = 'Not run'")).toHaveLength(0);
  });

  it('cannot be a batch', async () => {
    const response = await maya.client.send('POST', '/graphql', '[{"query":"{ me { id } }"}]');
    expect(response.status).toBe(400);
  });

  it('with a fragment bomb is refused early', async () => {
    const bomb = Array.from(
      { length: 20 },
      (_, i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`,
    ).join(' ');
    const answer = await maya.client.graphql(`{ me { ...F0 } } ${bomb} fragment F20 on User { id }`);
    expect(answer).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it('can read the whole schema while introspection is on', async () => {
    const answer = await maya.client.graphql(getIntrospectionQuery());
    expect(answer).toMatchObject({ status: 200, code: null });
  });

  it('can read a trip with everything in it', async () => {
    const trip = await buildTrip(world, maya);
    await buildMeal(world, trip);
    const person = 'id userId name phone isOrganizer isCreator isViewer inviteStatus';
    const answer = await maya.client.graphql(
      `query ($id: ID!) { trip(id: $id) {
        id name location startDate endDate createdBy includeBreakfasts includeLunches includeDinners includeSnacks
        includeDesserts isCompleted viewerCan plannedMealCount totalMealCount
        participants { ${person} }
        meals { id tripId date type name description instructions recipe assignedToId assignedTo { ${person} } status
          isAiGenerated createdAt ingredientCount purchasedIngredientCount
          ingredients { id mealId tripId name quantity unit notes purchased assignedToId assignedTo { ${person} }
            alternatives selectedAlternative } } } }`,
      { id: trip.id },
    );
    expect(answer).toMatchObject({ status: 200, code: null, data: { trip: { id: trip.id } } });
  });

  it('that fails internally hides the cause', async () => {
    await world.dataSource.query('alter table trips rename to trips_away');
    const graphql = await maya.client.graphql('{ trips { id } }');
    const rest = await maya.client.rest('GET', '/api/trips');
    await world.dataSource.query('alter table trips_away rename to trips');
    expect(graphql).toMatchObject({
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong.',
    });
    expect(rest).toMatchObject({
      status: 500,
      body: { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong.' },
    });
  });
});

describe('with introspection off', () => {
  it('the schema cannot be read', async () => {
    const closed = await createWorld({ GRAPHQL_INTROSPECTION: 'false' });
    const answer = await closed.visitor().graphql('{ __schema { types { name } } }');
    await closed.close();
    expect(answer).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  });
});

describe('a document', () => {
  const invalid = '{ me { idd } }';
  const variable =
    'mutation ($input: ChangeSettingsInput!) { changeSettings(input: $input) { user { id } } }';

  it.each<[string, string, object, string, string]>([
    ['that cannot be parsed', '{ me { id ', {}, 'GRAPHQL_PARSE_FAILED', 'Syntax Error'],
    [
      'with too many tokens',
      `{ me { ${'id '.repeat(600)} } }`,
      {},
      'GRAPHQL_PARSE_FAILED',
      'more that 600 tokens',
    ],
    ['that does not fit the schema', invalid, {}, 'GRAPHQL_VALIDATION_FAILED', 'Did you mean "id"'],
    [
      'with a value of another type',
      variable,
      { input: { units: 'METRICS' } },
      'BAD_USER_INPUT',
      'Did you mean',
    ],
  ])('%s is refused with its code', async (_what, query, variables, code, message) => {
    const answer = await maya.client.graphql(query, { ...variables });
    expect(answer).toMatchObject({ status: 400, code, message: expect.stringContaining(message) as string });
  });

  it('is told no other names of the schema while introspection is off', async () => {
    const closed = await createWorld({ GRAPHQL_INTROSPECTION: 'false' });
    const answers = [
      await closed.visitor().graphql(invalid),
      await closed.visitor().graphql(variable, { input: { units: 'METRICS' } }),
    ];
    await closed.close();
    for (const { status, message } of answers) {
      expect(status).toBe(400);
      expect(message).not.toContain('Did you mean');
    }
  });
});
