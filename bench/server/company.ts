import type { DataSource } from 'typeorm';

/** How many rows a generated installation has. */
export interface CompanySize {
  readonly users: number;
  readonly trips: number;
  readonly meals: number;
  readonly payments: number;
  readonly aiCalls: number;
}

/** The size that the goals of the admin dashboard are stated for. */
export const LARGE: CompanySize = {
  users: 100_000,
  trips: 60_000,
  meals: 1_000_000,
  payments: 200_000,
  aiCalls: 500_000,
};

const DAYS = 730;
const OTHERS_PER_TRIP = 4;
const MEAL_TYPES = 5;

/** An id made of what it is of and its number: ids follow each other in time, as those of the product do. */
const idOf = (kind: number, n: string) =>
  `(lpad('${kind}', 8, '0') || lpad(to_hex((${n})::bigint), 24, '0'))::uuid`;
const user = (n: string) => idOf(1, n);
const trip = (n: string) => idOf(2, n);
const payment = (n: string) => idOf(5, n);
const phone = (n: string) => `'+1' || (2010000000 + (${n}))`;

/**
 * Fills an empty, migrated database with an installation that has been used for two years: a few people do most, payments
 * fail, are refunded and disputed, accounts are gone, bundles lapse, and the ledger is whole. The same seed makes the same
 * rows.
 * @param now when the two years end
 */
export async function seedCompany(
  dataSource: DataSource,
  size: CompanySize,
  seed: number,
  now: Date,
): Promise<void> {
  await dataSource.transaction(async (db) => {
    // Nobody else is here, and what the constraints would check one by one is so by the way it is made.
    await db.query(
      "set local statement_timeout = 0; set local session_replication_role = replica; set local work_mem = '128MB'",
    );
    for (const statement of statements(size, seed, now.toISOString())) await db.query(statement);
    await db.query(
      'insert into user_trips select user_id, trip_id, invite_status from participants where user_id is not null on conflict do nothing',
    );
  });
  // What autovacuum does in an hour: the statistics, and which pages hold nothing that is not seen by everybody.
  const runner = dataSource.createQueryRunner();
  await runner.query('set statement_timeout = 0');
  await runner.query('vacuum analyze');
  await runner.query('reset statement_timeout');
  await runner.release();
}

