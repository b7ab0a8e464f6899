import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  signedIn,
  type Person,
} from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { OPENAI_KEY, startLocalOpenAi, type LocalOpenAi } from '../../../test/providers/localOpenAi.ts';
import { startLocalStripe, type LocalStripe } from '../../../test/providers/localStripe.ts';
import { invitationKey } from '../../access/inviteLinkToken.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hashOfContact } from '../../payment/credit/freeTripContact.sql.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { openText } from '../../base/sealed.ts';
import { textSeal } from '../../outbox/textSeal.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const FIRST = { name: 'Zebulon Quillfeather', phone: '+19075550187' };
const LATER = { name: 'Zeb Ptarmigan', phone: '+19075550188' };
/** Both numbers in several spellings, and all parts of the names. */
const TRACES = ['Zebulon', 'Quillfeather', 'Ptarmigan', '9075550187', '9075550188'].concat([
  '555-0187',
  '555-0188',
]);

let stripe: LocalStripe;
let model: LocalOpenAi;
let world: World;
beforeAll(async () => {
  stripe = await startLocalStripe(() => world.deps.now());
  model = await startLocalOpenAi();
  world = await createWorld({
    MONETIZATION_ENABLED: 'true',
    ADMIN_PHONES: LATER.phone,
    ...stripe.env,
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'test-model',
  });
});
afterAll(async () => {
  await world.close();
  await stripe.close();
  await model.close();
});

