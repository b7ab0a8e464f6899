import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { addCitusStandIn } from '../../../test/postgres/citusStandIn.ts';
import { scratchDatabase, type ScratchDatabase } from '../../../test/postgres/scratchDatabase.ts';
import { createDataSource } from '../connection/dataSource.ts';
import { LOCAL_TABLES, TRIP_TABLES } from '../tables.ts';
import { distribute } from './distribute.ts';

let database: ScratchDatabase;
let client: pg.Client;
let dataSource: DataSource;
let lines: string[];
beforeEach(async () => {
  database = await scratchDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
  dataSource = await createDataSource(database.connection, { poolSize: 1, queryTimeoutMs: 0 }).initialize();
  lines = [];
});
afterEach(async () => {
  await dataSource.destroy();
  await client.end();
  await database.drop();
});

const run = () => distribute(dataSource, (line) => lines.push(line));

async function names(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

const CONSTRAINTS = `select c.conrelid::regclass || ' ' || conname as name from pg_constraint c
  where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 'pg_dist_partition'::regclass order by 1`;
const DISTRIBUTED = 'select logicalrelid::text as name from pg_dist_partition order by 1';

describe('every table', () => {
  it('is decided on: distributed or local', async () => {
    const tables = await names(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    expect([...TRIP_TABLES, ...LOCAL_TABLES].sort()).toEqual(tables);
  });

  it('has its decision in the documents', () => {
    const documents = readFileSync('docs/operation.md', 'utf8');
    for (const table of [...TRIP_TABLES, ...LOCAL_TABLES]) expect(documents).toContain(`\`${table}\``);
  });
});

describe('npm run distribute', () => {
  it('refuses a database without Citus', async () => {
    await expect(run()).rejects.toThrow('DATABASE_URL points to a database without the extension citus.');
    expect(lines).toEqual([]);
  });

  it('refuses pending migrations', async () => {
    await addCitusStandIn(client);
    await client.query('delete from migrations where id = (select max(id) from migrations)');
    await expect(run()).rejects.toThrow('Migrations are pending');
    expect(await names(DISTRIBUTED)).toEqual([]);
  });

  it('distributes the tables of trips, and keeps the names of their constraints', async () => {
    await addCitusStandIn(client);
    const before = await names(CONSTRAINTS);
    await run();
    expect(await names(DISTRIBUTED)).toEqual([...TRIP_TABLES].sort());
    expect(await names('select distinct colocationid::text as name from pg_dist_partition')).toEqual(['1']);
    const after = await names(CONSTRAINTS);
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
    expect(before.filter((name) => !after.includes(name))).toEqual([
      'participants participants_invited_by_fkey',
      'participants participants_user_fkey',
      'trips trips_created_by_fkey',
    ]);
    for (const table of TRIP_TABLES) expect(lines).toContain(`${table} is being distributed …`);
  });

  it('leaves no foreign key between local and distributed tables', async () => {
    await addCitusStandIn(client);
    await run();
    const mixed = await names(
      `select conname as name from pg_constraint where contype = 'f'
         and (conrelid in (select logicalrelid from pg_dist_partition))
           <> (confrelid in (select logicalrelid from pg_dist_partition))`,
    );
    expect(mixed).toEqual([]);
  });

  it('does nothing the second time', async () => {
    await addCitusStandIn(client);
    await run();
    lines = [];
    await run();
    for (const table of TRIP_TABLES) expect(lines).toContain(`${table} is already distributed.`);
    expect(lines.join()).not.toContain('being distributed');
  });

  it('goes on where a run failed', async () => {
    await addCitusStandIn(client);
    const before = await names(CONSTRAINTS);
    await client.query('create unique index extra on ingredients (id)');
    await expect(run()).rejects.toThrow('cannot create constraint on "ingredients"');
    expect(await names(DISTRIBUTED)).toEqual([
      'attendance_exceptions',
      'duties',
      'eaters',
      'invitation_links',
      'meals',
      'participants',
      'trips',
    ]);
    await client.query('drop index extra');
    await run();
    expect(await names(DISTRIBUTED)).toEqual([...TRIP_TABLES].sort());
    expect((await names(CONSTRAINTS)).length).toBe(before.length - 3);
  });

  it('takes longer than a statement of the server may', async () => {
    await addCitusStandIn(client);
    await client.query(`alter function create_distributed_table rename to distribute_at_once;
      create function create_distributed_table(table_name regclass, distribution_column text, colocate_with text)
      returns void language sql
        return (select distribute_at_once(table_name, distribution_column, 'hash', colocate_with) from pg_sleep(0.2))`);
    await dataSource.query("set statement_timeout = '100ms'");
    await run();
    expect(await names(DISTRIBUTED)).toEqual([...TRIP_TABLES].sort());
  });
});
