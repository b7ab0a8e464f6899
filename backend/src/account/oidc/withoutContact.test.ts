import * as z from 'zod/mini';
import { buildMeal, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { costsCalls, GROCERIES } from '../../../test/costs.ts';
import { settingsOf, startLocalOidc, type LocalOidc } from '../../../test/providers/localOidc.ts';
import { browserOf } from '../../../test/providers/oidcBrowser.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

let club: LocalOidc;
let world: World;
let maya: Person;
let trip: Trip;
/** Signed in at the club; no number, no address. */
let priya: Client;
/** Priya's participant. */
let row: Participant;
beforeAll(async () => {
  club = await startLocalOidc('club');
  const settings = { SIGN_IN: 'phone,oidc', OIDC_PROVIDERS: 'club', TRUST_PROXY: '1' };
  world = await createWorld({ ...settings, ...settingsOf('club', club) });
});
afterAll(async () => {
  await club.close();
  await world.close();
});

let people = 0;

/** Priya joins Maya's trip by a link, and eats there. */
beforeEach(async () => {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  await buildMeal(world, trip);
  priya = await signIn(`person-${(people += 1)}`);
  expect(await follow(priya)).toMatchObject({ status: 200 });
  const [invitation] = z
    .array(z.object({ participant: z.object({ id: z.string() }) }))
    .parse((await priya.rest('GET', '/api/invitations')).body);
  const id = invitation?.participant.id ?? '';
  expect((await priya.rest('POST', `/api/invitations/${id}/respond`, { response: 'accepted' })).status).toBe(
    200,
  );
  row = await world.dataSource.manager.findOneByOrFail(Participant, { id });
  expect(row).toMatchObject({ phone: null, email: null, name: 'Priya Nair' });
});

const { path, add, balancesByName } = costsCalls(() => ({ maya, trip }));

async function signIn(sub: string): Promise<Client> {
  const browser = browserOf(world);
  expect(await browser.signIn('club', { sub, name: 'Priya Nair' })).toBe('/');
  return browser.client;
}

async function follow(client: Client) {
  const { body } = await maya.client.rest('POST', path('invite-link'));
  const token = new URL(String(Reflect.get(Object(body), 'url'))).hash.slice('#invite='.length);
  return client.rest('POST', '/api/invite-links/follow', { token });
}

describe('an account without number and address', () => {
  test('makes a trip, and lists its people', async () => {
    const fields = { name: 'Lake', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };
    expect(await priya.rest('POST', '/api/trips', fields)).toMatchObject({
      status: 201,
      body: { participants: [{ name: 'Priya Nair', phone: null, isOrganizer: true }] },
    });
    expect(await priya.rest('GET', '/api/past-participants')).toMatchObject({
      status: 200,
      body: [{ name: 'Maya Torres' }],
    });
  });

  test.each([
    ['leaves', () => priya],
    ['is removed', () => maya.client],
  ])('%s: with costs, name and balance stay', async (_how, by) => {
    await add(maya, GROCERIES);
    expect((await by().rest('DELETE', path(`participants/${row.id}`))).status).toBe(204);
    expect(await balancesByName()).toEqual({ 'Maya Torres': '30.00', 'Priya Nair, left': '-30.00' });
    expect((await priya.rest('GET', path('balances'))).status).toBe(404);
    expect((await follow(priya)).status).toBe(403);
    expect((await priya.rest('DELETE', '/api/auth/me')).status).toBe(204);
    expect(await balancesByName()).toEqual({ 'Maya Torres': '30.00', 'Former member 1': '-30.00' });
  });

  test.each([
    ['leaves', () => priya],
    ['is removed', () => maya.client],
  ])('%s: without costs nothing of it stays', async (_how, by) => {
    expect((await by().rest('DELETE', path(`participants/${row.id}`))).status).toBe(204);
    expect(await world.dataSource.manager.findOneBy(Participant, { id: row.id })).toBeNull();
    expect((await follow(priya)).status).toBe(403);
  });

  test('that was removed cannot return by a link, nor as a new account of the same person', async () => {
    await maya.client.rest('DELETE', path(`participants/${row.id}`));
    expect((await follow(priya)).status).toBe(403);
    await priya.rest('DELETE', '/api/auth/me');
    expect((await follow(await signIn(`person-${people}`))).status).toBe(403);
  });

  test('that is deleted leaves a former member with the balance', async () => {
    await add(maya, GROCERIES);
    expect((await priya.rest('DELETE', '/api/auth/me')).status).toBe(204);
    expect(await balancesByName()).toEqual({ 'Maya Torres': '30.00', 'Former member 1': '-30.00' });
  });
});
