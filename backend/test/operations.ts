import type { ErrorCode } from '../../domain/errorCode.ts';

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
}

type Outcome = 'OK' | ErrorCode;

/** One operation of the schema, how to call it, and what each role gets. */
export interface Operation {
  readonly document: string;
  variables(fixture: Fixture): Record<string, unknown>;
  readonly outcomes: Readonly<Record<Phase, Readonly<Record<Role, Outcome>>>>;
}

const everybody = (outcome: Outcome): Readonly<Record<Role, Outcome>> => ({
  guest: outcome,
  outsider: outcome,
  pending: outcome,
  member: outcome,
  organizer: outcome,
  creator: outcome,
  admin: outcome,
});

const signedIn = { ...everybody('OK'), guest: 'UNAUTHENTICATED' } as const;
const admins = { ...everybody('FORBIDDEN'), guest: 'UNAUTHENTICATED', admin: 'OK' } as const;
const members = {
  guest: 'UNAUTHENTICATED',
  outsider: 'NOT_FOUND',
  pending: 'NOT_FOUND',
  member: 'OK',
  organizer: 'OK',
  creator: 'OK',
  admin: 'NOT_FOUND',
} as const;
const membersLocked = {
  ...members,
  member: 'TRIP_COMPLETED',
  organizer: 'TRIP_COMPLETED',
  creator: 'TRIP_COMPLETED',
} as const;

const organizers = { ...members, member: 'FORBIDDEN' } as const;
const organizersLocked = { ...membersLocked, member: 'FORBIDDEN' } as const;
const forOrganizers = (outcome: Outcome) =>
  ({ ...organizers, organizer: outcome, creator: outcome }) as const;
