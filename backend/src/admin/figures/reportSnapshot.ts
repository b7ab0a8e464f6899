import { bulkhead } from 'cockatiel';
import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../ctx/ctx.ts';
import { readSnapshot } from '../../db/snapshot.ts';

/** More would compete for cores and connections. */
const MAX_REPORTS = 2;

/** Sorts in memory; random reads of cached indexes are cheap; JIT takes longer than it saves. */
const SETTINGS = { work_mem: '64MB', random_page_cost: '1.1', jit: 'off' };

const reports = bulkhead(MAX_REPORTS, Number.POSITIVE_INFINITY);

/** Runs a report in one read-only snapshot, at most two at once. */
export function withReportSnapshot<Result>(
  ctx: Ctx,
  read: (db: EntityManager) => Promise<Result>,
): Promise<Result> {
  return reports.execute(() => readSnapshot(ctx.db, SETTINGS, read));
}
