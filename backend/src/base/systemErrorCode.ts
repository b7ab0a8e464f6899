/** "ENOENT", "57P03", or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  // Jest's realm has its own Error: no instanceof.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
