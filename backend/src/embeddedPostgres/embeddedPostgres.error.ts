/** The embedded Postgres cannot run; the message says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The `code` of a system or database error ("ENOENT", "57P03"), else undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  // Jest's realm has an Error of its own, so instanceof would fail.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