const invited = { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED', pending: 'OK' } as const;

const always = (outcomes: Readonly<Record<Role, Outcome>>) => ({ open: outcomes, completed: outcomes });
const whileOpen = { open: members, completed: membersLocked };
const organizersWhileOpen = { open: organizers, completed: organizersLocked };

const input = (field: string, type: string, selection: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`;

/**
 * Every field of Query and Mutation; behind a comma what is changed, where that is told apart. Sign-in is open to everybody; what a wrong code does is told in its own tests,
 * so here it is only seen that no role is turned away.
 */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'Query.me': { document: '{ me { id } }', variables: () => ({}), outcomes: always(everybody('OK')) },
  'Query.features': {
    document: '{ features { productName } }',
    variables: () => ({}),
    outcomes: always(everybody('OK')),
  },
  'Query.trips': { document: '{ trips { id } }', variables: () => ({}), outcomes: always(signedIn) },
  'Query.trip': {
    document: 'query ($id: ID!) { trip(id: $id) { id } }',
    variables: ({ tripId }) => ({ id: tripId }),
    outcomes: always(members),
  },
  'Query.meal': {
    document: 'query ($id: ID!) { meal(id: $id) { id } }',
    variables: ({ mealId }) => ({ id: mealId }),
    outcomes: always(members),
  },
  'Query.invitations': {
    document: '{ invitations { trip { name } } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.frequentMembers': {
    document: '{ frequentMembers { name } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.pastParticipants': {
    document: '{ pastParticipants { name } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.trip, its picture': {
    document: 'query ($id: ID!) { trip(id: $id) { photo { isDrawn } } }',
    variables: ({ tripId }) => ({ id: tripId }),
    outcomes: always(members),
  },
  'Query.locationImage': {
    document: '{ locationImage(location: "Crater Lake") { isDrawn } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.subscriptionStatus': {
    document: '{ subscriptionStatus { tripsRemaining } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.paymentHistory': {
    document: '{ paymentHistory { totalCount } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  // Nobody takes cards in that world: how far each gets is what counts.
  'Mutation.createPaymentIntent': {
    document: 'mutation { createPaymentIntent(input: { packageType: BUNDLE }) { paymentIntentId } }',
    variables: () => ({}),
    outcomes: always({ ...everybody('SERVICE_UNAVAILABLE'), guest: 'UNAUTHENTICATED' }),
  },
  'Mutation.confirmPayment': {
    document: 'mutation { confirmPayment(input: { paymentIntentId: "pi_1" }) { payment { id } } }',
    variables: () => ({}),
    outcomes: always({ ...everybody('SERVICE_UNAVAILABLE'), guest: 'UNAUTHENTICATED' }),
  },
  'Query.pricing': {
    document: '{ pricing { isAvailable } }',
    variables: () => ({}),
    outcomes: always(everybody('OK')),
  },
  'Query.admin': {
    document: '{ admin { productName } }',
    variables: () => ({}),
    outcomes: always(admins),
  },
  'Query.admin, what it holds': {
    document: `{ admin { userMetrics { totalUsers } tripMetrics { totalTrips } mealMetrics { totalMeals }
      aiUsageMetrics { totalTokensUsed } inviteMetrics { pendingInvitations } payments { totalCount }
      userCredits { totalCount } userFinancialReport { totalCount } trends(days: 1) { users } auditLog { totalCount } } }`,
    variables: () => ({}),
    outcomes: always(admins),
  },
  'Query.admin, beside other things and under other names': {
    document:
      '{ me { id } one: admin { userMetrics { totalUsers } } two: admin { payments { totalCount } } }',
    variables: () => ({}),
    outcomes: always(admins),
  },
  'Mutation.checkPhone': {
    document: input('checkPhone', 'CheckPhoneInput', 'exists'),
    variables: () => ({ input: { phone: '(415) 555-0199' } }),
    outcomes: always(everybody('OK')),
  },
  'Mutation.requestCode': {
    document: input('requestCode', 'RequestCodeInput', 'phone'),
    variables: () => ({ input: { phone: '12' } }),
    outcomes: always(everybody('BAD_USER_INPUT')),
  },
  'Mutation.verifyCode': {
    document: input('verifyCode', 'VerifyCodeInput', 'user { id }'),
    variables: () => ({ input: { phone: '(415) 555-0199', code: '12' } }),
    outcomes: always(everybody('BAD_USER_INPUT')),
  },
  'Mutation.logout': {
    document: 'mutation { logout { ok } }',
    variables: () => ({}),
    outcomes: always(everybody('OK')),
  },
  'Query.sessions': {
    document: '{ sessions { isCurrent } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.accountDeletion': {
    document: '{ accountDeletion { tripsRemaining } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.tripExport': {
    document: 'query ($tripId: ID!) { tripExport(tripId: $tripId) }',
    variables: ({ tripId }) => ({ tripId }),
    outcomes: always(organizers),
  },
  'Query.allTripsExport': {
    document: '{ allTripsExport }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Query.accountExport': {
    document: '{ accountExport }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Mutation.endSession': {
    document: input('endSession', 'EndSessionInput', 'id'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: always({ ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED' }),
  },
  'Mutation.endOtherSessions': {
    document: 'mutation { endOtherSessions { count } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
  'Mutation.changeName': {
    document: input('changeName', 'ChangeNameInput', 'user { id }'),
    variables: () => ({ input: { name: 'Maya Torres' } }),
    outcomes: always(signedIn),
  },
  'Mutation.requestPhoneChange': {
    document: input('requestPhoneChange', 'RequestPhoneChangeInput', 'phone'),
    variables: () => ({ input: { phone: '12' } }),
    outcomes: always({ ...everybody('BAD_USER_INPUT'), guest: 'UNAUTHENTICATED' }),
  },
  'Mutation.changePhone': {
    document: input('changePhone', 'ChangePhoneInput', 'user { id }'),
    variables: () => ({ input: { phone: '(415) 555-0199', code: '12' } }),
    outcomes: always({ ...everybody('BAD_USER_INPUT'), guest: 'UNAUTHENTICATED' }),
  },
  'Mutation.createTrip': {
    document: input('createTrip', 'CreateTripInput', 'trip { id }'),
    variables: () => ({
      input: { name: 'Another trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' },
    }),
    outcomes: always(signedIn),
  },
  'Mutation.updateTrip': {
    document: input('updateTrip', 'UpdateTripInput', 'trip { id }'),
    variables: ({ tripId }) => ({
      input: {
        ...{ id: tripId, name: 'Another name', location: 'Bend' },
        ...{ startDate: '2026-07-01', endDate: '2026-07-03' },
      },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.deleteTrip': {
    document: input('deleteTrip', 'DeleteTripInput', 'id'),
    variables: ({ tripId }) => ({ input: { id: tripId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.changeParticipantRole': {
    document: input('changeParticipantRole', 'ChangeParticipantRoleInput', 'participant { id }'),
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId, isOrganizer: true } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.changeParticipantRole, back': {
    document: input('changeParticipantRole', 'ChangeParticipantRoleInput', 'participant { id }'),
    variables: ({ tripId, otherOrganizerId }) => ({
      input: { tripId, participantId: otherOrganizerId, isOrganizer: false },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.changeParticipantRole, of one who has not joined': {
    document: input('changeParticipantRole', 'ChangeParticipantRoleInput', 'participant { id }'),
    variables: ({ tripId, pendingId }) => ({
      input: { tripId, participantId: pendingId, isOrganizer: true },
    }),
    outcomes: { open: forOrganizers('CONFLICT'), completed: organizersLocked },
  },
  'Mutation.changeParticipantRole, of the creator': {
    document: input('changeParticipantRole', 'ChangeParticipantRoleInput', 'participant { id }'),
    variables: ({ tripId, creatorId }) => ({
      input: { tripId, participantId: creatorId, isOrganizer: false },
    }),
    outcomes: always(forOrganizers('FORBIDDEN')),
  },
  'Mutation.removeParticipant': {
    document: input('removeParticipant', 'RemoveParticipantInput', 'participantId'),
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.removeParticipant, one who has not joined': {
    document: input('removeParticipant', 'RemoveParticipantInput', 'participantId'),
    variables: ({ tripId, pendingId }) => ({ input: { tripId, participantId: pendingId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.removeParticipant, the creator': {
    document: input('removeParticipant', 'RemoveParticipantInput', 'participantId'),
    variables: ({ tripId, creatorId }) => ({ input: { tripId, participantId: creatorId } }),
    outcomes: always(forOrganizers('FORBIDDEN')),
  },
  'Mutation.removeParticipant, oneself': {
    document: input('removeParticipant', 'RemoveParticipantInput', 'participantId'),
    variables: ({ tripId, ownId }) => ({ input: { tripId, participantId: ownId } }),
    outcomes: always({ ...members, creator: 'FORBIDDEN' }),
  },
  'Mutation.inviteParticipant': {
    document: input('inviteParticipant', 'InviteParticipantInput', 'participant { id }'),
    variables: ({ tripId, newPhone }) => ({ input: { tripId, phone: newPhone, name: 'Ruth' } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.resendInvitation': {
    document: input('resendInvitation', 'ResendInvitationInput', 'participant { id }'),
    variables: ({ tripId, pendingId }) => ({ input: { tripId, participantId: pendingId } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.resendInvitation, to one who has joined': {
    document: input('resendInvitation', 'ResendInvitationInput', 'participant { id }'),
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId } }),
    outcomes: { open: forOrganizers('CONFLICT'), completed: organizersLocked },
  },
  'Mutation.respondToInvitation': {
    document: input('respondToInvitation', 'RespondToInvitationInput', 'participant { id }'),
    variables: ({ pendingId }) => ({ input: { participantId: pendingId, response: 'ACCEPTED' } }),
    outcomes: always(invited),
  },
  'Mutation.createMeal': {
    document: input('createMeal', 'CreateMealInput', 'meal { id }'),
    variables: ({ tripId, freeDate }) => ({ input: { tripId, date: freeDate, type: 'LUNCH', name: 'Soup' } }),
    outcomes: whileOpen,
  },
  'Mutation.updateMeal': {
    document: input('updateMeal', 'UpdateMealInput', 'meal { id }'),
    variables: ({ mealId }) => ({ input: { id: mealId, name: 'Stew' } }),
    outcomes: whileOpen,
  },
  'Mutation.updateMeal, its slot': {
    document: input('updateMeal', 'UpdateMealInput', 'meal { id }'),
    variables: ({ mealId, freeDate }) => ({ input: { id: mealId, date: freeDate, type: 'LUNCH' } }),
    outcomes: whileOpen,
  },
  'Mutation.assignMealsAtRandom': {
    document: input('assignMealsAtRandom', 'AssignMealsAtRandomInput', 'mealCount trip { id }'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: whileOpen,
  },
  'Mutation.voteOnMeal': {
    document: input('voteOnMeal', 'VoteOnMealInput', 'meal { id }'),
    variables: ({ mealId }) => ({ input: { mealId, voteType: 'UP' } }),
    outcomes: always(members),
  },
  'Mutation.addIngredient': {
    document: input('addIngredient', 'AddIngredientInput', 'ingredient { id }'),
    variables: ({ mealId }) => ({ input: { mealId, name: 'Salt' } }),
    outcomes: whileOpen,
  },
  'Mutation.addIngredients': {
    document: input('addIngredients', 'AddIngredientsInput', 'ingredients { id } meal { id }'),
    variables: ({ mealId }) => ({ input: { mealId, ingredients: [{ name: 'Salt' }, { name: 'Pepper' }] } }),
    outcomes: whileOpen,
  },
  'Mutation.updateIngredient': {
    document: input('updateIngredient', 'UpdateIngredientInput', 'ingredient { id }'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId, purchased: true } }),
    outcomes: whileOpen,
  },
  'Mutation.updateIngredient, its buyer': {
    document: input('updateIngredient', 'UpdateIngredientInput', 'ingredient { id }'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId, assignedToId: null } }),
    outcomes: whileOpen,
  },
  'Mutation.updateIngredient, its name': {
    document: input('updateIngredient', 'UpdateIngredientInput', 'ingredient { id }'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId, name: 'Turkey', purchased: true } }),
    outcomes: whileOpen,
  },
  'Mutation.tickIngredients': {
    document: input('tickIngredients', 'TickIngredientsInput', 'ingredients { id }'),
    variables: ({ tripId, ingredientId }) => ({ input: { tripId, ids: [ingredientId], purchased: true } }),
    outcomes: whileOpen,
  },
  'Mutation.assignIngredients': {
    document: input('assignIngredients', 'AssignIngredientsInput', 'ingredients { id }'),
    variables: ({ tripId, ingredientId, otherId }) => ({
      input: { tripId, ids: [ingredientId], assignedToId: otherId },
    }),
    outcomes: whileOpen,
  },
  'Mutation.assignShopping': {
    document: input('assignShopping', 'AssignShoppingInput', 'ingredients { id }'),
    variables: ({ tripId }) => ({ input: { tripId, mode: 'BY_STORE' } }),
    outcomes: whileOpen,
  },
  'Mutation.optimizeIngredients': {
    document: input('optimizeIngredients', 'OptimizeIngredientsInput', 'mergedGroups'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: whileOpen,
  },
  'Mutation.suggestMeals': {
    document: input('suggestMeals', 'SuggestMealsInput', 'updatedMealIds'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: whileOpen,
  },
  'Mutation.undoSuggestions': {
    document: input('undoSuggestions', 'UndoSuggestionsInput', 'undoneMealIds'),
    variables: ({ tripId, mealId }) => ({ input: { tripId, runId: mealId } }),
    outcomes: {
      open: { ...members, member: 'NOT_FOUND', organizer: 'NOT_FOUND', creator: 'NOT_FOUND' },
      completed: membersLocked,
    },
  },
  'Mutation.deleteMeal': {
    document: input('deleteMeal', 'DeleteMealInput', 'id'),
    variables: ({ mealId }) => ({ input: { id: mealId } }),
    outcomes: whileOpen,
  },
  'Mutation.deleteIngredient': {
    document: input('deleteIngredient', 'DeleteIngredientInput', 'id'),
    variables: ({ ingredientId }) => ({ input: { id: ingredientId } }),
    outcomes: whileOpen,
  },
  'Mutation.deleteAccount': {
    document: 'mutation { deleteAccount { ok } }',
    variables: () => ({}),
    outcomes: always(signedIn),
  },
};
