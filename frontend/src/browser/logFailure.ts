/** For errors that users need not see. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants these failures logged and nothing more
  console.warn(what, error);
}
