import fc from 'fast-check';
import * as z from 'zod/mini';
import { AuditEntry } from '../../src/entities/auditEntry.entity.ts';
import { Receipt } from '../../src/entities/costs/receipt.entity.ts';
import { Transfer } from '../../src/entities/costs/transfer.entity.ts';
import { Payment } from '../../src/entities/payment.entity.ts';
import { tableOf, type EntityClass } from '../../src/db/columns.ts';
import { STATEMENTS } from '../../src/db/statement.ts';
import { buildPayment, buildPerson, buildReceipt, buildTransfer, newPhone, type Person } from '../build.ts';
import { buildCostsScene } from '../costs.ts';
import { allTests } from '../fixtures.ts';
import { testWorld } from '../world.ts';

const ADMIN_PHONE = newPhone();

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE });
const ada = allTests(() => buildPerson(world, { phone: ADMIN_PHONE }));

/** A list without a row in it. */
interface List {
  readonly reader: Person;
  readonly query: string;
  readonly variables: object;
  /** Places have few values, so that rows share an instant. */
  readonly add: (place: number) => Promise<string>;
}

const INSTANT = new Date(Date.UTC(2026, 5, 1, 12, 0, 0));

/** Sets what a Date cannot say: two instants within one millisecond. */
async function withinMillisecond(entity: EntityClass<object>, id: string, place: number) {
  const sql = `update ${tableOf(entity)} set created_at = $2::timestamptz + $3 * interval '1 microsecond' where id = $1`;
  await world.dataSource.query(sql, [id, INSTANT, place]);
}

const LISTS: Readonly<Record<string, () => Promise<List>>> = {
  'receipts of a trip': async () => {
    const { maya, own, trip } = await buildCostsScene(world);
    return {
      reader: maya,
      query: `query ($id: ID!, $limit: Int, $after: String) { trip(id: $id) { costs {
        receiptPage(limit: $limit, after: $after) { receipts { id } next } } } }`,
      variables: { id: trip.id },
      add: async (place) => {
        const { id } = await buildReceipt(world, own, { date: `2026-06-${13 + (place % 2)}` });
        await withinMillisecond(Receipt, id, place);
        return id;
      },
    };
  },
  'payments between people': async () => {
    const { maya, own, cook, trip } = await buildCostsScene(world);
    return {
      reader: maya,
      query: `query ($id: ID!, $limit: Int, $after: String) { trip(id: $id) { costs {
        paymentPage(limit: $limit, after: $after) { payments { id } next } } } }`,
      variables: { id: trip.id },
      add: async (place) => {
        const { id } = await buildTransfer(world, own, cook.id);
        await withinMillisecond(Transfer, id, place);
        return id;
      },
    };
  },
  'payments of an account': async () => {
    const reader = await buildPerson(world);
    return {
      reader,
      query: `query ($limit: Int, $after: String) {
        paymentHistory(limit: $limit, after: $after) { payments { id } next } }`,
      variables: {},
      add: async (place) => {
        const { id } = await buildPayment(world, reader, { status: 'failed', attemptedAt: INSTANT });
        await withinMillisecond(Payment, id, place);
        return id;
      },
    };
  },
  'the audit log': async () => {
    await world.dataSource.query('truncate audit_entries');
    return {
      reader: ada,
      query: `query ($limit: Int, $after: String) { admin { auditLog(
        input: { action: READ_PAYMENTS, limit: $limit, after: $after }) { entries { id } next } } }`,
      variables: {},
      add: async (place) => {
        const rows: { id: string }[] = await world.dataSource.query(
          `insert into audit_entries (id, action) values (gen_random_uuid(), 'read_payments') returning id`,
        );
        const id = rows[0]?.id ?? '';
        await withinMillisecond(AuditEntry, id, place);
        return id;
      },
    };
  },
};

const pageAnswer = z.object({ rows: z.array(z.object({ id: z.string() })), next: z.nullable(z.string()) });

async function readPage({ reader, query, variables }: List, limit: number, after: string | null) {
  const { data, code, message } = await reader.client.graphql(query, { ...variables, limit, after });
  if (code !== null) throw new Error(message ?? code);
  const { next, ...rest } = innermost(data);
  const { rows } = pageAnswer.parse({ rows: Object.values(rest)[0], next });
  return { ids: rows.map(({ id }) => id), next: next as string | null };
}

/** The object with `next`. */
function innermost(value: unknown): Record<string, unknown> {
  const fields = Object(value) as Record<string, unknown>;
  return 'next' in fields ? fields : innermost(Object.values(fields)[0]);
}

const place = fc.integer({ min: 0, max: 4 });
/** Of each page: its length, and the place of a row that is added before it is read. */
const steps = fc.array(fc.record({ limit: fc.integer({ min: 1, max: 3 }), added: fc.option(place) }), {
  minLength: 1,
  maxLength: 4,
});

describe.each(Object.entries(LISTS))('pages of %s', (_name, build) => {
  test('have each row once, in the order of the list, whatever is added meanwhile', async () => {
    const property = fc.asyncProperty(fc.array(place, { maxLength: 8 }), steps, async (places, readings) => {
      const list = await build();
      const first: string[] = [];
      for (const one of places) first.push(await list.add(one));
      const { ids: wholeList } = await readPage(list, 100, null);
      expect([...wholeList].sort()).toEqual([...first].sort());

      const found: string[] = [];
      let after: string | null = null;
      let index = 0;
      do {
        const { limit, added } = readings[index % readings.length] ?? { limit: 2, added: null };
        if (added !== null && index < 4) await list.add(added);
        const page = await readPage(list, limit, after);
        expect(page.ids.length).toBeLessThanOrEqual(limit);
        found.push(...page.ids);
        after = page.next;
        index += 1;
      } while (after !== null);

      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((id) => first.includes(id))).toEqual(wholeList);
    });
    await fc.assert(property, { numRuns: 8 });
  });

  test('are refused after what is no cursor', async () => {
    const list = await build();
    const others = ['-', 'abc', Buffer.from('12 34').toString('base64url'), 'x'.repeat(500)];
    for (const after of others) {
      const answer = await list.reader.client.graphql(list.query, { ...list.variables, after });
      expect([after, answer.code, answer.message]).toEqual([
        after,
        'BAD_USER_INPUT',
        'After has to be the cursor of an earlier page.',
      ]);
    }
  });

  test('follow a deleted row', async () => {
    const list = await build();
    for (const one of [3, 2, 1]) await list.add(one);
    const { ids } = await readPage(list, 100, null);
    const { next } = await readPage(list, 2, null);
    for (const table of ['receipts', 'transfers', 'payments', 'audit_entries'])
      await world.dataSource.query(`delete from ${table} where id = $1`, [ids[1]]);
    expect((await readPage(list, 2, next)).ids).toEqual([ids[2]]);
  });
});

test.each([
  ['newest_payments', ['00000000-0000-4000-8000-000000000001', null, null, null]],
  ['admin_audit_lines', Array.from({ length: 9 }, () => null)],
])('a page is found by an index, with any plan: %s', async (name, values) => {
  const plan = await world.dataSource.transaction(async (db) => {
    await db.query('set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off');
    await db.query(`prepare looked as ${STATEMENTS.get(name) ?? ''}`);
    const list = values.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ');
    const rows: { 'QUERY PLAN': string }[] = await db.query(`explain execute looked (${list})`);
    await db.query('deallocate looked');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Scan/);
  expect(plan).toMatch(/Index Cond: .*created_at/);
});
