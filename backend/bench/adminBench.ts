import 'reflect-metadata';
import { join } from 'node:path';
import getPort from 'get-port';
import { createSession } from '../src/access/session.sql.ts';
import { LARGE, seedCompany } from './company.ts';
import { withDatabase, type BenchDatabase } from './database.ts';
import { startMeasured } from './measuredProcess.ts';

const SEED = 1;
const ADMIN_PHONE = '+14155550100';
const WARM_UPS = 2;
const ROUNDS = 5;
const MAX_BLOCK_MS = 400;
const MAX_DASHBOARD_MS = 1000;

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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function bench(): Promise<boolean> {
  const { users, trips, meals, payments, aiCalls } = LARGE;
  say(
    `A database with ${users} users, ${trips} trips, ${meals} meals, ${payments} payments and ${aiCalls} calls of a model`,
  );
  return withDatabase(
    say,
    async (dataSource) => {
      await seedCompany(dataSource, LARGE, SEED, new Date());
      const [admin] = await dataSource.query<{ id: string }[]>(
        `insert into users (id, phone, name, created_at) values (gen_random_uuid(), $1, 'Ada', now()) returning id`,
        [ADMIN_PHONE],
      );
      return (await createSession(dataSource.manager, admin?.id ?? '')).token;
    },
    measure,
  );
}

async function measure({ dataDir, url }: BenchDatabase, token: string): Promise<boolean> {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ADMIN_PHONES: ADMIN_PHONE };
  const server = await startMeasured(
    join(import.meta.dirname, '../../bundle/server/main.js'),
    await getPort(),
    '/healthz',
    env,
  );
  const ask = (selection: string) => askAdmin(server.url, token, selection);
  try {
    const blocks = Object.entries(BLOCKS);
    say(
      '\nEach block by itself, then the whole dashboard, all blocks at once; milliseconds until the answer is there:\n',
    );
    const misses: string[] = [];
    const report = async (name: string, goalMs: number, work: () => Promise<unknown>): Promise<void> => {
      const { median, worst } = await timed(work);
      say(`${name.padEnd(24)}${median.toFixed(0).padStart(8)}${worst.toFixed(0).padStart(16)}`);
      if (worst > goalMs) misses.push(`${name}: ${worst.toFixed(0)} ms > ${goalMs}`);
    };
    say(`${''.padEnd(24)}${'median'.padStart(8)}${`worst of ${ROUNDS}`.padStart(16)}`);
    for (const [name, selection] of blocks) await report(name, MAX_BLOCK_MS, () => ask(selection));
    await report('the whole dashboard', MAX_DASHBOARD_MS, () =>
      Promise.all(blocks.map(([, selection]) => ask(selection))),
    );
    say(misses.length === 0 ? '\nEvery goal is met.' : `\nNot met: ${misses.join('; ')}`);
    return misses.length === 0;
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

async function timed(work: () => Promise<unknown>): Promise<{ median: number; worst: number }> {
  for (let round = 0; round < WARM_UPS; round++) await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(ROUNDS / 2)] ?? 0, worst: times.at(-1) ?? 0 };
}

process.exitCode = (await bench()) ? 0 : 1;
