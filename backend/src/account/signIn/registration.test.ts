import { buildParticipant, buildPerson, buildTrip, newPhone } from '../../../test/build.ts';
import { createWorld, type World } from '../../../test/world.ts';

const ADMIN_PHONE = newPhone();

const worlds: World[] = [];
afterAll(async () => {
  for (const world of worlds) await world.close();
});

async function worldWith(registration: string): Promise<World> {
  const world = await createWorld({ REGISTRATION: registration, ADMIN_PHONES: ADMIN_PHONE });
  worlds.push(world);
  return world;
}

/** Signs up with the texted code; the status of the call that refuses, or 200. */
async function signUp(world: World, phone: string, link?: string): Promise<number> {
  const visitor = world.visitor();
  const asked = await visitor.rest('POST', '/api/auth/request-code', { phone, link });
  if (asked.status !== 200) return asked.status;
  const code = /#(\d{6})/.exec(world.texts.at(-1)?.body ?? '')?.[1];
  return (await visitor.rest('POST', '/api/auth/verify-code', { phone, code, name: 'Sam', link })).status;
}

/** Token of a new link. */
async function linkOf(world: World): Promise<string> {
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/invite-link`);
  const { hash } = new URL(String(Reflect.get(Object(body), 'url')));
  return hash.slice('#invite='.length);
}

test('open: everybody can make an account', async () => {
  const world = await worldWith('open');
  expect(await signUp(world, newPhone())).toBe(200);
});

test('closed: nobody but admins, also not with an invitation; accounts sign in', async () => {
  const world = await worldWith('closed');
  const maya = await buildPerson(world);
  const invited = newPhone();
  await buildParticipant(world, await buildTrip(world, maya), null, {
    phone: invited,
    inviteStatus: 'pending',
  });
  expect(await signUp(world, newPhone())).toBe(403);
  expect(await signUp(world, invited)).toBe(403);
  expect(await signUp(world, newPhone(), await linkOf(world))).toBe(403);
  expect(world.texts).toEqual([]);
  expect(await signUp(world, ADMIN_PHONE)).toBe(200);
  expect(await signUp(world, maya.user.phone)).toBe(200);
});

test.each(['closed', 'invited'])('%s: an account can have another number', async (registration) => {
  const world = await worldWith(registration);
  const maya = await buildPerson(world);
  const answer = await maya.client.rest('POST', '/api/auth/me/phone/request-code', { phone: newPhone() });
  expect(answer.status).toBe(200);
});

test('invited: by number or by link, and nobody else', async () => {
  const world = await worldWith('invited');
  const invited = newPhone();
  await buildParticipant(world, await buildTrip(world, await buildPerson(world)), null, {
    phone: invited,
    inviteStatus: 'pending',
  });
  const late = newPhone();
  const past = await buildTrip(world, await buildPerson(world), {
    startDate: '2024-06-13',
    endDate: '2024-06-14',
  });
  await buildParticipant(world, past, null, { phone: late, inviteStatus: 'pending' });
  const link = await linkOf(world);
  const stranger = newPhone();
  expect(await signUp(world, stranger)).toBe(403);
  expect(await signUp(world, stranger, 'no-such-link')).toBe(403);
  expect(await signUp(world, stranger, 'x'.repeat(201))).toBe(400);
  // Its trip is over.
  expect(await signUp(world, late)).toBe(403);
  expect(await signUp(world, invited)).toBe(200);
  expect(await signUp(world, stranger, link)).toBe(200);
  // The second step asks again.
  const slow = newPhone();
  await world.visitor().rest('POST', '/api/auth/request-code', { phone: slow, link });
  const code = /#(\d{6})/.exec(world.texts.at(-1)?.body ?? '')?.[1];
  const answer = await world
    .visitor()
    .rest('POST', '/api/auth/verify-code', { phone: slow, code, name: 'Sam' });
  expect(answer).toMatchObject({
    status: 403,
    body: { message: 'Only people with an invitation can make an account here.' },
  });
});
