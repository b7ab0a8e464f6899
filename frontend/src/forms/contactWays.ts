/** How people sign in and are invited by a code or a link that is sent to them. */
export type ContactWay = 'PHONE' | 'EMAIL';

/** For texts that name the ways; null for none. */
export function namedWays(ways: readonly ContactWay[]): 'both' | ContactWay | null {
  return ways.length > 1 ? 'both' : (ways[0] ?? null);
}

/** The ways to sign in by which people can be invited. */
export function contactWays(signInWays: readonly string[]): ContactWay[] {
  return (['PHONE', 'EMAIL'] as const).filter((way) => signInWays.includes(way));
}
