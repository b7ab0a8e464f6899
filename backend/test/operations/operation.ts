import type { ErrorCode } from '../../../domain/errorCode.ts';

/** Callers by their role in the trip of the operation. */
export const ROLES = ['visitor', 'outsider', 'pending', 'member', 'organizer', 'creator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const PHASES = ['open', 'completed'] as const;
export type Phase = (typeof PHASES)[number];

/** Ids of the trip's rows, and unused values. */
export interface Fixture {
  readonly tripId: string;
  readonly mealId: string;
  readonly otherMealId: string;
  readonly ingredientId: string;
  readonly freeDate: string;
  /** A member other than the callers. */
  readonly otherId: string;
  /** An organizer other than the callers. */
  readonly otherOrganizerId: string;
  /** A pending participant. */
  readonly pendingId: string;
  /** The creator's participant. */
  readonly creatorId: string;
  /** The caller's participant, or another one for callers without. */
  readonly ownId: string;
  /** Eater of the caller, or of another one for callers without. */
  readonly ownEaterId: string;
  /** Brought by the same participant. */
  readonly ownCompanionId: string;
  /** Eater of `otherId`. */
  readonly otherEaterId: string;
  /** Brought by `otherId`. */
  readonly otherCompanionId: string;
  /** Eater of the pending participant. */
  readonly pendingEaterId: string;
  /** Paid by the caller, or by another one for callers without a participant; and by `otherId`. */
  readonly ownReceiptId: string;
  readonly otherReceiptId: string;
  /** From the same participants to `otherOrganizerId`. */
  readonly ownTransferId: string;
  readonly otherTransferId: string;
  /** Of the conflict of `otherEaterId` in `mealId`. */
  readonly settledBasis: string;
  /** A trip of the same people, with a meal. */
  readonly earlierTripId: string;
  /** Recipe of the caller, or of another one for visitors. */
  readonly ownRecipeId: string;
  /** Recipe that the creator shares with the trip. */
  readonly sharedRecipeId: string;
  /** A number not in the trip. */
  readonly newPhone: string;
  /** Of the trip's invitation link. */
  readonly linkToken: string;
}

type Outcome = 'OK' | ErrorCode;

/** An operation of the schema, how to call it, and its outcome for each role. */
interface Operation {
  readonly document: string;
  /** None by default. */
  variables?(fixture: Fixture): Record<string, unknown>;
  readonly outcomes: Readonly<Record<Phase, Readonly<Record<Role, Outcome>>>>;
}

/** The same outcome for all roles. */
export const allRoles = (outcome: Outcome): Readonly<Record<Role, Outcome>> => ({
  visitor: outcome,
  outsider: outcome,
  pending: outcome,
  member: outcome,
  organizer: outcome,
  creator: outcome,
  admin: outcome,
});

/** Every signed-in user. */
export const signedIn = { ...allRoles('OK'), visitor: 'UNAUTHENTICATED' } as const;
/** Only admins. */
export const admins = { ...allRoles('FORBIDDEN'), visitor: 'UNAUTHENTICATED', admin: 'OK' } as const;
/** Accepted participants; the trip is hidden from others. */
export const members = {
  visitor: 'UNAUTHENTICATED',
  outsider: 'NOT_FOUND',
  pending: 'NOT_FOUND',
  member: 'OK',
  organizer: 'OK',
  creator: 'OK',
  admin: 'NOT_FOUND',
} as const;
/** Accepted participants of a completed trip. */
export const membersLocked = {
  ...members,
  member: 'TRIP_COMPLETED',
  organizer: 'TRIP_COMPLETED',
  creator: 'TRIP_COMPLETED',
} as const;

/** Organizers of the trip, including its creator. */
export const organizers = { ...members, member: 'FORBIDDEN' } as const;
/** Organizers of a completed trip. */
export const organizersLocked = { ...membersLocked, member: 'FORBIDDEN' } as const;
/** The outcome for callers that pass the check. */
export const forOrganizers = (outcome: Outcome) =>
  ({ ...organizers, organizer: outcome, creator: outcome }) as const;
/** The pending participant. */
export const invited = { ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED', pending: 'OK' } as const;

/** The same outcomes for an open and a completed trip. */
export const always = (outcomes: Readonly<Record<Role, Outcome>>) => ({
  open: outcomes,
  completed: outcomes,
});
/** Allowed for members of an open trip. */
export const whileOpen = { open: members, completed: membersLocked };
/** Allowed for organizers of an open trip. */
export const organizersWhileOpen = { open: organizers, completed: organizersLocked };

/** The group of a participant's companion. */
export const cabinOf = ({ id }: { readonly id: string }) => `Cabin ${id}`;

/** A mutation with its one argument `input`. */
export function input(field: string, selection: string): string {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`;
}

/** Rows of the matrix by `Query.field`, `Mutation.field` or `Subscription.field`; a comma and a variant may follow. */
export type Operations = Readonly<Record<string, Operation>>;
