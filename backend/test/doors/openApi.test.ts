import { ROUTES, ROWS } from '../../src/http/rest/routes.ts';
import type { Row } from '../../src/http/rest/row.ts';
import { newPhone } from '../build.ts';
import type { Client, RestAnswer } from '../client.ts';
import { documentedOperation, faultsOfAnswer, faultsOfBody } from './documented.ts';
import { arrange, type Arranged } from '../operations/arrange.ts';
import type { Role } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { rootNameOf, rowCall, type RestCall } from './rowCall.ts';
import { testWorld } from '../world.ts';

const ADMIN_PHONE = newPhone();
const CALLERS: readonly Role[] = ['visitor', 'outsider', 'member', 'creator', 'admin'];

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE, MONETIZATION_ENABLED: 'true' });

async function answerTo(
  client: Client,
  { file }: Row,
  { method, path, body }: RestCall,
): Promise<RestAnswer> {
  if (file === undefined) return client.rest(method, path, body);
  const response = await client.send(method, path, 'name\nAda', { 'content-type': 'text/csv' });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Hand-written routes are compared with the document by their twins. */
describe('openapi.json', () => {
  /** Refused calls change nothing; null after an operation that was accepted. */
  let arranged: Arranged | null = null;

  it.each(ROUTES)('has an example that fits the body of $method $path', (route) => {
    const { requestBody } = documentedOperation(route);
    const example = requestBody?.content['application/json']?.example;
    expect(example === undefined ? [] : faultsOfBody(route, example)).toEqual([]);
  });

  it.each(ROWS)('holds for the answers of $method $path', async (row) => {
    const root = rootNameOf(row.operation);
    const operations = Object.entries(OPERATIONS).filter(([name]) => name.split(',', 1)[0] === root);
    expect(operations).not.toEqual([]);
    const statuses = new Set<number>();
    for (const [, operation] of operations) {
      let isChanged = false;
      for (const role of CALLERS) {
        arranged ??= await arrange(world, 'open', ADMIN_PHONE);
        await world.dataSource.query('delete from rate_limits');
        const fixture = arranged.fixtureOf(role);
        const call = rowCall(row, operation.document, operation.variables?.(fixture) ?? {}, { ...fixture });
        const answer = await answerTo(arranged.clients[role], row, call);
        statuses.add(answer.status);
        expect([role, call, faultsOfAnswer(row, answer)]).toEqual([role, call, []]);
        if (answer.status >= 300) continue;
        if (call.body !== undefined) expect([call, faultsOfBody(row, call.body)]).toEqual([call, []]);
        isChanged ||= row.method !== 'GET';
      }
      if (isChanged) arranged = null;
    }
    const isAccepted = operations.some(([, { outcomes }]) =>
      CALLERS.some((role) => outcomes.open[role] === 'OK'),
    );
    if (isAccepted) expect([...statuses]).toContain(row.status ?? 200);
  });
});
