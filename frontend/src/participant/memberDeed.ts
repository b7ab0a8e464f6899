import type { ParticipantAbility } from '../gql/schema.generated.ts';

/** What is asked about before it is done with a participant. */
export type MemberDeed = 'promote' | 'demote' | 'remove' | 'leave';

/** A deed and whom it is about. */
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

// All of them, since the record above has each.
const DEEDS = Object.keys(ABILITIES) as MemberDeed[];

/** The deeds that the viewer may do with a participant, in the order of a menu. */
export function deedsOf({ viewerCan }: { readonly viewerCan: readonly ParticipantAbility[] }): MemberDeed[] {
  return DEEDS.filter((deed) => viewerCan.includes(ABILITIES[deed]));
}

/** How a deed that is being asked about stands in the address: `remove.0190b000-…`. */
export function deedText({ deed, participantId }: AskedDeed): string {
  return `${deed}.${participantId}`;
}

/** The deed of such a text; null for none and for what is none. */
export function readDeed(text: string | null): AskedDeed | null {
  const [deedName = '', participantId = ''] = text?.split('.') ?? [];
  const deed = DEEDS.find((known) => known === deedName);
  return deed === undefined || participantId === '' ? null : { deed, participantId };
}
