const FRAGMENT = /^#invite=([\w-]+)$/;

/** The token in the fragment of an invitation link, which no server sees; else null. */
export function inviteTokenIn(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[1] ?? null;
}
