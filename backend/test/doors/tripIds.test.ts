import pg from 'pg';
import { isInputObjectType, getNamedType, isNonNullType, type GraphQLInputType } from 'graphql';
import { createSchema } from '../../src/http/graphql/schema.ts';
import { arrange } from '../operations/arrange.ts';
import { ROLES, type Fixture } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { nameOf } from '../countStatements.ts';
import { newPhone } from '../build.ts';
import { testWorld } from '../world.ts';

const ADMIN_PHONE = newPhone();
/** A recipe may be a meal of any trip; an account remembers people of its own. */
const OTHERWISE = new Set(['Query.recipe', 'Mutation.forgetRememberedEater']);

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE, MONETIZATION_ENABLED: 'true' });

const ROWS_OF_TRIPS = [
  ...(['mealId', 'otherMealId', 'ingredientId', 'otherId', 'otherOrganizerId', 'pendingId'] as const),
  ...(['creatorId', 'ownId', 'ownEaterId', 'ownCompanionId', 'otherEaterId', 'otherCompanionId'] as const),
  ...(['pendingEaterId', 'ownReceiptId', 'otherReceiptId', 'ownTransferId', 'otherTransferId'] as const),
] satisfies readonly (keyof Fixture)[];

/** Each value is its own name. */
const NAMED = Object.fromEntries(
  ['tripId', 'freeDate', 'settledBasis', 'earlierTripId', 'ownRecipeId', 'sharedRecipeId', 'newPhone']
    .concat('linkToken', ROWS_OF_TRIPS)
    .map((key) => [key, key]),
  // All keys of the type are above.
) as unknown as Fixture;

/** Operations that name a row of a trip and not the trip. */
const NAMES = Object.entries(OPERATIONS).flatMap(([name, operation]) => {
  const sent = JSON.stringify(operation.variables?.(NAMED) ?? {});
  const isByRow = ROWS_OF_TRIPS.some((key) => sent.includes(`"${key}"`)) && !sent.includes('"tripId"');
  return isByRow && !OTHERWISE.has(name.split(',', 1)[0] ?? name) ? [name] : [];
});

test('there are operations that name a row of a trip by its id', () => {
  expect(NAMES.length).toBeGreaterThan(25);
});

it.each(NAMES)('%s looks up no trip that the caller says, and finds no row in another', async (name) => {
  const operation = OPERATIONS[name];
  if (operation === undefined) throw new Error(`${name} is not in the table`);
  const { fixtureOf, clients } = await arrange(world, 'open', ADMIN_PHONE);
  const role = ROLES.toReversed().find((one) => operation.outcomes.open[one] === 'OK') ?? 'creator';
  const fixture = fixtureOf(role);
  const elsewhere = withTrip(name, fixture, fixture.earlierTripId);
  const refused = await clients[role].graphql(elsewhere.document, elsewhere.variables);
  expect(refused.code).toBe('NOT_FOUND');
  const { document, variables } = withTrip(name, fixture, fixture.tripId);
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const { code } = await clients[role].graphql(document, variables);
  const sent = query.mock.calls.map(([statement]) => String(nameOf(statement)));
  query.mockRestore();
  expect([code ?? 'OK', sent.filter((statement) => statement.startsWith('trip_of_row_in_'))]).toEqual([
    operation.outcomes.open[role],
    [],
  ]);
});

/** The operation's call, with the trip wherever the schema takes it and the call does not say it. */
function withTrip(name: string, fixture: Fixture, tripId: string) {
  const operation = OPERATIONS[name];
  const document = operation?.document ?? '';
  const variables = operation?.variables?.(fixture) ?? {};
  const [type = '', field = ''] = (name.split(',', 1)[0] ?? '').split('.');
  const root = createSchema().getType(type);
  const args = root != null && 'getFields' in root ? root.getFields()[field] : undefined;
  if (args === undefined || !('args' in args)) throw new Error(`${name} is no operation`);
  const input = args.args.find((one) => one.name === 'input');
  if (input !== undefined && takesTrip(input.type))
    return { document, variables: { input: Object.assign({}, variables['input'], { tripId }) } };
  const own = args.args.find((one) => one.name === 'tripId');
  if (own === undefined) throw new Error(`${name} does not take the trip`);
  const [head = '', ...rest] = document.split(`${field}(`);
  return {
    document: [head.replace('(', '($tripId: ID, '), ...rest].join(`${field}(tripId: $tripId, `),
    variables: { ...variables, tripId },
  };
}

function takesTrip(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  const field = isInputObjectType(named) ? named.getFields()['tripId'] : undefined;
  return field !== undefined && !isNonNullType(field.type);
}
