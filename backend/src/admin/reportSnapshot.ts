import { bulkhead } from 'cockatiel';
import type { EntityManager } from 'typeorm';
import type { Ctx } from '../ctx/ctx.ts';
import { readSnapshot } from '../db/snapshot.ts';

/** More reports at once would compete for the same cores and take the pool's connections. */
const MAX_REPORTS = 2;

/** Room to sort in memory; cheap random reads, since the indexes are cached; JIT takes longer than it saves. */
const SETTINGS = { work_mem: '64MB', random_page_cost: '1.1', jit: 'off' };

const reports = bulkhead(MAX_REPORTS, Number.POSITIVE_INFINITY);

/** Runs the statements of a report over whole tables in one read-only snapshot, at most two reports at once. */
export function withReportSnapshot<Result>(
  ctx: Ctx,
  read: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  return reports.execute(() => readSnapshot(ctx.db, SETTINGS, read));
}
