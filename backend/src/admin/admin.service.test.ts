import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPayment,
  buildPerson,
  buildReceipt,
  buildTransfer,
  buildTrip,
  newPhone,
  type Person,
} from '../../test/build.ts';
import { startLocalStripe, type LocalStripe } from '../../test/providers/localStripe.ts';
import { createWorld, type World } from '../../test/world.ts';
import { forgetPastUse } from '../db/pastUse.sql.ts';

const ADMIN_PHONE = newPhone();
const YEAR_SECONDS = 366 * 24 * 60 * 60;
const PATHS = [
  'user-credits',
  'user-metrics',
  'trip-metrics',
  'meal-metrics',
  'ai-usage-metrics',
  'invite-metrics',
  'payments',
  'stripe-products',
  'user-financial-report',
  'backups',
];

let world: World;
let stripe: LocalStripe;
let ada: Person;
let maya: Person;
beforeAll(async () => {
  stripe = await startLocalStripe();
  world = await createWorld({
    ...stripe.env,
    ADMIN_PHONES: ADMIN_PHONE,
    MONETIZATION_ENABLED: 'true',
    STRIPE_PRICE_SINGLE: 'price_single',
  });
  ada = await buildPerson(world, { phone: ADMIN_PHONE, name: 'Ada' });
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});
beforeEach(async () => {
  await world.dataSource.query('truncate audit_entries');
  maya = await buildPerson(world);
});

/** Audit entries, oldest first, without reads of the log itself. */
async function logged(): Promise<object[]> {
  return world.dataSource.query(`select action, actor_id as actor, subject_id as subject, trip_id as trip
    from audit_entries where action <> 'read_audit_log' order by created_at, id`);
}

