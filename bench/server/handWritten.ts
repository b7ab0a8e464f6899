import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Pool } from 'pg';
import { STATEMENTS, type StatementName } from './handWritten.sql.ts';

interface Asked {
  readonly statement: StatementName;
  readonly values: readonly unknown[];
}

async function askedFor(request: IncomingMessage): Promise<Asked> {
  const [, , noun, id] = (request.url ?? '').split('/');
  if (request.method === 'GET' && noun === 'trips')
    return id === undefined
      ? { statement: 'restTrips', values: [] }
      : { statement: 'restTrip', values: [id] };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  // The bench sends these two forms alone.
  const body = JSON.parse(Buffer.concat(chunks).toString()) as {
    purchased?: boolean;
    operationName?: 'Trip' | 'TripIngredients' | 'Trips' | 'Tick' | 'Home';
    variables?: { id?: string; tripId?: string; purchased?: boolean };
  };
  const { id: variableId, tripId, purchased } = body.variables ?? {};
  if (body.operationName === 'Trip') return { statement: 'graphqlTrip', values: [variableId] };
  if (body.operationName === 'TripIngredients') return { statement: 'graphqlCart', values: [tripId] };
  if (body.operationName === 'Trips') return { statement: 'graphqlTrips', values: [] };
  if (body.operationName === 'Home') return { statement: 'graphqlHome', values: [] };
  if (body.operationName === 'Tick') return { statement: 'graphqlTick', values: [variableId, purchased] };
  return { statement: 'restTick', values: [id, body.purchased] };
}

async function answer(pool: Pool, request: IncomingMessage): Promise<string | null> {
  const token = /grub_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const { statement, values } = await askedFor(request);
  const { rows } = await pool.query<{ body: string | null }>({
    name: statement,
    text: STATEMENTS[statement],
    values: [createHash('sha256').update(token).digest(), ...values],
  });
  return rows[0]?.body ?? null;
}

/**
 * What the product is measured against: node:http and one SQL statement that looks the session up and writes the JSON
 * itself. It answers the same as the product and does nothing else: no limits, no headers, no log, no validation.
 */
export function createHandWritten(pool: Pool): Server {
  return createServer((request, response) => {
    if (request.url === '/healthz') {
      response.end();
      return;
    }
    answer(pool, request).then(
      (body) => {
        response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' });
        response.end(body);
      },
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        response.writeHead(500).end();
      },
    );
  });
}
