import type { ParticipantAbility } from '../gql/schema.generated.ts';

/** Actions that need a confirmation. */
export type MemberDeed = 'promote' | 'demote' | 'remove' | 'leave';

export interface AskedDeed {
  readonly deed: MemberDeed;
  readonly participantId: string;
}

const ABILITIES: Readonly<Record<MemberDeed, ParticipantAbility>> = {
  promote: 'PROMOTE',
  demote: 'DEMOTE',
  remove: 'REMOVE',
  leave: 'LEAVE',
};

// The record above has every action.
const DEEDS = Object.keys(ABILITIES) as MemberDeed[];

/** The allowed actions, in menu order. */
export function deedsOf({ viewerCan }: { readonly viewerCan: readonly ParticipantAbility[] }): MemberDeed[] {
  return DEEDS.filter((deed) => viewerCan.includes(ABILITIES[deed]));
}

/** An action in the address: `remove.0190b000-…`. */
export function deedText({ deed, participantId }: AskedDeed): string {
  return `${deed}.${participantId}`;
}

/** Parses {@link deedText}; null if invalid. */
export function readDeed(text: string | null): AskedDeed | null {
  const [deedName = '', participantId = ''] = text?.split('.') ?? [];
  const deed = DEEDS.find((known) => known === deedName);
  return deed === undefined || participantId === '' ? null : { deed, participantId };
}