describe('the dashboard', () => {
  test.each(PATHS)('refuses visitors and users who are no admins: %s', async (path) => {
    const asVisitor = await world.visitor().rest('GET', `/api/admin/${path}`);
    expect(asVisitor).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'Please sign in first.' },
    });
    const asMaya = await maya.client.rest('GET', `/api/admin/${path}`);
    expect(asMaya).toMatchObject({ status: 403 });
    expect(asMaya.body).toEqual({
      code: 'FORBIDDEN',
      message: 'Only admins of this installation can see this.',
      messageId: 'admin.only',
    });
    expect(await logged()).toEqual([]);
  });

  test('returns no data at all when refused, even with aliases and other fields', async () => {
    const document = `{ me { id } a: admin { userMetrics { totalUsers } }
      ...More } fragment More on Query { b: admin { payments { payments { userPhone } } } }`;
    for (const [client, code, status] of [
      [world.visitor(), 'UNAUTHENTICATED', 401],
      [maya.client, 'FORBIDDEN', 403],
    ] as const) {
      const answer = await client.graphql(document);
      expect(answer).toMatchObject({ data: null, code, status });
      // The second run of a document is compiled.
      expect(await client.graphql(document)).toMatchObject({ data: null, code, status });
    }
    expect(await logged()).toEqual([]);
  });

  test('answers an admin, and records each read in the audit log', async () => {
    for (const path of PATHS) expect((await ada.client.rest('GET', `/api/admin/${path}`)).status).toBe(200);
    await ada.client.graphql('{ admin { productName trends(days: 7) { users } } }');
    const looked = PATHS.map(
      (path) => `read_${path.replace('user-financial', 'financial').replaceAll('-', '_')}`,
    );
    expect(await logged()).toEqual(
      [...looked, 'read_trends'].map((action) => ({ action, actor: ada.user.id, subject: null, trip: null })),
    );
  });

  test.each([
    ['payments?limit=0', 'Limit has to be a whole number from 1 to 1000.', 'limit'],
    ['payments?limit=1001', 'Limit has to be a whole number from 1 to 1000.', 'limit'],
    ['payments?limit=many', 'Limit has to be a whole number from 1 to 1000.', 'limit'],
    ['user-credits?offset=-1', 'Offset has to be a whole number from 0 to 10000000.', 'offset'],
    ['user-credits?sort=phone', /^Sort has to be one of joined, name/, 'sort'],
    ['user-financial-report?direction=up', 'Direction has to be one of asc, desc.', 'direction'],
    ['user-financial-report?from=2026-02-30', /^From has to be a calendar date/, 'from'],
    ['user-financial-report?to=infinity', /^To has to be a calendar date/, 'to'],
    ['payments?limit=1e3', 'Limit has to be a whole number from 1 to 1000.', 'limit'],
    ['payments?limit=5&limit=6', 'Limit has to be a whole number from 1 to 1000.', 'limit'],
    ['payments?offset=99999999999', 'Offset has to be a whole number from 0 to 10000000.', 'offset'],
    ['payments?sort=created;drop%20table%20users', /^Sort has to be one of created, amount/, 'sort'],
    ['payments?sort=__proto__', /^Sort has to be one of created, amount/, 'sort'],
    ['payments?direction=desc,%20p.id', 'Direction has to be one of asc, desc.', 'direction'],
    ['payments?from=2026-06-13T00:00:00Z', /^From has to be a calendar date/, 'from'],
    [
      'payments?search=%00',
      'The text contains characters that cannot be stored. Please remove them.',
      'search',
    ],
    ['payments?search=a&search=b', 'Search has to be text.', 'search'],
    [`user-credits?search=${'x'.repeat(121)}`, 'Search can have at most 120 characters.', 'search'],
  ])('refuses %s', async (path, message, field) => {
    const { status, body } = await ada.client.rest('GET', `/api/admin/${path}`);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        message: typeof message === 'string' ? message : (expect.stringMatching(message) as unknown),
        field,
      },
    });
  });

  test('finds users by part of a name or number, taken literally', async () => {
    const olu = await buildPerson(world, { name: '100%_Olu' });
    const find = async (search: string) => {
      const { body } = await ada.client.rest(
        'GET',
        `/api/admin/user-credits?search=${encodeURIComponent(search)}`,
      );
      return Array.isArray(body)
        ? body.map((row: unknown) => Reflect.get(Object(row), 'userId') as unknown)
        : body;
    };
    for (const search of [
      'olu',
      '100%',
      '%_o',
      olu.user.phone,
      olu.user.phone.slice(2, 5) + '-' + olu.user.phone.slice(5),
    ])
      expect(await find(search)).toContain(olu.user.id);
    for (const search of ['1_0', '%o%u', '\\', olu.user.phone.slice(2) + '5'])
      expect(await find(search)).not.toContain(olu.user.id);
    expect(await find('%')).toEqual([olu.user.id]);
    const lena = await buildPerson(world, { phone: '+493023125001' });
    for (const search of ['030 23125001', '+49 30 23125001'])
      expect(await find(search)).toEqual([lena.user.id]);
    for (const name of ['🏕️ Camp Queen 👩‍👩‍👧‍👦', 'نور الهدى', "Robert'); drop table users;--", 'Łukasz Żółć']) {
      const { user } = await buildPerson(world, { name });
      expect(await find(name.slice(0, 8))).toEqual([user.id]);
    }
    // A lone surrogate is no character, so no name can contain it.
    const half = await ada.client.graphql(
      'query ($search: String) { admin { userCredits(input: { search: $search }) { totalCount } } }',
      { search: '\ud83c' },
    );
    expect(half).toMatchObject({ code: 'BAD_USER_INPUT', field: 'search' });
  });

  test('refuses a former admin from the next call on', async () => {
    const { admins } = world.deps.config;
    admins.delete(ADMIN_PHONE);
    try {
      for (const path of PATHS)
        expect(await ada.client.rest('GET', `/api/admin/${path}`)).toMatchObject({ status: 403 });
      expect(await ada.client.rest('GET', '/api/auth/me')).toMatchObject({ body: { isAdmin: false } });
    } finally {
      admins.add(ADMIN_PHONE);
    }
    expect(await logged()).toEqual([]);
    expect(await ada.client.rest('GET', '/api/auth/me')).toMatchObject({ body: { isAdmin: true } });
  });

  test('adds up money beyond 32 bits', async () => {
    const payments = Array.from({ length: 2 }, () =>
      buildPayment(world, maya, { amountCents: 2_147_483_647, status: 'succeeded' }),
    );
    const ids = (await Promise.all(payments)).map(({ id }) => id);
    const { data, message } = await ada.client.graphql(`{ admin {
      payments { totalRevenue { amountCents formatted } }
      userFinancialReport(input: { limit: 1 }) { totalNetProfit { amountCents } users { totalRevenue { amountCents } } }
      userCredits { totalRevenue { amountCents } }
      trends(days: 1) { revenue { amountCents } }
    } }`);
    const all = { amountCents: 4_294_967_294 };
    expect({ data, message }).toEqual({
      message: null,
      data: {
        admin: {
          payments: { totalRevenue: { ...all, formatted: '$42,949,672.94' } },
          userFinancialReport: { totalNetProfit: all, users: [{ totalRevenue: all }] },
          userCredits: { totalRevenue: all },
          trends: [{ revenue: all }],
        },
      },
    });
    await world.dataSource.query('delete from payments where id = any($1)', [ids]);
  });
});

describe('the payment provider’s catalogue', () => {
  test('lists the products and the configured prices', async () => {
    const { id } = stripe.account.addProduct('Single trip', { description: 'For one group' });
    const { body } = await ada.client.rest('GET', '/api/admin/stripe-products');
    const priceless = { priceId: null, amount: null, currency: null };
    expect(body).toEqual({
      products: [{ id, name: 'Single trip', description: 'For one group', active: true, ...priceless }],
      priceConfiguration: { singleTripPriceId: 'price_single', bundlePriceId: null },
    });
  });

  test('fails with PROVIDER_FAILED while the rest of the dashboard answers', async () => {
    stripe.faults.push('html', 'html', 'html');
    expect(
      await ada.client.graphql('{ admin { stripeProducts { products { id } } tripMetrics { totalTrips } } }'),
    ).toMatchObject({
      code: 'PROVIDER_FAILED',
      data: { admin: { stripeProducts: null, tripMetrics: { totalTrips: expect.any(Number) as unknown } } },
    });
  });
});

