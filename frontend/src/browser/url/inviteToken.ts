const KEY = /^#for=([\w-]{22})$/;
const FRAGMENT = /^#invite=([\w-]+)$/;

/** The token in the fragment of an invitation link, which no server sees; else null. */
export function inviteTokenIn(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[1] ?? null;
}

/** The token of a texted invitation, from the address' parameter and fragment; null without a key. */
export function textedTokenIn(participantId: string | null, hash: string): string | null {
  const key = KEY.exec(hash)?.[1];
  return participantId === null || key === undefined ? null : `${participantId}.${key}`;
}
