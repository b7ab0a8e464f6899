import { CREDIT_SORTS, FINANCE_SORTS, PAYMENT_SORTS } from '../../../domain/admin/adminFields.ts';
import { addDays, dateIn } from '../../../domain/time/calendarDate.ts';
import { averageCents, centsOf } from '../../../domain/money/finance.ts';
import { MEAL_TYPES } from '../../../domain/plan/meal.ts';
import { subscriptionTypeOf, tripsGranted } from '../../../domain/payment/packages.ts';
import { seedCompany } from '../../../bench/server/company.ts';
import { buildPerson, newPhone, signedIn } from '../../test/build.ts';
import type { Client } from '../../test/client.ts';
import { readEveryRow, type EveryRow } from '../../test/doors/everyRow.ts';
import { testWorld } from '../../test/world.ts';

/** Compares the dashboard with the same figures added up row by row, over small generated installations. */

const ADMIN_PHONE = newPhone();
const NOW = new Date('2026-06-01T12:00:00Z');
const SMALL = { users: 40, trips: 50, meals: 400, payments: 150, aiCalls: 300 };

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE });
let admin: Client;
let rows: EveryRow;

async function dashboard(selection: string): Promise<unknown> {
  const { data, message } = await admin.graphql(`{ admin { ${selection} } }`);
  expect(message).toBeNull();
  return Reflect.get(Object(data), 'admin');
}

async function rest(path: string): Promise<unknown> {
  return (await admin.rest('GET', `/api/admin/${path}`)).body;
}

