import { buildParticipant, buildPerson, buildTrip, newPhone } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { createWorld, testWorld } from '../../../test/world.ts';
import { deliverDue } from '../../outbox/outbox.service.ts';

const FIELDS = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };

/** As the world's clock is at the first of June. */
const OVER = { startDate: '2026-05-01', endDate: '2026-05-03' };

const world = testWorld();
const maya = eachTest(() => buildPerson(world));

function create(invitePhones: unknown, headers = {}) {
  return maya.client.rest('POST', '/api/trips', { ...FIELDS, invitePhones }, headers);
}

async function textedPhones(): Promise<string[]> {
  await deliverDue({ ...world.deps, db: world.dataSource.manager }, 1000);
  return world.texts.splice(0).map(({ phone }) => phone);
}

function spelled(phone: string): string {
  return `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
}

async function tripsOfMaya(): Promise<unknown> {
  return (await maya.client.rest('GET', '/api/trips')).body;
}

describe('creating a trip with invitations', () => {
  test('invites each number once, under the name among past participants, else under the number', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    await buildParticipant(world, await buildTrip(world, maya), jonas);
    const unknown = newPhone();
    const answer = await create([spelled(unknown), unknown, maya.user.phone, spelled(jonas.user.phone), ' ']);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        participants: [
          { name: 'Maya Torres', inviteStatus: 'accepted', isOrganizer: true },
          {
            name: spelled(unknown),
            phone: unknown,
            userId: null,
            inviteStatus: 'pending',
            isOrganizer: false,
          },
          { name: 'Jonas Weber', userId: jonas.user.id, inviteStatus: 'pending', isOrganizer: false },
        ],
      },
    });
    expect((await textedPhones()).sort()).toEqual([unknown, jonas.user.phone].sort());
    expect((await jonas.client.rest('GET', '/api/invitations')).body).toMatchObject([
      { trip: { name: 'Moab' }, invitedBy: { name: 'Maya Torres' } },
    ]);
  });

  test.each([[undefined], [null], [[]]])('with %j sends no invitation', async (invitePhones) => {
    expect(await create(invitePhones)).toMatchObject({ status: 201, body: { participants: { length: 1 } } });
    expect(await textedPhones()).toEqual([]);
  });

  test.each([
    ['an invalid number', { invitees: [{ phone: newPhone() }], invitePhones: ['555'] }, 'invitePhones'],
    ['an invalid person', { invitees: [{ phone: '555' }], invitePhones: [newPhone()] }, 'invitees'],
    ['a person when it is over', { ...OVER, invitees: [{ phone: newPhone() }] }, 'invitees'],
    ['a number when it is over', { ...OVER, invitePhones: [newPhone()] }, 'invitePhones'],
    [
      'one number too many',
      { invitees: Array.from({ length: 99 }, () => ({ phone: newPhone() })), invitePhones: [newPhone()] },
      'invitePhones',
    ],
  ])('names the field with %s', async (_, lists, field) => {
    expect(await maya.client.rest('POST', '/api/trips', { ...FIELDS, ...lists })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(await tripsOfMaya()).toEqual([]);
  });

  test('names the invalid numbers, and creates nothing', async () => {
    const answer = await create([newPhone(), '555', '(900) 555-0123']);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        field: 'invitePhones',
        message:
          'Please enter valid phone numbers, outside North America with their country code; these are invalid: 555, (900) 555-0123',
      },
    });
    expect(await tripsOfMaya()).toEqual([]);
    expect(await textedPhones()).toEqual([]);
  });

  test.each([
    ['a string', '4155550123'],
    ['a list of numbers', [4155550123]],
    ['a hundred of them', Array.from({ length: 100 }, () => '4155550123')],
  ])('with %s is refused', async (_what, invitePhones) => {
    expect(await create(invitePhones)).toMatchObject({ status: 400, body: { field: 'invitePhones' } });
  });

  test('is refused for a trip that is already over, and creates nothing', async () => {
    const over = { ...FIELDS, startDate: '2025-07-01', endDate: '2025-07-03', invitePhones: [newPhone()] };
    expect(await maya.client.rest('POST', '/api/trips', over)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'invitePhones' },
    });
    expect(await tripsOfMaya()).toEqual([]);
    expect(await textedPhones()).toEqual([]);
  });

  test('beyond the inviter’s limit creates the trip with all participants, and texts as many as the limit permits', async () => {
    const answer = await create(Array.from({ length: 11 }, newPhone));
    expect(answer).toMatchObject({ status: 201, body: { participants: { length: 12 } } });
    expect(await textedPhones()).toHaveLength(10);
    expect((await create(Array.from({ length: 51 }, newPhone))).status).toBe(201);
    expect(await textedPhones()).toEqual([]);
  });

  test('gives people the names that were typed, over both doors', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    await buildParticipant(world, await buildTrip(world, maya), jonas);
    const [priya, sam] = [newPhone(), newPhone()];
    const invitees = [
      { phone: spelled(priya), name: ' Priya Nair ' },
      { phone: priya, name: 'Priya' },
      { phone: sam, name: ' ' },
      { phone: jonas.user.phone },
    ];
    const names = ['Maya Torres', 'Priya Nair', spelled(sam), 'Jonas Weber'];
    const body = { ...FIELDS, invitees };
    expect(await maya.client.rest('POST', '/api/trips', body)).toMatchObject({
      status: 201,
      body: { participants: names.map((name) => ({ name })) },
    });
    const query = `mutation ($input: CreateTripInput!) { createTrip(input: $input) { trip { participants { name } } } }`;
    expect((await maya.client.graphql(query, { input: body })).data).toMatchObject({
      createTrip: { trip: { participants: names.map((name) => ({ name })) } },
    });
    await textedPhones();
  });

  test.each([
    ['no list', 'Priya', 'The people to invite have to be a list.'],
    ['a person without a number', [{ name: 'Priya' }], 'Please enter a phone number for each person.'],
    [
      'an invalid number',
      [{ phone: '415-555-0125 +1 415 555 0126', name: 'Priya' }],
      'Please enter valid phone numbers, outside North America with their country code; these are invalid: 415-555-0125 +1 415 555 0126',
    ],
  ])('refuses %s among the people', async (_what, invitees, message) => {
    expect(await maya.client.rest('POST', '/api/trips', { ...FIELDS, invitees })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('repeated with its Idempotency-Key texts once; with other numbers it is refused', async () => {
    const phone = newPhone();
    const headers = { 'idempotency-key': 'trip' };
    const answers = await Promise.all([1, 2, 3].map(() => create([phone], headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await textedPhones()).toEqual([phone]);
    expect((await create([newPhone()], headers)).status).toBe(409);
  });
});

describe('refusals of a new trip’s invitations say what was given, and what this installation takes', () => {
  const CLUB = {
    SIGN_IN: 'oidc',
    OIDC_PROVIDERS: 'club',
    OIDC_CLUB_NAME: 'The club',
    OIDC_CLUB_ISSUER: 'https://id.example.org',
    OIDC_CLUB_CLIENT_ID: 'a',
    OIDC_CLUB_CLIENT_SECRET: 'b',
  };
  const both = { invitees: [{ email: 'sam' }, { phone: '555' }] };

  test.each([
    [
      'phone,email',
      { invitees: [{ email: 'sam' }, { email: 'sam@' }, { phone: newPhone() }] },
      'Please enter email addresses like maya@example.com; these are invalid: sam, sam@',
    ],
    [
      'phone,email',
      { invitees: [{ email: 'sam@' }, { phone: '555' }] },
      'Please enter valid phone numbers, outside North America with their country code, and email addresses; these are invalid: sam@, 555',
    ],
    [
      'phone,email',
      { invitees: [{ name: 'Sam' }] },
      'Please enter a phone number or an email for each person.',
    ],
    ['email', { invitees: [{ name: 'Sam' }] }, 'Please enter an email for each person.'],
    ['email', { invitePhones: [newPhone()] }, 'Phone numbers are not used here. Please use email.'],
    [
      'phone',
      { invitees: [{ email: 'sam@example.com' }] },
      'Email is not used here. Please use a phone number.',
    ],
    [
      'oidc',
      both,
      'Phone numbers and email are not used here. People sign in at a provider, and are invited by a link.',
    ],
    [
      'phone,email',
      { ...OVER, invitees: [{ email: 'sam@example.com' }] },
      'This trip is already over, so no one can be invited. Please remove the phone numbers and emails.',
    ],
  ])('with %s: %j', async (SIGN_IN, lists, message) => {
    const other = await createWorld({ ...(SIGN_IN === 'oidc' && CLUB), SIGN_IN });
    const { client } = await buildPerson(other);
    expect(await client.rest('POST', '/api/trips', { ...FIELDS, ...lists })).toMatchObject({
      status: 400,
      body: { message },
    });
    await other.close();
  });
});