/** Tables with a row that contains one of the texts; sealed texts are opened first. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await world.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by name`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await world.dataSource.query<unknown[]>(
      `select from "${name}" t where exists (
         select from unnest($1::text[]) trace
         where position(lower(trace) in lower(to_jsonb(t)::text)) > 0)`,
      [texts],
    );
    if (rows.length > 0) found.push(name);
  }
  const sealed = await waitingTexts();
  return texts.some((text) => sealed.join().includes(text)) ? [...found, 'sealed texts'] : found;
}

async function waitingTexts(): Promise<string[]> {
  const rows = await world.dataSource.query<{ id: string; body: Buffer }[]>(
    'select id, sealed_body as body from outbox_texts where sealed_body is not null order by id',
  );
  return rows.map(({ id, body }) => openText(body, textSeal(id, world.deps.pepper)) ?? 'another pepper');
}

/** Makes calls that must succeed. @returns the body of the last one */
async function all(client: Client, ...calls: [method: string, path: string, body?: unknown][]) {
  let last: unknown = null;
  for (const [method, path, body] of calls) {
    const answer = await client.rest(method, path, body, { 'user-agent': IPHONE });
    expect(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`).toMatch(/^\S+: 20/);
    last = answer.body;
  }
  // Every field read below is in the answer of its route.
  return last as Record<string, string>;
}

const codeFor = ({ phone }: { readonly phone: string }) =>
  /#(\d{6})$/.exec(world.texts.findLast((text) => text.phone === phone)?.body ?? '')?.[1];

/** Signs up over REST, so that all rows of a sign-up exist; the name and number change later. */
async function signUp(): Promise<Person> {
  const client = world.visitor();
  await all(client, ['POST', '/api/auth/request-code', { phone: FIRST.phone }]);
  await client.rest('POST', '/api/auth/verify-code', { phone: FIRST.phone, code: '000000', name: 'Zebulon' });
  const signUp = { ...FIRST, code: codeFor(FIRST) };
  const { id = '' } = await all(client, ['POST', '/api/auth/verify-code', signUp]);
  return {
    client,
    user: {
      id,
      ...FIRST,
      showsPresence: true,
      wantsShopTexts: false,
      createdAt: world.deps.now(),
      email: null,
      language: null,
      units: null,
      lockedAt: null,
    },
  };
}

async function changeNameAndNumber({ client }: Person): Promise<void> {
  await all(
    client,
    ['PATCH', '/api/auth/me', { name: LATER.name }],
    ['POST', '/api/auth/me/phone/request-code', { phone: LATER.phone }],
  );
  await all(client, ['PUT', '/api/auth/me/phone', { phone: LATER.phone, code: codeFor(LATER) }]);
}

async function payByCard({ client }: Person): Promise<void> {
  const begin = ['POST', '/api/payments/create-intent', { packageType: 'bundle' }] as const;
  const { paymentIntentId = '' } = await all(client, [...begin]);
  stripe.account.pay(paymentIntentId);
  await all(client, ['POST', '/api/payments/confirm', { paymentIntentId }]);
  for (const event of stripe.account.events) await stripe.deliver(world.url, event);
  // A second payment, never paid.
  await all(client, [...begin]);
}

test('deleting an account that used every feature removes its name and number, and keeps the plans of others', async () => {
  const jonas = await buildPerson(world, { name: 'Jonas Weber' });
  const shared = await buildTrip(world, jonas);
  const invite = (name: string) =>
    all(jonas.client, ['POST', `/api/trips/${shared.id}/invite`, { phone: FIRST.phone, name }]);
  const { id: participantId = '' } = await invite('Zebulon at the office');
  const zeb = await signUp();
  const { client } = zeb;

  // Invited under the first number, never answered.
  const open = await buildTrip(world, jonas, { name: 'Moab' });
  await all(jonas.client, ['POST', `/api/trips/${open.id}/invite`, { phone: FIRST.phone, name: 'Zebulon' }]);
  await all(client, ['POST', `/api/invitations/${participantId}/respond`, { response: 'accepted' }]);
  await payByCard(zeb);
  await all(client, [
    'POST',
    `/api/trips/${shared.id}/suggest-meals`,
    { preferences: 'as Zebulon likes it' },
  ]);
  expect(model.asked().length).toBeGreaterThan(0);
  const bend = await buildTrip(world, jonas, { name: 'Bend' });
  const meal = await buildMeal(world, bend);
  const cook = await buildParticipant(world, bend, zeb, { isOrganizer: true });
  const ingredient = await buildIngredient(world, meal);
  await all(
    client,
    ['POST', `/api/meals/${meal.id}/vote`, { voteType: 'up' }],
    ['PATCH', `/api/meals/${meal.id}`, { assignedToId: cook.id }],
    ['PATCH', `/api/ingredients/${ingredient.id}`, { purchased: true }],
    ['PATCH', `/api/ingredients/${ingredient.id}`, { assignedTo: cook.id }],
    ['POST', `/api/meals/${meal.id}/ingredients`, { name: 'Beans', purchased: true }],
    ['POST', `/api/trips/${bend.id}/items`, { line: '2 bags charcoal' }],
    ['GET', `/api/trips/${shared.id}/photo`],
  );

  // What Zebulon does not eat, and who comes along; Jonas writes of them too.
  // Cast: this route answers a list.
  const seats = (await all(client, ['GET', `/api/trips/${bend.id}/eaters`])) as unknown as { id: string }[];
  const word = { kind: 'word', value: 'Zebulonberries', strictness: 'allergy' };
  await all(
    client,
    ['PATCH', `/api/trips/${bend.id}/eaters/${seats[1]?.id}`, { avoids: [word] }],
    ['POST', `/api/trips/${bend.id}/eaters`, { name: 'Little Quillfeather', avoids: [word] }],
    [
      'PUT',
      `/api/trips/${bend.id}/attendance`,
      { eaterId: seats[1]?.id, date: bend.startDate, type: 'lunch', attends: false },
    ],
  );
  const ofPending = { participantId: cook.id, name: 'Aunt Quillfeather', avoids: [word] };
  await all(jonas.client, ['POST', `/api/trips/${bend.id}/eaters`, ofPending]);

  // Texts that stay unsent: one by the account, one resent by another organizer.
  world.setSendOutcome({ kind: 'not_sent', reason: 'busy', retryAfterSeconds: 3600 });
  const friend = { phone: '+14155550199', name: 'Ana' };
  const colleague = { phone: '+14155550198', name: 'Bo' };
  const { id: anaId } = await all(client, ['POST', `/api/trips/${meal.tripId}/invite`, friend]);
  const { id: boId } = await all(client, ['POST', `/api/trips/${meal.tripId}/invite`, colleague]);
  await world.dataSource.query('delete from outbox_texts where phone = $1', [colleague.phone]);
  world.setNow(new Date(world.deps.now().getTime() + 11 * 60_000));
  await all(jonas.client, ['POST', `/api/trips/${meal.tripId}/participants/${boId}/resend-invite`]);
  world.setSendOutcome({ kind: 'sent' });

  await changeNameAndNumber(zeb);
  await signedIn(world, zeb.user);
  await all(
    client,
    [
      'POST',
      '/api/trips',
      { name: 'Denali', location: 'AK', startDate: '2026-07-01', endDate: '2026-07-03' },
    ],
    ['GET', '/api/admin/payments'],
    ['GET', '/api/auth/me/deletion'],
  );
  const exported = await all(client, ['GET', '/api/auth/me/export']);
  expect(exported).toMatchObject({
    account: LATER,
    sessions: [{ device: 'Safari on iPhone' }, { device: null }],
    payments: [{ status: 'succeeded' }, { status: 'pending' }],
  });
  for (const trace of ['Zebulonberries', 'Little Quillfeather', 'Aunt Quillfeather'])
    expect(JSON.stringify(exported)).toContain(trace);
  expect(JSON.stringify(exported)).toMatch(/"tripId" ?: ?"[0-9a-f-]{36}".*"costMicroDollars" ?: ?[1-9]/);
  expect(await tablesWith(TRACES)).toEqual(
    expect.arrayContaining([
      'eaters',
      'participants',
      'remembered_eaters',
      'sealed texts',
      'sign_in_codes',
      'users',
    ]),
  );

  await all(client, ['DELETE', '/api/auth/me']);
  expect(await tablesWith(TRACES)).toEqual([]);
  // Both numbers stay as keyed hashes, so neither gets a second free trip.
  const hashes = [FIRST, LATER].map(({ phone }) => hashOfContact(phone, world.deps.pepper));
  expect(
    await world.dataSource.query('select from free_trip_numbers where number_hash = any($1)', [hashes]),
  ).toHaveLength(2);
  // Ledger entries keep the user's id in their unique source.
  expect(await tablesWith([zeb.user.id])).toEqual(['credit_entries']);
  for (const trace of TRACES) expect(world.logLines.join('\n')).not.toContain(trace);
  expect((await client.rest('GET', '/api/auth/me')).status).toBe(401);

  const text = (id = '') =>
    `Someone invited you to plan the food for Bend (Jun 13 - Jun 15) on Grub Club: http://localhost:4000/?invitation=${id}#for=${invitationKey(id, world.deps.pepper)}`;
  expect(await waitingTexts()).toEqual([text(anaId), text(boId)]);
  const { manager } = world.dataSource;
  expect(await manager.findOneBy(Participant, { id: participantId })).toMatchObject({
    name: 'Former member 1',
    phone: null,
    userId: null,
    isOrganizer: false,
    inviteStatus: 'declined',
  });
  expect(await manager.findOneBy(Meal, { id: meal.id })).toMatchObject({
    name: meal.name,
    assignedToId: null,
  });
  expect(await manager.findOneBy(Ingredient, { id: ingredient.id })).toMatchObject({
    purchased: true,
    assignedToId: null,
    purchasedById: null,
  });
  expect(await manager.findOneBy(Ingredient, { name: 'Charcoal' })).toMatchObject({
    quantity: '2',
    unit: 'bags',
    addedById: null,
  });
  expect(await manager.countBy(Participant, { tripId: open.id })).toBe(1);
  expect((await jonas.client.rest('GET', `/api/trips/${shared.id}`)).status).toBe(200);
});