/** In order; chance is a hash of the row's number, so that no row depends on how the database goes about it. */
function statements(size: CompanySize, seed: number, now: string): string[] {
  const { users, trips, meals, payments, aiCalls } = size;
  /** A whole number from 0 to `max` - 1 for the row `n`; `salt` tells its columns apart. */
  const pick = (n: string, salt: number, max: number) =>
    `((hashint8extended((${n})::bigint, ${seed * 1000 + salt}) & 1073741823) % ${max})::int`;
  /** The number of a user: some are drawn far more often than others. */
  const someUser = (n: string, salt: number) =>
    `floor(${users} * power(${pick(n, salt, 1_000_000)} / 1000000.0, 2.5))::int`;
  /** An instant of the two years, the later the higher the number of `count`. */
  const instant = (n: string, count: number) =>
    `'${now}'::timestamptz - interval '${DAYS} days' * (1 - ((${n}) + 1)::float8 / ${count + 1})`;

  return [
    `insert into users (id, phone, name, created_at)
     select ${user('n')}, ${phone('n')},
       (array['Ana','Ben','Chloé','Dmitri','Elif','Farid','Grace','Hiro'])[1 + ${pick('n', 1, 8)}] || ' '
         || (array['Torres','Weber','Okafor','Novák','Haddad','Kim','O''Brien'])[1 + ${pick('n', 2, 7)}] || ' ' || n,
       ${instant('n', users)}
     from generate_series(0, ${users - 1}) n`,
    `insert into trips (id, name, location, start_date, end_date, created_by, created_at)
     select ${trip('n')}, 'Trip ' || n, 'Joseph, Oregon', (at + interval '14 days')::date,
       (at + interval '18 days')::date, ${user('maker')}, at
     from (select n, ${someUser('n', 3)} as maker, ${instant('n', trips)} as at from generate_series(0, ${trips - 1}) n) t`,
    `create temporary table makers on commit drop as
     select n as trip, ${someUser('n', 3)} as maker, ${instant('n', trips)} as at from generate_series(0, ${trips - 1}) n`,
    `insert into participants (id, trip_id, user_id, name, phone, is_organizer, invite_status, invited_by, invited_at, created_at)
     select ${idOf(3, `trip * ${OTHERS_PER_TRIP + 1} + k`)}, ${trip('trip')}, ${user('who')}, 'Somebody ' || who,
       ${phone('who')}, k = 0,
       case when k = 0 or chance < 70 then 'accepted' when chance < 90 then 'pending' else 'declined' end,
       case when k > 0 then ${user('maker')} end, case when k > 0 then at end, at
     from (select trip, k, maker, at, (maker + k * 7919) % ${users} as who,
         ${pick(`trip * ${OTHERS_PER_TRIP + 1} + k`, 4, 100)} as chance
       from makers, generate_series(0, ${OTHERS_PER_TRIP}) k) p`,
    `insert into eaters (id, trip_id, participant_id, created_at)
     select uuidv7(), trip_id, id, created_at from participants where invite_status <> 'declined'`,
    `insert into meals (id, trip_id, date, type, name, description, instructions, is_ai_generated, created_at)
     select ${idOf(4, 'n')}, ${trip('trip')}, (at + interval '14 days')::date + slot / ${MEAL_TYPES},
       (array['breakfast','lunch','dinner','snack','dessert'])[1 + slot % ${MEAL_TYPES}], 'Meal ' || n,
       'Something warm for everybody', '{"Chop everything.","Simmer for an hour."}', ${pick('n', 5, 100)} < 35,
       least(at + slot * interval '1 hour', '${now}')
     from (select n, n % ${trips} as trip, n / ${trips} as slot from generate_series(0, ${meals - 1}) n) m
     join makers using (trip)`,
    `update meals m set portion_quarters = t.quarters
     from (select trip_id, sum(portion_quarters) as quarters from eaters group by trip_id) t where t.trip_id = m.trip_id`,
    `insert into payments (id, user_id, package, quantity, trips, amount_cents, status, provider_intent_id, refunded_cents,
       disputed_at, dispute_lost_at, created_at, completed_at)
     select ${payment('n')}, case when ${pick('n', 6, 100)} > 0 then ${user(someUser('n', 7))} end, package, quantity, trips,
       amount, status, 'pi_' || n,
       case when status <> 'succeeded' then 0 when luck < 2 then amount when luck < 4 then amount / 3 else 0 end,
       case when status = 'succeeded' and luck between 4 and 5 then at end,
       case when status = 'succeeded' and luck = 5 then at end, at,
       case when status = 'succeeded' then at end
     from (select *, case package when 'single' then 299 when 'bundle' then 999 when 'unlimited' then 2999
           else 99 * quantity end as amount,
         case package when 'unlimited' then -1 when 'bundle' then 5 else quantity end as trips
       from (select n, package, case package when 'special' then 1 + ${pick('n', 8, 10)} else 1 end as quantity,
           case when fate < 80 then 'succeeded' when fate < 90 then 'failed' when fate < 97 then 'canceled'
             else 'pending' end as status, ${pick('n', 9, 100)} as luck, ${instant('n', payments)} as at
         from (select n, ${pick('n', 10, 100)} as fate,
             (array['single','single','single','single','bundle','bundle','bundle','special','special','special','unlimited'])
               [1 + ${pick('n', 11, 11)}] as package
           from generate_series(0, ${payments - 1}) n) chosen) counted) priced`,
    `insert into credit_entries (id, user_id, kind, amount, source, created_at)
     select ${idOf(6, 'n')}, ${user('n')}, 'free', 1, 'free:' || ${user('n')}, ${instant('n', users)}
     from generate_series(0, ${users - 1}) n`,
    `insert into credit_entries (id, user_id, kind, amount, source, payment_id, expires_at, created_at)
     select overlay(p.id::text placing '7' from 8 for 1)::uuid, p.user_id,
       case p.package when 'unlimited' then 'unlimited' else 'grant' end, greatest(p.trips, 0), 'payment:' || p.id, p.id,
       case p.package when 'bundle' then p.completed_at + interval '1 year' end, p.completed_at
     from payments p where p.status = 'succeeded'`,
    // The trips of each user, one after the other, use up what the user has, one after the other.
    `insert into credit_entries (id, user_id, kind, amount, source, lot_id, trip_id, created_at)
     select overlay(t.id::text placing '8' from 8 for 1)::uuid, t.created_by, 'spend', -1, 'trip:' || t.id, unit.id, t.id,
       t.created_at
     from (select *, row_number() over (partition by created_by order by id) as nth from trips) t
     join (select lot.id, lot.user_id, row_number() over (partition by lot.user_id order by lot.created_at, lot.id, k) as nth
       from credit_entries lot, generate_series(1, lot.amount) k where lot.kind in ('free', 'grant')) unit
     on unit.user_id = t.created_by and unit.nth = t.nth`,
    `insert into credit_entries (id, user_id, kind, amount, source, lot_id, payment_id, created_at)
     select overlay(lot.id::text placing '9' from 8 for 1)::uuid, lot.user_id,
       case lot.kind when 'unlimited' then 'revoke' else 'take_back' end,
       case lot.kind when 'unlimited' then 0 else -least(lot.amount + used.total, case
         when p.dispute_lost_at is not null then p.trips
         else floor(p.trips * p.refunded_cents / p.amount_cents) end)::int end,
       'take_back:' || p.id || ':' || p.refunded_cents, lot.id, p.id, p.completed_at
     from payments p join credit_entries lot on lot.payment_id = p.id and lot.lot_id is null
     cross join lateral (select coalesce(sum(amount), 0) as total from credit_entries where lot_id = lot.id) used
     where case lot.kind when 'unlimited' then p.dispute_lost_at is not null or p.refunded_cents = p.amount_cents
       else least(lot.amount + used.total, case when p.dispute_lost_at is not null then p.trips
         else floor(p.trips * p.refunded_cents / p.amount_cents) end) > 0 end`,
    // Half of what has lapsed is written off; upkeep has not come to the other half yet.
    `insert into credit_entries (id, user_id, kind, amount, source, lot_id, created_at)
     select overlay(lot.id::text placing 'a' from 8 for 1)::uuid, lot.user_id, 'expiry', -(lot.amount + used.total)::int,
       'expiry:' || lot.id, lot.id, lot.expires_at
     from credit_entries lot
     cross join lateral (select coalesce(sum(amount), 0) as total from credit_entries where lot_id = lot.id) used
     where lot.expires_at <= '${now}' and lot.amount + used.total > 0
       and hashtext(lot.id::text) % 2 = 0`,
    `insert into ai_usages (id, user_id, feature, model, input_tokens, output_tokens, cost_micro_dollars, outcome, reason, created_at)
     select ${idOf(11, 'n')}, case when ${pick('n', 12, 100)} > 1 then ${user(someUser('n', 13))} end,
       (array['meal_suggestions','meal_suggestions','meal_suggestions','recipes','shopping','diets','names','summaries'])
         [1 + ${pick('n', 14, 8)}], 'gpt-4.1-mini', tokens, tokens / 3, tokens * 4 / 10 + tokens / 3 * 16 / 10,
       case when ${pick('n', 15, 20)} > 0 then 'answered' else 'failed' end,
       case when ${pick('n', 15, 20)} = 0 then 'timeout' end, ${instant('n', aiCalls)}
     from (select n, 500 + ${pick('n', 16, 9000)} * (1 + ${pick('n', 17, 6)}) as tokens
       from generate_series(0, ${aiCalls - 1}) n) c`,
  ];
}
