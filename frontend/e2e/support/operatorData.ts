import pg from 'pg';

/** The admin of the journeys' server; no other journey uses this number. */
export const ADMIN_PHONE = '+15415550100';

/** Common and extreme names: long, right to left, with emoji, and a spreadsheet formula. */
const NAMES = [
  'Ben Ashworth',
  'Tomás Kowalski-Fernández de la Cuesta y Montenegro the Third',
  'نور الهدى العبد الله',
  '🏕️ Camp Queen 👩‍👩‍👧‍👦',
  '=HYPERLINK("https://example.com","Click")',
  'Kwame Mensah',
  'Łukasz Żółć',
];

/** Users with numbers that no other journey uses, counted from 1. */
const CUSTOMERS = `(select id, created_at, row_number() over (order by phone)::int as n
  from users where phone like '+154155501%' and phone <> '${ADMIN_PHONE}')`;

/** Data of a busy summer: users, trips, meals, all kinds of payments with their credits, and model calls. */
const BUSY_SUMMER = [
  `insert into users (id, phone, name, created_at)
   select gen_random_uuid(), '+154155501' || lpad(n::text, 2, '0'),
     (array[${NAMES.map((name) => pg.escapeLiteral(name)).join(', ')}])[1 + n % ${NAMES.length}],
     now() - n * interval '21 hours'
   from generate_series(1, 99) n`,
  `insert into credit_entries (id, user_id, kind, amount, source, created_at)
   select gen_random_uuid(), id, 'free', 1, 'free:' || id, created_at from ${CUSTOMERS} c`,
  `insert into trips (id, name, location, start_date, end_date, created_by, created_at)
   select gen_random_uuid(), 'Trip ' || n, 'Moab, Utah', current_date, current_date + 2, id, created_at
   from ${CUSTOMERS} c, generate_series(1, n % 4)`,
  `insert into participants (id, trip_id, user_id, name, phone, is_organizer, invite_status, created_at)
   select gen_random_uuid(), t.id, u.id, u.name, u.phone, true, 'accepted', t.created_at
   from trips t join users u on u.id = t.created_by join ${CUSTOMERS} c on c.id = u.id`,
  `insert into meals (id, trip_id, date, type, name, is_ai_generated, created_at)
   select gen_random_uuid(), t.id, t.start_date, type, 'Meal', c.n % 3 = 0, t.created_at
   from trips t join ${CUSTOMERS} c on c.id = t.created_by,
     unnest((array['breakfast', 'lunch', 'dinner', 'snack', 'dessert'])[1 + c.n % 3:]) type`,
  `insert into payments (id, user_id, package, quantity, trips, amount_cents, status, created_at, completed_at)
   select gen_random_uuid(), id, package, 1, trips, cents, status, at, case when status = 'succeeded' then at end
   from (
     select c.id, p.*, (array['succeeded', 'succeeded', 'pending', 'failed', 'canceled'])[1 + c.n % 5] as status,
       now() - (c.n * 17 + i * 101) * interval '1 hour' as at
     from ${CUSTOMERS} c, generate_series(1, 3) i,
       lateral (select * from (values ('single', 1, 299), ('bundle', 5, 999), ('unlimited', -1, 2999))
         v (package, trips, cents) offset (c.n + i) % 3 limit 1) p
     where c.n % 4 > 0
   ) paid`,
  `insert into credit_entries (id, user_id, kind, amount, source, payment_id, expires_at, created_at)
   select gen_random_uuid(), user_id, case when trips < 0 then 'unlimited' else 'grant' end, greatest(trips, 0),
     'payment:' || id, id, case when package = 'bundle' then created_at + interval '1 year' end, created_at
   from payments where status = 'succeeded' and user_id in (select id from ${CUSTOMERS} c)`,
  `insert into ai_usages (id, user_id, feature, model, input_tokens, output_tokens, cost_micro_dollars, outcome, created_at)
   select gen_random_uuid(), id, 'meal_suggestions', 'gpt-4.1-mini', 900 * n, 2100 * n, 1234 * n, 'answered',
     now() - (n * 13 + i * 7) * interval '1 hour'
   from ${CUSTOMERS} c, generate_series(1, 12) i where n % 2 = 0`,
];

/** Writes the busy summer into the journeys' database in one transaction. */
export async function insertBusySummer(): Promise<void> {
  const database = new pg.Client(
    // Cast: startServer writes it.
    JSON.parse(process.env['E2E_DATABASE'] ?? '{}') as pg.ClientConfig,
  );
  await database.connect();
  await database.query('begin');
  for (const statement of BUSY_SUMMER) await database.query(statement);
  await database.query('commit');
  await database.end();
}
