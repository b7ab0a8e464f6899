import { ROUTES, ROWS } from '../../src/http/rest/routes.ts';
import type { RestCaller } from '../../src/ctx/route.ts';
import { PHASES, type Role } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { rootNameOf } from './rowCall.ts';

/** The operation of each route, or of its twin. */
const OPERATION_OF = new Map(
  [...ROUTES, ...ROWS].map((entry) => [
    `${entry.method} ${entry.path}`,
    'operation' in entry ? entry.operation : (entry.twin ?? ''),
  ]),
);

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
    expect(route.who).toBe(
      callerByMatrix(rootNameOf(OPERATION_OF.get(`${route.method} ${route.path}`) ?? '')),
    );
  });
});
