/** Logs an error that the user need not know about. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants these failures logged and nothing more
  console.warn(what, error);
}
