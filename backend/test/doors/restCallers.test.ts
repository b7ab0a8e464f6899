import { ROUTES, ROWS } from '../../src/http/rest/routes.ts';
import type { RestCaller } from '../../src/ctx/route.ts';
import { PHASES, type Role } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import type { Fixture } from '../twins/twin.ts';
import { TWINS } from '../twins/twins.ts';

/** Documents carry ids in variables or quotes, so their names do as values. */
const NAMES = new Proxy({}, { get: (_, name) => (name === 'code' ? () => '123456' : name) }) as Fixture;

/** The field of the route's operation, or of its twin's, as in the permission matrix. */
function fieldOf(route: string): string {
  const row = ROWS.find(({ method, path }) => `${method} ${path}` === route);
  const query = row?.operation ?? TWINS.find((one) => one.route === route)?.graphql(NAMES).query ?? '';
  const type = query.startsWith('mutation')
    ? 'Mutation'
    : query.startsWith('subscription')
      ? 'Subscription'
      : 'Query';
  return `${type}.${/\{\s*(\w+)/.exec(query)?.[1] ?? ''}`;
}

/** The REST caller that the permission matrix implies. */
function callerByMatrix(operation: string): RestCaller {
  const outcomes = OPERATIONS[operation]?.outcomes;
  if (outcomes === undefined) throw new Error(`${operation} is not in the matrix`);
  const differ = (one: Role, other: Role) =>
    PHASES.some((phase) => outcomes[phase][one] !== outcomes[phase][other]);
  if (!differ('visitor', 'outsider')) return 'anyone';
  if (differ('member', 'organizer')) return 'organizer';
  if (differ('outsider', 'member')) return 'member';
  if (differ('outsider', 'pending')) return 'invited';
  return differ('outsider', 'admin') ? 'admin' : 'signed in';
}

describe('REST routes', () => {
  // For a visitor GraphQL answers null where REST answers 401.
  const routes = ROUTES.filter(({ path, method }) => `${method} ${path}` !== 'GET /api/auth/me');

  it.each(routes)('$method $path names the callers of the permission matrix', (route) => {
    expect(route.who).toBe(callerByMatrix(fieldOf(`${route.method} ${route.path}`)));
  });
});
