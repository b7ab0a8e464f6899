import type { DataSource } from 'typeorm';
import { createSession } from '../../backend/src/access/session.sql.ts';
import { row, say, type Scenario } from '../scenario.ts';
import { LARGE, seedCompany } from '../server/company.ts';
import { withDatabase, type BenchDatabase } from '../server/database.ts';
import { startProduct } from '../server/measuredProcess.ts';
import { timed } from '../server/timed.ts';

const SEED = 1;
const ADMIN_PHONE = '+14155550100';
const WARM_UPS = 2;
const ROUNDS = 5;
const MAX_BLOCK_MS = 400;
const MAX_DASHBOARD_MS = 1000;
const DASHBOARD = 'all blocks at once';

/** The blocks of the dashboard, as its screen asks for them. */
const BLOCKS: Readonly<Record<string, string>> = {
  users: 'userMetrics { totalUsers topUsersByTrips { name tripCount } }',
  trips: 'tripMetrics { totalTrips }',
  meals: 'mealMetrics { totalMeals aiGeneratedMeals userGeneratedMeals mealsPerType { type count } }',
  'AI usage': `aiUsageMetrics { totalTokensUsed totalEstimatedCost { formatted } usageByFeature { feature tokensUsed }
    usageByUser { name tokensUsed } }`,
  invitations: 'inviteMetrics { pendingInvitations acceptedInvitations topInviters { name inviteCount } }',
  payments: `payments { payments { id createdAt userName userPhone amount { formatted } status tripsGranted } totalCount
    totalRevenue { formatted } successfulPayments tripsSold }`,
  credits: `userCredits { users { name phone tripsRemaining subscriptionType totalTripsPurchased
    totalAmountSpent { formatted } } totalCount totalUsers totalRevenue { formatted } totalTripsSold unusedCredits }`,
  'financial report': `userFinancialReport { users { userName totalRevenue { formatted } netProfit { formatted }
    tripsCreated } totalCount totalNetProfit { formatted } payingUsers highValueUsers avgRevenuePerUser { formatted }
    lossLeaders { userName netProfit { formatted } } }`,
  'trends, 90 days': 'trends { date users trips meals revenue { amountCents } aiCost { microDollars } }',
  'audit log': 'auditLog { entries { action actorName createdAt } totalCount }',
};

async function fill(dataSource: DataSource): Promise<string> {
  await seedCompany(dataSource, LARGE, SEED, new Date());
  const [admin] = await dataSource.query<{ id: string }[]>(
    `insert into users (id, phone, name, created_at) values (gen_random_uuid(), $1, 'Ada', now()) returning id`,
    [ADMIN_PHONE],
  );
  return (await createSession(dataSource.manager, admin?.id ?? '')).token;
}

/** Each block by itself, then all at once, as its screen asks. */
async function measure(database: BenchDatabase, token: string): Promise<Record<string, number>> {
  const server = await startProduct(database, { ADMIN_PHONES: ADMIN_PHONE });
  const ask = (selection: string) => askAdmin(server.url, token, selection);
  const selections = Object.values(BLOCKS);
  const calls: [what: string, call: () => Promise<unknown>][] = [
    ...Object.entries(BLOCKS).map(([what, selection]): [string, () => Promise<unknown>] => [
      what,
      () => ask(selection),
    ]),
    [DASHBOARD, () => Promise.all(selections.map(ask))],
  ];
  try {
    say(row('', 'median ms', 'worst ms'));
    const figures: Record<string, number> = {};
    for (const [what, call] of calls) {
      const { median, worst } = await timed(call, { warmUps: WARM_UPS, rounds: ROUNDS });
      say(row(what, median.toFixed(0), worst.toFixed(0)));
      figures[what] = worst;
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function askAdmin(url: string, token: string, selection: string): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `{ admin { ${selection} } }` }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${selection}\n${text.slice(0, 1000)}`);
}

const { users, trips, meals, payments, aiCalls } = LARGE;

export const scenario: Scenario = {
  measures: `worst milliseconds of ${ROUNDS} of the admin dashboard with ${users} users, ${trips} trips, ${meals} meals, ${payments} payments and ${aiCalls} calls of a model`,
  goals: {
    ...Object.fromEntries(Object.keys(BLOCKS).map((what) => [what, MAX_BLOCK_MS])),
    [DASHBOARD]: MAX_DASHBOARD_MS,
  },
  run: () => withDatabase(fill, measure),
};
