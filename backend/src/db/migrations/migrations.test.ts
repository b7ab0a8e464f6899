import { DataSource } from 'typeorm';
import { createDataSource, dataSourceOptions } from '../connection/dataSource.ts';
import { changeTables, migrate, runMigrations } from '../connection/migrate.ts';
import { MealTypes1700000010000 } from './1700000010000-MealTypes.ts';
import { AmountDigits1700000020400 } from './1700000020400-AmountDigits.ts';
import { IsoAmounts1700000023500 } from './1700000023500-IsoAmounts.ts';
import { NeededAmounts1700000016100 } from './1700000016100-NeededAmounts.ts';
import { Eaters1700000016000 } from './1700000016000-Eaters.ts';
import { TripEvents1700000015000 } from './1700000015000-TripEvents.ts';
import { TripKeys1700000012000 } from './1700000012000-TripKeys.ts';
import { MealMinutes1700000020900 } from './1700000020900-MealMinutes.ts';
import { RemarksSaidBefore1700000020910 } from './1700000020910-RemarksSaidBefore.ts';
import { NutsSaidBefore1700000020520 } from './1700000020520-NutsSaidBefore.ts';
import { TableTexts1700000020300 } from './1700000020300-TableTexts.ts';
import type { Migration } from './migration.ts';
import { scratchDatabase } from '../../../test/postgres/scratchDatabase.ts';

const TREE_NUT = { kind: 'content', value: 'treeNut', strictness: 'allergy' };
const PEANUT = { kind: 'content', value: 'peanut', strictness: 'allergy' };
const SOY = { kind: 'content', value: 'soy', strictness: 'allergy' };
const NUT_FREE = { kind: 'diet', value: 'nut-free', strictness: 'diet' };