/** Reads a list over REST. */
async function restList(path: string): Promise<unknown[]> {
  const body = await rest(path);
  // The items of the array are not claimed to have a type.
  return Array.isArray(body) ? (body as unknown[]) : [];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** The rows with the highest counts; ties go to the lower id. */
const most = <Row extends { id: string; n: number }>(counted: readonly Row[], limit: number) =>
  counted
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
const cents = (amountCents: number) => ({ amountCents });
const micro = (microDollars: number) => ({ microDollars });

type Payment = EveryRow['payments'][number];
const revenueOf = ({ status, dispute_lost_at, amount_cents, refunded_cents }: Payment) =>
  status === 'succeeded' && dispute_lost_at === null ? amount_cents - refunded_cents : 0;
/** An unlimited package counts 0. */
const tripsSold = ({ status, trips }: Payment) => (status === 'succeeded' ? Math.max(0, trips) : 0);
const boughtBy = (payments: readonly Payment[]) =>
  payments.some(({ status, trips }) => status === 'succeeded' && trips === -1)
    ? -1
    : sum(payments.map(tripsSold));
const tokensOf = (call: EveryRow['ai_usages'][number]) => call.input_tokens + call.output_tokens;
const costOf = (call: EveryRow['ai_usages'][number]) => call.cost_micro_dollars;

/** Trips remaining: -1 for unlimited. */
function remainingOf({ id, phone }: EveryRow['users'][number]): number {
  const own = rows.credit_entries.filter(({ user_id }) => user_id === id);
  const revoked = new Set(own.filter(({ kind }) => kind === 'revoke').map(({ lot_id }) => lot_id));
  const isUnlimited = own.some((entry) => entry.kind === 'unlimited' && !revoked.has(entry.id));
  if (isUnlimited || phone === ADMIN_PHONE) return -1;
  return sum(
    own
      .filter((lot) => lot.lot_id === null && (lot.expires_at === null || lot.expires_at > NOW))
      .map(
        (lot) => lot.amount + sum(own.filter(({ lot_id }) => lot_id === lot.id).map(({ amount }) => amount)),
      ),
  );
}

/** The report by user between two days. */
function finances(from = '0', to = '9') {
  const isWithin = (at: Date) => dateIn(at, 0) >= from && dateIn(at, 0) <= to;
  return rows.users.map((user) => {
    const payments = rows.payments.filter(
      (payment) => payment.user_id === user.id && isWithin(payment.completed_at ?? payment.created_at),
    );
    const revenue = sum(payments.map(revenueOf));
    const calls = rows.ai_usages.filter((call) => call.user_id === user.id && isWithin(call.created_at));
    const aiCost = sum(calls.map(costOf));
    const tripsCreated = rows.trips.filter(
      (trip) => trip.created_by === user.id && isWithin(trip.created_at),
    ).length;
    return {
      user,
      revenue,
      aiCost,
      tripsCreated,
      tripsPurchased: boughtBy(payments),
      net: revenue - centsOf(aiCost),
    };
  });
}

const presented = ({
  user,
  revenue,
  aiCost,
  net,
  tripsCreated,
  tripsPurchased,
}: ReturnType<typeof finances>[number]) => ({
  userId: user.id,
  userName: user.name,
  userPhone: user.phone,
  tripsCreated,
  tripsPurchased,
  totalRevenue: cents(revenue),
  totalAiCost: micro(aiCost),
  netProfit: cents(net),
  avgRevenuePerTrip: cents(averageCents(revenue, tripsCreated)),
  joinedDate: user.created_at.toISOString(),
});

const FINANCE = `userId userName userPhone totalRevenue { amountCents } totalAiCost { microDollars }
  netProfit { amountCents } tripsCreated tripsPurchased avgRevenuePerTrip { amountCents } joinedDate`;

describe.each([1, 2, 3])('the dashboard of the generated installation %d', (seed) => {
  beforeAll(async () => {
    await world.dataSource.query('truncate users, trips, ai_usages cascade');
    await seedCompany(world.dataSource, SMALL, seed, NOW);
    const { user } = await buildPerson(world, { phone: ADMIN_PHONE, createdAt: NOW });
    admin = await signedIn(world, user);
    rows = await readEveryRow(world);
  });

  test('counts users, trips, meals and invitations', async () => {
    const inviter = (n: string) => rows.participants.filter(({ invited_by }) => invited_by === n).length;
    const count = (status: string) =>
      rows.participants.filter((one) => one.invite_status === status && one.invited_at !== null).length;
    const suggested = rows.meals.filter(({ is_ai_generated }) => is_ai_generated).length;
    expect(
      await dashboard(`userMetrics { totalUsers topUsersByTrips { userId name tripCount } } tripMetrics { totalTrips }
        mealMetrics { totalMeals aiGeneratedMeals userGeneratedMeals mealsPerType { type count } }
        inviteMetrics { pendingInvitations acceptedInvitations topInviters { userId name inviteCount } }`),
    ).toEqual({
      userMetrics: {
        totalUsers: rows.users.length,
        topUsersByTrips: most(
          rows.users.map(({ id, name }) => ({
            id,
            name,
            n: rows.trips.filter(({ created_by }) => created_by === id).length,
          })),
          10,
        ).map(({ id, name, n }) => ({ userId: id, name, tripCount: n })),
      },
      tripMetrics: { totalTrips: rows.trips.length },
      mealMetrics: {
        totalMeals: rows.meals.length,
        aiGeneratedMeals: suggested,
        userGeneratedMeals: rows.meals.length - suggested,
        mealsPerType: MEAL_TYPES.map((type) => ({
          type: type.toUpperCase(),
          count: rows.meals.filter((meal) => meal.type === type).length,
        })),
      },
      inviteMetrics: {
        pendingInvitations: count('pending'),
        acceptedInvitations: count('accepted'),
        topInviters: most(
          rows.users.map(({ id, name }) => ({ id, name, n: inviter(id) })),
          5,
        ).map(({ id, name, n }) => ({ userId: id, name, inviteCount: n })),
      },
    });
  });

  test('adds up the usage of language models', async () => {
    const features = [...new Set(rows.ai_usages.map(({ feature }) => feature))].map((feature) => {
      const calls = rows.ai_usages.filter((call) => call.feature === feature);
      return { id: feature, n: sum(calls.map(tokensOf)), cost: sum(calls.map(costOf)) };
    });
    const users = rows.users.map(({ id, name }) => {
      const calls = rows.ai_usages.filter(({ user_id }) => user_id === id);
      return { id, name, n: sum(calls.map(tokensOf)), cost: sum(calls.map(costOf)) };
    });
    expect(await rest('ai-usage-metrics')).toEqual({
      totalTokensUsed: sum(rows.ai_usages.map(tokensOf)),
      totalEstimatedCost: sum(rows.ai_usages.map(costOf)) / 1_000_000,
      usageByFeature: most(features, 5).map(({ id, n, cost }) => ({
        feature: id,
        tokensUsed: n,
        estimatedCost: cost / 1_000_000,
      })),
      usageByUser: most(users, 10).map(({ id, name, n, cost }) => ({
        userId: id,
        name,
        tokensUsed: n,
        estimatedCost: cost / 1_000_000,
      })),
    });
  });

  test('lists payments, and adds up the succeeded ones', async () => {
    const listed = [...rows.payments]
      .sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
      .map((payment) => {
        const user = rows.users.find(({ id }) => id === payment.user_id);
        return {
          id: payment.id,
          createdAt: payment.created_at.toISOString(),
          userName: user?.name ?? null,
          userPhone: user?.phone ?? null,
          userEmail: null,
          amount: (payment.amount_cents / 100).toFixed(2),
          subscriptionType: subscriptionTypeOf(payment.package),
          status: payment.status,
          tripsGranted: tripsGranted(payment),
        };
      });
    expect(await rest('payments')).toEqual(listed);
    expect(await rest('payments?limit=7&offset=3')).toEqual(listed.slice(3, 10));
    expect(
      await dashboard(
        'payments { payments { id } totalCount totalRevenue { amountCents } successfulPayments tripsSold }',
      ),
    ).toEqual({
      payments: {
        payments: listed.slice(0, 20).map(({ id }) => ({ id })),
        totalCount: listed.length,
        totalRevenue: cents(sum(rows.payments.map(revenueOf))),
        successfulPayments: rows.payments.filter(({ status }) => status === 'succeeded').length,
        tripsSold: sum(rows.payments.map(tripsSold)),
      },
    });
  });

  test('shows the trips remaining of each user', async () => {
    const expected = rows.users.map((user) => {
      const own = rows.payments.filter(({ user_id }) => user_id === user.id);
      return { user, remaining: remainingOf(user), bought: boughtBy(own), spent: sum(own.map(revenueOf)) };
    });
    expect(
      await dashboard(`userCredits(input: { limit: 100 }) { users { userId isAdmin tripsRemaining totalTripsPurchased
        totalAmountSpent { amountCents } } totalUsers totalRevenue { amountCents } totalTripsSold unusedCredits }`),
    ).toEqual({
      userCredits: {
        users: [...expected]
          .sort((a, b) => b.user.created_at.getTime() - a.user.created_at.getTime())
          .map(({ user, remaining, bought, spent }) => ({
            userId: user.id,
            isAdmin: user.phone === ADMIN_PHONE,
            tripsRemaining: remaining,
            totalTripsPurchased: bought,
            totalAmountSpent: cents(spent),
          })),
        totalUsers: rows.users.length,
        totalRevenue: cents(sum(rows.payments.map(revenueOf))),
        totalTripsSold: sum(rows.payments.map(tripsSold)),
        unusedCredits: sum(expected.map(({ remaining }) => Math.max(0, remaining))),
      },
    });
    const most = await dashboard(
      'userCredits(input: { sort: TRIPS_REMAINING, limit: 100 }) { users { tripsRemaining } }',
    );
    const unlimitedFirst = (n: number) => (n === -1 ? Infinity : n);
    expect(most).toEqual({
      userCredits: {
        users: expected
          .map(({ remaining }) => ({ tripsRemaining: remaining }))
          .sort((a, b) => (unlimitedFirst(b.tripsRemaining) > unlimitedFirst(a.tripsRemaining) ? 1 : -1)),
      },
    });
  });

  test('reports revenue and costs of each user', async () => {
    const byNet = finances().sort((a, b) => b.net - a.net || (a.user.id < b.user.id ? 1 : -1));
    const totals = finances();
    expect(
      await dashboard(`userFinancialReport(input: { limit: 100 }) { users { ${FINANCE} } totalCount
        totalNetProfit { amountCents } payingUsers highValueUsers avgRevenuePerUser { amountCents }
        lossLeaders { userId } }`),
    ).toEqual({
      userFinancialReport: {
        users: byNet.map(presented),
        totalCount: rows.users.length,
        totalNetProfit: cents(
          sum(totals.map(({ revenue }) => revenue)) - centsOf(sum(totals.map(({ aiCost }) => aiCost))),
        ),
        payingUsers: totals.filter(({ revenue }) => revenue > 0).length,
        highValueUsers: totals.filter(({ net }) => net > 500).length,
        avgRevenuePerUser: cents(averageCents(sum(totals.map(({ revenue }) => revenue)), totals.length)),
        lossLeaders: totals
          .filter(({ net }) => net < -100)
          .sort((a, b) => a.net - b.net || (a.user.id < b.user.id ? -1 : 1))
          .slice(0, 10)
          .map(({ user }) => ({ userId: user.id })),
      },
    });
  });

  test('reports only the requested days', async () => {
    const [from, to] = ['2025-09-01', '2025-12-31'];
    const byRevenue = finances(from, to).sort(
      (a, b) => a.revenue - b.revenue || (a.user.id < b.user.id ? -1 : 1),
    );
    expect(
      await dashboard(`userFinancialReport(input: { limit: 100, from: "${from}", to: "${to}", sort: REVENUE,
        direction: ASC }) { users { ${FINANCE} } }`),
    ).toEqual({ userFinancialReport: { users: byRevenue.map(presented) } });
  });

  test.each(FINANCE_SORTS)('finds users by part of their name, sorted by %s', async (sort) => {
    const whole = await restList(`user-financial-report?sort=${sort}&direction=asc`);
    const hasAnA = (row: unknown) => /a/i.test(String(Reflect.get(Object(row), 'userName')));
    const found = await restList(`user-financial-report?sort=${sort}&direction=asc&search=a`);
    expect(found).toEqual(whole.filter(hasAnA));
    expect(found.length).toBeLessThan(whole.length);
  });

  test.each([
    ['user-financial-report', FINANCE_SORTS],
    ['user-credits', CREDIT_SORTS],
    ['payments', PAYMENT_SORTS.filter((sort) => sort !== 'customer')],
  ])('reverses the rows with the direction of each sort: %s', async (path, sorts) => {
    for (const sort of sorts) {
      const upwards = await restList(`${path}?sort=${sort}&direction=asc`);
      const downwards = await restList(`${path}?sort=${sort}&direction=desc`);
      expect({ sort, rows: downwards }).toEqual({ sort, rows: upwards.reverse() });
      expect(downwards).not.toHaveLength(0);
    }
  });

  test('sorts customers by name, deleted ones last', async () => {
    const byName = await restList('payments?sort=customer&direction=asc');
    const names = byName.map((row) => String(Reflect.get(Object(row), 'userName') ?? '~').toLowerCase());
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
    expect(names.at(-1)).toBe('~');
  });

  test('shows trends of the last days, including today', async () => {
    const today = dateIn(NOW, 0);
    const on = (day: string) => (at: Date) => dateIn(at, 0) === day;
    expect(
      await dashboard('trends { date users trips meals revenue { amountCents } aiCost { microDollars } }'),
    ).toEqual({
      trends: Array.from({ length: 90 }, (_, index) => {
        const date = addDays(today, index - 89);
        const isThen = on(date);
        return {
          date,
          users: rows.users.filter((row) => isThen(row.created_at)).length,
          trips: rows.trips.filter((row) => isThen(row.created_at)).length,
          meals: rows.meals.filter((row) => isThen(row.created_at)).length,
          revenue: cents(
            sum(rows.payments.filter((row) => isThen(row.completed_at ?? row.created_at)).map(revenueOf)),
          ),
          aiCost: micro(sum(rows.ai_usages.filter((row) => isThen(row.created_at)).map(costOf))),
        };
      }),
    });
  });
});

test('without a payment provider the catalogue fails, and every other figure is shown', async () => {
  const message =
    'Unable to load Stripe configuration - Make sure monetization is enabled and Stripe is configured';
  const code = 'SERVICE_UNAVAILABLE';
  expect(await admin.rest('GET', '/api/admin/stripe-products')).toMatchObject({
    status: 503,
    body: { code, message },
  });
  expect(
    await admin.graphql('{ admin { stripeProducts { products { id } } tripMetrics { totalTrips } } }'),
  ).toMatchObject({
    code,
    message,
    data: { admin: { stripeProducts: null, tripMetrics: { totalTrips: SMALL.trips } } },
  });
});
