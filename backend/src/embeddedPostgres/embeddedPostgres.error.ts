/** Why the embedded Postgres cannot run, in a sentence that tells its reader what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The `code` of a system or database error ("ENOENT", "57P03"), undefined for every other thing that was thrown. */
export function systemErrorCode(error: unknown): string | undefined {
  // No instanceof: Jest runs tests in a realm of their own, whose Error is not the one of Node's modules.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
