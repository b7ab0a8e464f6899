import type { ErrorCode } from '../../../domain/errorCode.ts';

/** Who calls, as seen from the trip that the operation is about. */
export const ROLES = ['guest', 'outsider', 'pending', 'member', 'organizer', 'creator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const PHASES = ['open', 'completed'] as const;
export type Phase = (typeof PHASES)[number];

/** The things in the trip that an operation can be about, and what is free in it. */
export interface Fixture {
  readonly tripId: string;
  readonly mealId: string;
  readonly ingredientId: string;
  readonly freeDate: string;
  /** A member who is none of the callers. */
  readonly otherId: string;
  /** An organizer who is none of the callers. */
  readonly otherOrganizerId: string;
  /** Who is invited, and has not answered. */
  readonly pendingId: string;
  /** Who created the trip, as a participant. */
  readonly creatorId: string;
  /** The caller, as a participant; somebody else's for a caller who is none. */
  readonly ownId: string;
  /** A number that the trip does not know. */
  readonly newPhone: string;
  /** Of the trip's invitation link. */
  readonly linkToken: string;
}

type Outcome = 'OK' | ErrorCode;

/** One operation of the schema, how to call it, and what each role gets. */
interface Operation {
  readonly document: string;
  variables(fixture: Fixture): Record<string, unknown>;
  readonly outcomes: Readonly<Record<Phase, Readonly<Record<Role, Outcome>>>>;
}

/** The same for all roles. */
export const everybody = (outcome: Outcome): Readonly<Record<Role, Outcome>> => ({
  guest: outcome,
  outsider: outcome,
  pending: outcome,
  member: outcome,
  organizer: outcome,
  creator: outcome,
  admin: outcome,
});

/** Whoever is signed in, in a trip or not. */
export const signedIn = { ...everybody('OK'), guest: 'UNAUTHENTICATED' } as const;
/** Admins alone. */
export const admins = { ...everybody('FORBIDDEN'), guest: 'UNAUTHENTICATED', admin: 'OK' } as const;
/** Whoever has joined the trip; for the others there is none. */
export const members = {
  guest: 'UNAUTHENTICATED',
  outsider: 'NOT_FOUND',
  pending: 'NOT_FOUND',
  member: 'OK',
  organizer: 'OK',
  creator: 'OK',
  admin: 'NOT_FOUND',
} as const;
/** The same once the trip is completed. */
export const membersLocked = {
  ...members,
  member: 'TRIP_COMPLETED',
  organizer: 'TRIP_COMPLETED',
  creator: 'TRIP_COMPLETED',
} as const;

/** The organizers of the trip, its creator among them. */
export const organizers = { ...members, member: 'FORBIDDEN' } as const;
/** The same once the trip is completed. */
export const organizersLocked = { ...membersLocked, member: 'FORBIDDEN' } as const;
/** What comes of it for those who are let in. */
export const forOrganizers = (outcome: Outcome) =>
  ({ ...organizers, organizer: outcome, creator: outcome }) as const;
/** Who is invited, and has not answered. */
export const invited = { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED', pending: 'OK' } as const;

/** Whether the trip is completed or not. */
export const always = (outcomes: Readonly<Record<Role, Outcome>>) => ({
  open: outcomes,
  completed: outcomes,
});
/** What members may as long as the trip is not completed. */
export const whileOpen = { open: members, completed: membersLocked };
/** What organizers may as long as the trip is not completed. */
export const organizersWhileOpen = { open: organizers, completed: organizersLocked };

/** A mutation with its one argument `input`. */
export const input = (field: string, type: string, selection: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`;

/** Rows of the matrix by `Query.field` or `Mutation.field`; behind a comma what is changed, where that is told apart. */
export type Operations = Readonly<Record<string, Operation>>;
