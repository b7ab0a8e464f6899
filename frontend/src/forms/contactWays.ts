/** How people sign in and are invited by a code or a link that is sent to them. */
export type ContactWay = 'PHONE' | 'EMAIL';

/** The ways to sign in by which people can be invited. */
export function contactWays(signInWays: readonly string[]): ContactWay[] {
  return (['PHONE', 'EMAIL'] as const).filter((way) => signInWays.includes(way));
}
