const FIRST_SECONDS = 10;
const LAST_SECONDS = 3600;

/** 10 s, doubled per failed attempt, at most an hour. */
export function backOffSeconds(attempts: number): number {
  return Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LAST_SECONDS);
}
