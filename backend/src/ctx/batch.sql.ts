import { once, type Once } from './idempotency.sql.ts';
import type { Ctx } from './ctx.ts';
import type { EntityClass } from '../db/columns.ts';

/** Hex digits that count the rows of a batch. */
const DIGITS = 3;

type Batch<Row> =
  | { readonly isRepeat: true; readonly rows: Row[] }
  | { readonly isRepeat: false; readonly idAt: (index: number) => string };

/**
 * {@link once} for a call that adds several rows, at most 4,096. Their ids are consecutive: sorted like the list, and
 * found again by a repeated call.
 * @param resultId a new id
 * @returns the ids to add, or of a repeated call the rows that remain
 * @throws as {@link once}
 */
export async function onceForRows<Row extends { readonly id: string }>(
  tx: Ctx,
  entity: EntityClass<Row>,
  key: { readonly [Property in keyof Row]?: Row[Property] },
  { size, resultId, ...call }: Once & { readonly size: number },
): Promise<Batch<Row>> {
  const batchId = idInBatch(resultId, 0);
  const first = await once(tx, { ...call, resultId: batchId });
  if (!first.isRepeat) return { isRepeat: false, idAt: (index) => idInBatch(batchId, index) };
  const ids = Array.from({ length: size }, (_, index) => idInBatch(first.resultId, index));
  const rows = await tx.db
    .createQueryBuilder(entity, 'row')
    .where(key)
    .andWhere('row.id = any(:ids)', { ids })
    .orderBy('row.id')
    .getMany();
  return { isRepeat: true, rows };
}

function idInBatch(id: string, index: number): string {
  return id.slice(0, -DIGITS) + index.toString(16).padStart(DIGITS, '0');
}
