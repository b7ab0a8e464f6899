/** Notes on the console what went wrong where nobody has to be told: the app goes on without it. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants these failures logged and nothing more
  console.warn(what, error);
}
