import { listed } from '../../text/listed.ts';

export const UNAVAILABLE_KINDS = ['left_out', 'asked', 'not_here'] as const;
export type UnavailableKind = (typeof UNAVAILABLE_KINDS)[number];

/** What a shopper said who could not find an ingredient. A purchase or another name ends it. */
export interface Unavailable {
  readonly kind: UnavailableKind;
  /** Participant; null for a former one. */
  readonly by: string | null;
  /** ISO 8601 */
  readonly at: string;
  /** To the cooks. */
  readonly message: string | null;
  /** Where it was not found. */
  readonly shop: string | null;
  /** The cook who was asked; null for others, and for a former participant. */
  readonly asked: string | null;
}

export interface Findable {
  /** False while more is needed. */
  readonly purchased: boolean;
  readonly unavailable: Unavailable | null;
}

/** Whether it is neither to buy nor bought. */
export function isLeftOut({
  purchased,
  unavailable,
}: Pick<Findable, 'purchased'> & { readonly unavailable: Pick<Unavailable, 'kind'> | null }): boolean {
  return !purchased && unavailable?.kind === 'left_out';
}

/**
 * 'left out', 'asked Ana and Leo', 'not at Safeway'; several: 'asked Ana, not at Safeway'. Null if nothing is said.
 * @param nameOf null for former participants
 */
export function unavailableLabel(
  rows: readonly Findable[],
  nameOf: (participantId: string) => string | null,
): string | null {
  const said = rows.flatMap(({ purchased, unavailable }) =>
    purchased || unavailable === null ? [] : unavailable,
  );
  const isSaid = (kind: UnavailableKind) => said.some((one) => one.kind === kind);
  const cooks = distinct(said.flatMap(({ asked }) => (asked === null ? [] : (nameOf(asked) ?? []))));
  const shops = distinct(said.flatMap(({ shop }) => shop ?? []));
  const parts = [
    isSaid('left_out') ? ['left out'] : [],
    isSaid('asked') ? [`asked ${cooks.length === 0 ? 'the cook' : listed(cooks)}`] : [],
    shops.length > 0 ? [`not at ${listed(shops)}`] : isSaid('not_here') ? ['not in this shop'] : [],
  ].flat();
  return parts.length === 0 ? null : parts.join(', ');
}

/** 'No buckwheat flour'; with a message 'No buckwheat flour: only 500 g on the shelf'. */
export function missingLabel(name: string, { message }: Pick<Unavailable, 'message'>): string {
  const lowered = /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return message === null ? `No ${lowered}` : `No ${lowered}: ${message}`;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
