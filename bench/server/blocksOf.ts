import type { DataSource } from 'typeorm';
import { STATEMENTS } from '../../backend/src/db/statement.ts';

/** Afterwards Postgres may choose a generic plan. */
const PLANS_BEFORE = 5;

/** A statement of the product, by its name, and the values of its parameters. */
export interface Call {
  readonly name: string;
  readonly values: readonly Value[];
}
type Value = string | number | boolean | null | readonly (string | number)[];

interface Explained {
  readonly 'QUERY PLAN': readonly [
    { readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } },
  ];
}

/** @returns blocks of tables and indexes that the statement reads; its changes are rolled back */
export async function blocksOf(db: DataSource, { name, values }: Call): Promise<number> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`prepare call as ${STATEMENTS.get(name)}`);
    const execute = `execute call (${values.map(literal).join(', ')})`;
    for (let plan = 0; plan < PLANS_BEFORE; plan++) await runner.query(`explain ${execute}`);
    // The first execution reads the catalog, too.
    await runner.query('savepoint before');
    await runner.query(execute);
    await runner.query('rollback to savepoint before');
    // The answer of Postgres to this statement.
    const [explained] = (await runner.query(
      `explain (analyze, buffers, format json) ${execute}`,
    )) as Explained[];
    if (explained === undefined) throw new Error(`${name}: no plan.`);
    const { Plan: plan } = explained['QUERY PLAN'][0];
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  } finally {
    await runner.rollbackTransaction();
    await runner.query('deallocate all');
    await runner.release();
  }
}

function literal(value: Value): string {
  if (value === null) return 'null';
  return typeof value === 'object' ? `'{${value.join(',')}}'` : `'${value}'`;
}
