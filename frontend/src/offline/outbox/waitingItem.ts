import { t } from '@lingui/core/macro';
interface ReadLine {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
}

/** An item typed for a trip's list, until the server has it. */
export interface WaitingItem {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly tripId: string;
  /** As typed. */
  readonly line: string;
  /** What the line says; missing in old records. */
  readonly read?: ReadLine;
  /** Of typing; ms since 1970. */
  readonly typedAt: number;
  /** Before the first call: it may have arrived. Null: the server cannot know it. */
  readonly firstSentAt: number | null;
  /** Id of the item that the server made of it; then it is about to end. */
  readonly addedAs?: string;
  /** Why the server refused it; null while it waits. */
  readonly refusal: string | null;
  /** Taken back after it was sent: hidden, and deleted once it is confirmed. */
  readonly isUndone: boolean;
}

/** The server forgets keys after a day: a call then could add the item twice. */
const KEY_KEPT_MS = 23 * 3600 * 1000;

export const MAYBE_ADDED = t`It may have been added already: look for it on the list.`;

export function isKeyForgotten({ firstSentAt }: WaitingItem, now: number): boolean {
  return firstSentAt !== null && now - firstSentAt > KEY_KEPT_MS;
}

/** In the order of typing. */
export function inOrder(items: Iterable<WaitingItem>): WaitingItem[] {
  return [...items].sort((one, other) => one.typedAt - other.typedAt || (one.key < other.key ? -1 : 1));
}
