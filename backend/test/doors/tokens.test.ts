import { parse } from 'graphql';
import { SCOPES, TRIP_SCOPES, type Scope } from '../../../domain/account/tokenFields.ts';
import { needsOf } from '../../src/access/token/needsOf.ts';
import { theSchema } from '../../src/http/graphql/schema.ts';
import { buildTrip, newPhone } from '../build.ts';
import type { Trip } from '../../src/entities/trip.entity.ts';
import type { Client } from '../client.ts';
import { arrange, type Arranged } from '../operations/arrange.ts';
import type { Fixture } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { withToken } from './withToken.ts';
import { testWorld } from '../world.ts';

const ADMIN_PHONE = newPhone();

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE, MONETIZATION_ENABLED: 'true' });

/** Of the trip's creator, or of the admin, who alone can choose a scope of admins. */
const ownerFor = (scopes: readonly Scope[]) => (scopes.includes('admin:metrics') ? 'admin' : 'creator');

describe('a token', () => {
  let arranged: Arranged | null = null;
  let tokens: Map<string, Client>;

  const fresh = async (): Promise<Arranged> => {
    if (arranged !== null) return arranged;
    arranged = await arrange(world, 'open', ADMIN_PHONE);
    tokens = new Map();
    // An account has at most 50.
    await world.dataSource.query('delete from sessions where scopes is not null');
    return arranged;
  };
  const clientFor = async (scopes: readonly Scope[]): Promise<Client> => {
    const { clients } = await fresh();
    const key = scopes.join(' ');
    const client = tokens.get(key) ?? (await withToken(world, { client: clients[ownerFor(scopes)] }, scopes));
    tokens.set(key, client);
    return client;
  };

  it.each(Object.keys(OPERATIONS))('calls %s with its scopes alone, and as its owner may', async (name) => {
    const operation = OPERATIONS[name];
    if (operation === undefined) throw new Error(`${name} is not in the table`);
    const needs = needsOf(theSchema(), parse(operation.document));
    const call = async (scopes: readonly Scope[]) => {
      await world.dataSource.query('delete from rate_limits');
      const client = await clientFor(scopes);
      const { fixtureOf } = await fresh();
      const owner = ownerFor(scopes);
      const { code } = await client.graphql(operation.document, operation.variables?.(fixtureOf(owner)));
      const outcome = code ?? 'OK';
      if (outcome === 'OK' && name.startsWith('Mutation.')) arranged = null;
      return outcome;
    };
    for (const scope of SCOPES)
      if (needs === null || needs.some((one) => one !== scope))
        expect([scope, await call([scope])]).toEqual([scope, 'FORBIDDEN']);
    if (needs === null) return;
    const scopes: readonly Scope[] = needs.length === 0 ? ['trips:read'] : needs;
    expect(await call(scopes)).toBe(operation.outcomes.open[ownerFor(scopes)]);
  });

  describe('for another trip', () => {
    let elsewhere: Trip;
    let client: Client;
    let fixture: Fixture;

    beforeAll(async () => {
      arranged = null;
      const { clients, fixtureOf, creator } = await fresh();
      elsewhere = await buildTrip(world, creator, { name: 'Elsewhere' });
      client = await withToken(world, { client: clients.creator }, [...TRIP_SCOPES], elsewhere.id);
      fixture = fixtureOf('creator');
    });

    it.each(Object.keys(OPERATIONS))('gets nothing of %s', async (name) => {
      const operation = OPERATIONS[name];
      if (operation === undefined) throw new Error(`${name} is not in the table`);
      if (needsOf(theSchema(), parse(operation.document))?.length === 0) return;
      const { code, data } = await client.graphql(operation.document, operation.variables?.(fixture));
      if (name === 'Query.trips') expect(data).toEqual({ trips: [{ id: elsewhere.id }] });
      else expect(['NOT_FOUND', 'FORBIDDEN']).toContain(code);
    });
  });
});