describe('migrations', () => {
  it('create exactly the schema of the entities', async () => {
    const database = await scratchDatabase();
    // TypeORM reads all columns at once, which node-postgres allows only as a pipeline.
    const options = { ...dataSourceOptions(database.connection), extra: { pipeline: true } };
    const dataSource = await new DataSource(options).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    await database.drop();
    // A later version drops what servers of the version before still fill.
    const isRetired = (query: string) => query.endsWith('DROP COLUMN "place"');
    expect(upQueries.map(({ query }) => query).filter((query) => !isRetired(query))).toEqual([]);
  });

  it('run once when four processes start on an empty database', async () => {
    const database = await scratchDatabase('template1');
    const dataSources = await Promise.all(
      [1, 2, 3, 4].map(() => createDataSource(database.connection).initialize()),
    );
    await Promise.all(dataSources.map((dataSource) => migrate(dataSource)));
    const applied: { name: string }[] =
      (await dataSources[0]?.query('select name from migrations order by id')) ?? [];
    const known = dataSources[0]?.migrations.map((migration) => migration.constructor.name);
    await Promise.all(dataSources.map((dataSource) => dataSource.destroy()));
    await database.drop();
    expect(applied.map(({ name }) => name)).toEqual(known);
  });

  it('wait for another server, and say so', async () => {
    const database = await scratchDatabase();
    const dataSource = await createDataSource(database.connection, { poolSize: 2 }).initialize();
    let migrated: Promise<void> | undefined;
    const line = await changeTables(
      dataSource,
      () => undefined,
      () =>
        new Promise((resolve, reject) => {
          migrated = migrate(dataSource, resolve);
          migrated.then(() => resolve('nothing'), reject);
        }),
    );
    await migrated;
    await dataSource.destroy();
    await database.drop();
    expect(line).toBe('Waiting for another server that migrates or restores …');
  });

  it('keep the meal types of trips', async () => {
    const { runner, end } = await before(MealTypes1700000010000);
    await runner.query(
      `insert into trips (id, name, location, start_date, end_date, include_breakfasts, include_desserts, created_at)
       values (gen_random_uuid(), 'Moab', 'Utah', '2026-06-13', '2026-06-14', false, true, now()),
         (gen_random_uuid(), 'Nothing', 'Utah', '2026-06-13', '2026-06-14', false, false, now())`,
    );
    await runner.query(
      "update trips set include_lunches = false, include_dinners = false where name = 'Nothing'",
    );
    await new MealTypes1700000010000().up(runner);
    const lists: unknown = await runner.query('select name, meal_types from trips order by name');
    await end();
    expect(lists).toEqual([
      { name: 'Moab', meal_types: ['lunch', 'dinner', 'dessert'] },
      { name: 'Nothing', meal_types: [] },
    ]);
  });

  it('take amounts for a number of people out of suggested texts, unless people changed them', async () => {
    const { runner, end } = await before(TableTexts1700000020300);
    await runner.query(
      `insert into trips (id, name, location, start_date, end_date, created_at)
       values (gen_random_uuid(), 'Moab', 'Utah', '2026-06-13', '2026-06-14', now())`,
    );
    await runner.query(
      `insert into meals (id, trip_id, date, type, name, recipe, instructions, field_versions, created_at)
       select gen_random_uuid(), id, '2026-06-13', type, type, 'Serves 40, about 1 hour, in 2 batches.',
         '{"Add 20 quarts of water (10 quarts a batch)."}', versions, now()
       from trips, (values ('lunch', '{"instructions": {}}'::jsonb), ('dinner', '{}')) given (type, versions)`,
    );
    await runner.query(
      `insert into ingredients (id, trip_id, meal_id, name, notes, created_at)
       select gen_random_uuid(), trip_id, id, 'lentils', '16-ounce bags, use 13 cups', now() from meals`,
    );
    await new TableTexts1700000020300().up(runner);
    const meals: unknown = await runner.query(
      `select m.name, m.instructions, m.cooking -> 'perPerson' as "perPerson", i.notes, i.used_per_portion as used
       from meals m join ingredients i on i.meal_id = m.id order by m.name`,
    );
    await end();
    const row = { notes: '16-ounce bags', used: { quantity: '13/40', unit: 'cups', growth: 'even' } };
    const perPerson = 'Add 20/40 quarts of water per person.';
    expect(meals).toEqual([
      { ...row, name: 'dinner', instructions: [perPerson], perPerson: [perPerson] },
      { ...row, name: 'lunch', perPerson: [], instructions: ['Add 20 quarts of water (10 quarts a batch).'] },
    ]);
  });

  it('fill the minutes of meals from their recipes', async () => {
    const { runner, end } = await before(MealMinutes1700000020900);
    await runner.query(
      `with trip as (insert into trips (id, name, location, start_date, end_date, created_at)
         values (gen_random_uuid(), 'Moab', 'Utah', '2026-06-13', '2026-06-14', now()) returning id)
       insert into meals (id, trip_id, date, type, name, recipe, created_at)
       select gen_random_uuid(), id, '2026-06-13', type, type, recipe, now()
       from trip, (values ('lunch', 'Serves 8, about 35 minutes.'), ('dinner', 'Stir.'), ('snack', null)) given (type, recipe)`,
    );
    await new MealMinutes1700000020900().up(runner);
    const meals: unknown = await runner.query('select name, recipe, minutes from meals order by name');
    await end();
    expect(meals).toEqual([
      { name: 'dinner', recipe: 'Stir.', minutes: null },
      { name: 'lunch', recipe: 'Serves 8, about 35 minutes.', minutes: 35 },
      { name: 'snack', recipe: null, minutes: null },
    ]);
  });

  it.each<[typed: string, avoided: readonly object[], after: readonly object[]]>([
    ['Nuts', [TREE_NUT], [TREE_NUT, PEANUT]],
    [
      'Nuts and soy as a diet',
      [{ ...TREE_NUT, strictness: 'diet' }, SOY],
      [{ ...TREE_NUT, strictness: 'diet' }, SOY, { ...PEANUT, strictness: 'diet' }],
    ],
    ['both', [PEANUT, TREE_NUT], [PEANUT, TREE_NUT]],
    ['nut-free', [TREE_NUT, NUT_FREE], [TREE_NUT, NUT_FREE]],
    ['other allergies', [SOY], [SOY]],
    ['nothing', [], []],
  ])('let people avoid peanuts who said %s before these were two', async (_typed, avoided, after) => {
    const { runner, end } = await storedAnswer(NutsSaidBefore1700000020520, avoided);
    await new NutsSaidBefore1700000020520().up(runner);
    const avoids: unknown = await runner.query(
      'select avoids from eaters union all select avoids from remembered_eaters',
    );
    await end();
    expect(avoids).toEqual([{ avoids: after }, { avoids: after }]);
  });

  it('make remarks said before notes, also what an account remembers', async () => {
    const sentence = { kind: 'word', value: 'call me if unsure', strictness: 'allergy' };
    const unknown = { kind: 'word', value: 'zorblax', strictness: 'allergy' };
    const { runner, end } = await storedAnswer(RemarksSaidBefore1700000020910, [PEANUT, sentence, unknown]);
    await new RemarksSaidBefore1700000020910().up(runner);
    const answers: unknown = await runner.query(
      'select avoids, note from eaters union all select avoids, note from remembered_eaters',
    );
    await end();
    const answer = { avoids: [PEANUT, unknown], note: 'call me if unsure' };
    expect(answers).toEqual([answer, answer]);
  });

  it('set the place of a trip’s rows', async () => {
    const { runner, end } = await before(TripKeys1700000012000);
    const tripId = '01900000-0000-7000-8000-00abc0000000';
    await runner.query(
      `insert into trips (id, name, location, start_date, end_date, created_at)
       values ($1, 'Moab', 'Utah', '2026-06-13', '2026-06-14', now())`,
      [tripId],
    );
    await runner.query(
      `insert into participants (id, trip_id, name, invite_status, created_at)
       values ('01900000-0000-7000-8000-00def0000000', $1, 'Maya', 'accepted', now())`,
      [tripId],
    );
    await new TripKeys1700000012000().up(runner);
    const places: unknown = await runner.query(
      'select place from trips union all select place from participants',
    );
    const analyzed: unknown = await runner.query(
      "select tablename from pg_stats where schemaname = 'public' and attname = 'place' order by 1",
    );
    await end();
    expect(places).toEqual([{ place: 0xabc }, { place: 0xabc }]);
    expect(analyzed).toEqual([{ tablename: 'participants' }, { tablename: 'trips' }]);
  });

  it('number the changes of trips from 0', async () => {
    const { runner, end } = await before(TripEvents1700000015000);
    await runner.query(
      `insert into trips (id, name, location, start_date, end_date, created_at)
       values ('01900000-0000-7000-8000-00abc0000000', 'Moab', 'Utah', '2026-06-13', '2026-06-14', now())`,
    );
    await new TripEvents1700000015000().up(runner);
    const revisions: unknown = await runner.query('select revision from trip_revisions');
    await end();
    expect(revisions).toEqual([{ revision: 0 }]);
  });

  it('give each pending or accepted participant an eater', async () => {
    const { runner, end } = await before(Eaters1700000016000);
    await runner.query(
      `insert into trips (id, name, location, start_date, end_date, created_at)
       values ('01900000-0000-7000-8000-00abc0000000', 'Moab', 'Utah', '2026-06-13', '2026-06-14', now())`,
    );
    await runner.query(
      `insert into participants (id, trip_id, name, invite_status, created_at)
       select gen_random_uuid(), '01900000-0000-7000-8000-00abc0000000', status, status, now()
       from unnest(array['accepted', 'pending', 'declined']) status`,
    );
    await new Eaters1700000016000().up(runner);
    const eaters: unknown = await runner.query(
      `select p.name, e.portion_quarters as quarters, e.is_companion as "isCompanion"
       from eaters e join participants p on p.id = e.participant_id order by p.name`,
    );
    await end();
    expect(eaters).toEqual([
      { name: 'accepted', quarters: 4, isCompanion: false },
      { name: 'pending', quarters: 4, isCompanion: false },
    ]);
  });

  it('give each meal the portions of the eaters', async () => {
    const { runner, end } = await before(Eaters1700000016000);
    await runner.query(
      `insert into trips (id, name, location, start_date, end_date, created_at)
       select gen_random_uuid(), name, 'Utah', '2026-06-13', '2026-06-14', now() from unnest(array['Moab', 'Zion']) name`,
    );
    await runner.query(
      `insert into participants (id, trip_id, name, invite_status, created_at)
       select gen_random_uuid(), id, status, status, now()
       from trips, unnest(array['accepted', 'pending', 'declined']) status where trips.name = 'Moab'`,
    );
    await runner.query(
      `insert into meals (id, trip_id, date, type, name, created_at)
       select gen_random_uuid(), id, '2026-06-13', 'dinner', name, now() from trips`,
    );
    await new Eaters1700000016000().up(runner);
    await new NeededAmounts1700000016100().up(runner);
    const meals: unknown = await runner.query(
      'select name, portion_quarters as quarters, servings_quarters as servings from meals order by name',
    );
    await end();
    expect(meals).toEqual([
      { name: 'Moab', quarters: 8, servings: null },
      { name: 'Zion', quarters: 0, servings: null },
    ]);
  });

  it('fill the trips of accounts from the participants', async () => {
    const { runner, end } = await before(TripKeys1700000012000);
    await runner.query(`
      insert into users (id, phone, name, created_at)
        select gen_random_uuid(), '+1415555010' || n, name, now()
        from unnest(array['Maya', 'Jonas', 'Ruth']) with ordinality as one (name, n);
      insert into trips (id, name, location, start_date, end_date, created_at)
        values (gen_random_uuid(), 'Moab', 'Utah', '2026-06-13', '2026-06-14', now());
      insert into participants (id, trip_id, user_id, name, invite_status, invited_by, created_at)
        select gen_random_uuid(), trips.id, users.id, users.name, status, inviter.id, now()
        from (values ('Maya', 'accepted'), ('Jonas', 'pending')) as one (name, status)
          join users using (name) join users inviter on inviter.name = 'Ruth', trips;
    `);
    await new TripKeys1700000012000().up(runner);
    const statuses: unknown = await runner.query(
      'select name, status from user_trips join users on users.id = user_id order by name',
    );
    await end();
    expect(statuses).toEqual([
      { name: 'Jonas', status: 'pending' },
      { name: 'Maya', status: 'accepted' },
      { name: 'Ruth', status: 'left' },
    ]);
  });

  it('say the decimals by which amounts were counted, and leave the amounts as they are', async () => {
    const { runner, end } = await before(AmountDigits1700000020400);
    await runner.query(`
      insert into trips (id, name, location, start_date, end_date, created_at, currency)
        select gen_random_uuid(), code, 'Anywhere', '2026-06-13', '2026-06-14', now(), code
        from unnest(array['IDR', 'USD', 'JPY', 'KWD', 'RSD']) code;
      insert into participants (id, trip_id, name, invite_status, created_at)
        select gen_random_uuid(), id, one, 'accepted', now() from trips, unnest(array['Maya', 'Leo']) one;
      insert into receipts (id, trip_id, paid_by_id, amount_cents, currency, rate, date, kind, split, created_at)
        select gen_random_uuid(), trip_id, id, 250000, foreign_one, foreign_one, '2026-06-13', 'other', 'equal', now()
        from participants, unnest(array[null, 'IDR']) foreign_one where name = 'Maya';
      insert into transfers (id, trip_id, from_id, to_id, amount_cents, date, created_at)
        select gen_random_uuid(), p.trip_id, p.id, o.id, 125000, '2026-06-13', now()
        from participants p join participants o on o.trip_id = p.trip_id where p.name = 'Leo' and o.name = 'Maya';
    `);
    await new AmountDigits1700000020400().up(runner);
    const stored = await runner.manager.query<{ currency: string; own: string | null }[]>(`
      select t.currency, r.currency as own, r.amount_cents, r.amount_digits, r.share_digits, p.amount_digits as paid
      from receipts r join trips t on t.id = r.trip_id join transfers p on p.trip_id = t.id`);
    await end();
    const engine = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    expect(stored).toHaveLength(10);
    expect(stored).toEqual(
      stored.map(({ currency, own }) => ({
        currency,
        own,
        amount_cents: 250_000,
        amount_digits: engine(own ?? currency),
        share_digits: engine(currency),
        paid: engine(currency),
      })),
    );
  });

  it('count amounts by ISO 4217, however they were counted before', async () => {
    const { runner, end } = await before(IsoAmounts1700000023500);
    await runner.query(`
      insert into trips (id, name, location, start_date, end_date, created_at, currency)
        select gen_random_uuid(), code, 'Anywhere', '2026-06-13', '2026-06-14', now(), code
        from unnest(array['IDR', 'EUR']) code;
      insert into participants (id, trip_id, name, invite_status, created_at)
        select gen_random_uuid(), id, one, 'accepted', now() from trips, unnest(array['Maya', 'Leo']) one;
      insert into receipts (id, trip_id, paid_by_id, label, amount_cents, amount_digits, share_digits, currency, rate,
          date, kind, split, frozen_at, created_at)
        select gen_random_uuid(), trip_id, p.id, label, 1000, amount_digits, share_digits, r.currency, r.rate,
          '2026-06-13', 'other', split, frozen_at, now()
        from participants p join trips t on t.id = p.trip_id and p.name = 'Maya' join (values
          ('IDR', 'whole', 0, 0, null, null, 'shares', null),
          ('IDR', 'unsaid', null, null, null, null, 'shares', null),
          ('IDR', 'frozen', 0, 0, null, null, 'by-portions', now()),
          ('IDR', 'frozen euros', 2, 0, 'EUR', '18000', 'by-portions', now()),
          ('IDR', 'euros', 2, 0, 'EUR', '18000', 'shares', null),
          ('IDR', 'by ISO', 2, 2, null, null, 'shares', null),
          ('EUR', 'rupiahs', 0, 2, 'IDR', '0.00005', 'shares', null),
          ('EUR', 'by ISO', 2, 2, null, null, 'shares', null)
        ) r (trip, label, amount_digits, share_digits, currency, rate, split, frozen_at) on r.trip = t.currency;
      insert into receipt_shares (trip_id, receipt_id, participant_id, amount_cents)
        select trip_id, id, paid_by_id, 600 from receipts;
      insert into transfers (id, trip_id, from_id, to_id, amount_cents, amount_digits, settled_shares, date, created_at)
        select gen_random_uuid(), p.trip_id, p.id, o.id, 300, digits, '{"participantIds":[],"receipts":[]}', '2026-06-13', now()
        from participants p join participants o on o.trip_id = p.trip_id join trips t on t.id = p.trip_id
          join (values ('IDR', 0), ('IDR', null), ('IDR', 2), ('EUR', 2)) d (trip, digits) on d.trip = t.currency
        where p.name = 'Leo' and o.name = 'Maya';
    `);
    await new IsoAmounts1700000023500().up(runner);
    const receipts: unknown = await runner.query(`
      select t.currency || ' ' || label as receipt, r.amount_cents as amount, s.amount_cents as share,
        amount_digits || ' ' || share_digits as digits
      from receipts r join trips t on t.id = r.trip_id join receipt_shares s on s.receipt_id = r.id order by 1`);
    const transfers: unknown = await runner.query(`
      select currency, amount_cents as amount, amount_digits as digits, settled_shares is null as "isForgotten"
      from transfers p join trips t on t.id = p.trip_id order by currency, amount`);
    await end();
    expect(receipts).toEqual(
      (
        [
          ['EUR by ISO', 1_000, 600],
          ['EUR rupiahs', 100_000, 60_000],
          ['IDR by ISO', 1_000, 600],
          ['IDR euros', 1_000, 600],
          ['IDR frozen', 100_000, 60_000],
          ['IDR frozen euros', 1_000, 60_000],
          ['IDR unsaid', 100_000, 60_000],
          ['IDR whole', 100_000, 60_000],
        ] as const
      ).map(([receipt, amount, share]) => ({ receipt, amount, share, digits: '2 2' })),
    );
    expect(transfers).toEqual([
      { currency: 'EUR', amount: 300, digits: 2, isForgotten: true },
      { currency: 'IDR', amount: 300, digits: 2, isForgotten: true },
      { currency: 'IDR', amount: 30_000, digits: 2, isForgotten: true },
      { currency: 'IDR', amount: 30_000, digits: 2, isForgotten: true },
    ]);
  });
});

