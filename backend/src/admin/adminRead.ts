import type { EntityManager } from 'typeorm';
import type { Ctx } from '../ctx/ctx.ts';

/** Reads over whole tables that one process runs at once: more would only take turns on the same cores. */
const AT_ONCE = 2;

/**
 * The indexes that these statements go through are in memory: it costs as much to jump about in them as to read on. And
 * what JIT saves, it takes before the first row.
 */
const SETTINGS = `set local work_mem = '64MB'; set local random_page_cost = 1.1; set local jit = off`;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs statements that look at whole tables: all in one snapshot of the database, which they can only read, with the room
 * to sort and group that they need, and few at once, so that they leave the connections to everybody else.
 */
export async function readWhole<Result>(
  ctx: Ctx,
  read: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  await turn();
  try {
    return await ctx.db.transaction('REPEATABLE READ', async (db) => {
      await db.query(`set transaction read only; ${SETTINGS}`);
      return read(db);
    });
  } finally {
    passOn();
  }
}

async function turn(): Promise<void> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Who waits longest takes the place itself: nobody who comes in between finds it free. */
function passOn(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}