describe('the audit log', () => {
  test('records role changes and deletions in trips with actor and subject', async () => {
    const trip = await buildTrip(world, maya);
    const jonas = await buildPerson(world);
    const participant = await buildParticipant(world, trip, jonas);
    const other = await buildParticipant(world, trip, null);
    const meal = await buildMeal(world, trip);
    const ingredient = await buildIngredient(world, meal);
    const receipt = await buildReceipt(world, participant);
    const transfer = await buildTransfer(world, participant, other.id);
    const participants = `/api/trips/${trip.id}/participants`;
    for (const isOrganizer of [true, true, false])
      await maya.client.rest('PATCH', `${participants}/${participant.id}/role`, { isOrganizer });
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/receipts/${receipt.id}`);
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/transfers/${transfer.id}`);
    await maya.client.rest('DELETE', `${participants}/${other.id}`);
    await jonas.client.rest('DELETE', `${participants}/${participant.id}`);
    await maya.client.rest('DELETE', `/api/ingredients/${ingredient.id}`);
    await maya.client.rest('DELETE', `/api/meals/${meal.id}`);
    await maya.client.rest('POST', `/api/trips/${trip.id}/meals/${meal.id}/restore`);
    await maya.client.rest('DELETE', `/api/trips/${trip.id}`);
    const action = (action: string, subject: string, actor = maya) => ({
      action,
      subject,
      actor: actor.user.id,
      trip: trip.id,
    });
    expect(await logged()).toEqual([
      action('promote_organizer', participant.id),
      action('demote_organizer', participant.id),
      action('delete_receipt', receipt.id),
      action('delete_transfer', transfer.id),
      action('remove_participant', other.id),
      action('leave_trip', participant.id, jonas),
      action('delete_ingredient', ingredient.id),
      action('delete_meal', meal.id),
      action('restore_meal', meal.id),
      action('delete_trip', trip.id),
    ]);
  });

  test('records no refused action', async () => {
    const trip = await buildTrip(world, maya);
    const jonas = await buildPerson(world);
    await buildParticipant(world, trip, jonas);
    expect((await jonas.client.rest('DELETE', `/api/trips/${trip.id}`)).status).toBe(403);
    expect(await logged()).toEqual([]);
  });

  test('is paged, filtered by action and by trip, newest first', async () => {
    const trip = await buildTrip(world, maya, { name: 'Moab' });
    const participant = await buildParticipant(world, trip, null);
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${participant.id}`);
    await ada.client.rest('GET', '/api/admin/trip-metrics');
    const read = async (input: string) => {
      const { data } = await ada.client.graphql(
        `{ admin { auditLog(input: { ${input} }) { entries { action actorName subjectId tripName } totalCount } } }`,
      );
      return Reflect.get(Object(Reflect.get(Object(data), 'admin')), 'auditLog') as unknown;
    };
    const removal = {
      action: 'REMOVE_PARTICIPANT',
      actorName: maya.user.name,
      subjectId: participant.id,
      tripName: 'Moab',
    };
    const look = { action: 'READ_TRIP_METRICS', actorName: 'Ada', subjectId: null, tripName: null };
    const itself = { ...look, action: 'READ_AUDIT_LOG' };
    expect(await read('limit: 3')).toEqual({ entries: [itself, look, removal], totalCount: 3 });
    expect(await read('limit: 1, offset: 2')).toEqual({ entries: [removal], totalCount: 3 });
    expect(await read('changesOnly: true')).toEqual({ entries: [removal], totalCount: 1 });
    expect(await read('action: REMOVE_PARTICIPANT')).toEqual({ entries: [removal], totalCount: 1 });
    expect(await read(`tripId: "${trip.id}"`)).toEqual({ entries: [removal], totalCount: 1 });
    expect(await read('to: "2020-01-01"')).toEqual({ entries: [], totalCount: 0 });
  });

  test('records that an admin read it once an hour, so that paging and filtering do not fill it', async () => {
    const read = async () => {
      await ada.client.graphql('{ admin { auditLog { totalCount } } }');
      const rows: { actor: string }[] = await world.dataSource.query(
        `select actor_id as actor from audit_entries where action = 'read_audit_log' order by created_at`,
      );
      return rows.map(({ actor }) => actor);
    };
    await read();
    expect(await read()).toEqual([ada.user.id]);
    await world.dataSource.query(`update audit_entries set created_at = created_at - interval '61 minutes'`);
    expect(await read()).toEqual([ada.user.id, ada.user.id]);
    expect(await read()).toEqual([ada.user.id, ada.user.id]);
  });

  test('drops the actor of a deleted account, and entries after a year', async () => {
    const trip = await buildTrip(world, maya);
    await maya.client.rest('DELETE', `/api/trips/${trip.id}`);
    await world.dataSource.query('delete from users where id = $1', [maya.user.id]);
    expect(await logged()).toMatchObject([{ action: 'delete_trip', actor: null }]);
    await forgetPastUse(world.dataSource.manager);
    expect(await logged()).toHaveLength(1);
    await world.passSeconds(YEAR_SECONDS);
    await forgetPastUse(world.dataSource.manager);
    expect(await logged()).toEqual([]);
  });
});