/** Maya's avoids on a trip and in her account, {@link before} a migration. */
async function storedAnswer(migration: new () => Migration, avoids: readonly object[]) {
  const { runner, end } = await before(migration);
  await runner.query(
    `with trip as (insert into trips (id, name, location, start_date, end_date, created_at)
       values (gen_random_uuid(), 'Moab', 'Utah', '2026-06-13', '2026-06-14', now()) returning id),
     maya as (insert into participants (id, trip_id, name, invite_status, created_at)
       select gen_random_uuid(), id, 'Maya', 'accepted', now() from trip returning id, trip_id),
     own as (insert into users (id, phone, name, created_at)
       values (gen_random_uuid(), '+14155550123', 'Maya', now()) returning id),
     eater as (insert into eaters (id, trip_id, participant_id, avoids, created_at)
       select gen_random_uuid(), trip_id, id, $1, now() from maya)
     insert into remembered_eaters (id, user_id, avoids) select gen_random_uuid(), id, $1 from own`,
    [JSON.stringify(avoids)],
  );
  return { runner, end };
}

/** A database as it was before a migration. */
async function before(migration: new () => Migration) {
  const database = await scratchDatabase('template1');
  const dataSource = await createDataSource(database.connection).initialize();
  const names = dataSource.migrations.map((one) => one.constructor.name);
  const earlier = new Set(names.slice(0, names.indexOf(migration.name)));
  await changeTables(
    dataSource,
    () => undefined,
    (db) => runMigrations(db, (name) => earlier.has(name)),
  );
  return {
    runner: dataSource.createQueryRunner(),
    end: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}
