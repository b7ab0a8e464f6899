import { AFTER_MALFORMED } from '../../../domain/text/text.ts';
import { badInput, type AppError } from '../base/errors.ts';

/** A part of a list, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** For `after` of the next page; null after the last one. */
  readonly next: string | null;
}

/** Where a list by instant and id goes on; values of {@link follows}. */
export interface Position {
  /** Microseconds since 1970, as digits. */
  readonly afterMicros: string;
  readonly afterId: string;
}

/** A row of such a list. */
export interface Positioned {
  readonly id: string;
  readonly atMicros: string;
}

export const positionOf = ({ atMicros, id }: Positioned): string => `${atMicros} ${id}`;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const POSITION = new RegExp(`^(\\d{1,16}) (${UUID})$`);
/** Later than every row. */
const START: Position = { afterMicros: '9'.repeat(16), afterId: 'f'.repeat(32) };

/** SQL: an instant in microseconds, of which a Date would lose three digits. */
export const microsOf = (instant: string): string =>
  `(extract(epoch from ${instant}) * 1000000)::bigint::text`;

/** SQL: rows `alias` behind the position; without a null case, so that plans for any value use an index. */
export const follows = (alias: string): string =>
  `(${alias}.created_at, ${alias}.id) < (to_timestamp($afterMicros::bigint / 1000000.0), $afterId::uuid)`;

/** @throws BAD_USER_INPUT for what is no cursor of such a list */
export function positionIn(after: string | null | undefined): Position {
  if (after === null || after === undefined) return START;
  const [, afterMicros, afterId] = POSITION.exec(keyIn(after)) ?? [];
  if (afterMicros === undefined || afterId === undefined) throw malformed();
  return { afterMicros, afterId };
}

/**
 * @param rows one more than the page, if others follow
 * @param keyOf what its cursor holds
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return { rows: page, next: isLast ? null : Buffer.from(keyOf(last)).toString('base64url') };
}

/**
 * A page of a list that is in memory.
 * @param rows by falling key
 * @param keyOf a text that sorts, which starts with a day or an instant
 * @throws BAD_USER_INPUT for what is no cursor of such a list
 */
export function pageIn<Row>(
  rows: readonly Row[],
  { limit, after }: { readonly limit: number; readonly after: string | null | undefined },
  keyOf: (row: Row) => string,
): Page<Row> {
  if (after === null || after === undefined) return pageOf(rows, limit, keyOf);
  const last = keyIn(after);
  if (!/^\d{4}-\d\d-\d\d/.test(last)) throw malformed();
  return pageOf(
    rows.filter((row) => keyOf(row) < last),
    limit,
    keyOf,
  );
}

function keyIn(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}

function malformed(): AppError {
  return badInput('after', AFTER_MALFORMED);
}
