import type { Client } from './client.ts';

/** What a pair of twin calls works on. */
export interface Fixture {
  /** Maya, who organizes the trip. */
  readonly client: Client;
  readonly guest: Client;
  readonly tripId: string;
  readonly cookId: string;
  readonly mealId: string;
  readonly ingredientId: string;
  /** Somebody whom Maya invited, who has not answered. */
  readonly invitedId: string;
  /** Maya's own place in a trip that Jonas invites her to. */
  readonly invitationId: string;
  readonly knownPhone: string;
  readonly newPhone: string;
  /** The code that was texted last to the new phone. */
  readonly code: () => string;
}

/** One use case through both doors. Each call gets a fixture of its own, alike but for the ids. */
export interface Twin {
  readonly route: string;
  readonly what: string;
  readonly asGuest?: boolean;
  readonly before?: (fixture: Fixture) => Promise<unknown>;
  readonly rest: (fixture: Fixture) => { method: string; path: string; body?: unknown };
  readonly graphql: (fixture: Fixture) => {
    query: string;
    variables?: Record<string, unknown>;
    /** The part of the data that REST answers with. */
    pick: (data: unknown) => unknown;
  };
}

const PARTICIPANT = 'id userId name phone isOrganizer inviteStatus viewerCan';
const MEAL = `id tripId date type name description instructions recipe assignedToId assignedTo { id name } status
  isAiGenerated createdAt upVotes downVotes myVote`;
const INGREDIENT =
  'id mealId name quantity unit notes purchased purchasedBy: purchasedById purchasedAt assignedTo: assignedToId alternatives selectedAlternative isOptimized';
const TRIP = `id name location startDate endDate createdBy includeBreakfasts includeLunches includeDinners includeSnacks
  includeDesserts dietaryRestrictions createdAt isCompleted viewerCan plannedMealCount totalMealCount mealsOutsidePlanCount
  participants { ${PARTICIPANT} }`;
const USER = 'id name phone isAdmin';

/** Follows the names into the data. */
function at(...names: readonly string[]) {
  return (data: unknown): unknown =>
    names.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      data,
    );
}

function mutation(
  field: string,
  selection: string,
  input: Record<string, unknown>,
  ...names: readonly string[]
) {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  return {
    query: `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
    variables: { input },
    pick: at(field, ...names),
  };
}

const NEW_TRIP = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };
const TWO_INGREDIENTS = [
  { name: 'Rice', quantity: '2', unit: 'cups', notes: 'long grain', alternatives: ['Quinoa'] },
  { name: 'Salt', purchased: true },
];
const NOBODY = '00000000-0000-7000-8000-000000000000';

const requestCode = ({ guest, newPhone }: Fixture) =>
  guest.rest('POST', '/api/auth/request-code', { phone: newPhone });

/** Leaves one slot without a cook, and one person without a meal: there is nothing for chance to decide. */
async function leaveOneSlot({ client, tripId }: Fixture): Promise<void> {
  const days = ['2026-06-13', '2026-06-14', '2026-06-15'];
  const slots = days.flatMap((date) => ['breakfast', 'lunch', 'dinner'].map((type) => ({ date, type })));
  for (const slot of slots.slice(0, -1))
    await client.rest('POST', '/api/meals', { tripId, ...slot, status: 'not_needed' });
}

export const TWINS: readonly Twin[] = [
  {
    route: 'GET /api/auth/me',
    what: 'who is signed in',
    rest: () => ({ method: 'GET', path: '/api/auth/me' }),
    graphql: () => ({ query: `{ me { ${USER} } }`, pick: at('me') }),
  },
  {
    route: 'POST /api/auth/check-phone',
    what: 'a number with an account',
    asGuest: true,
    rest: ({ knownPhone }) => ({
      method: 'POST',
      path: '/api/auth/check-phone',
      body: { phone: knownPhone },
    }),
    graphql: ({ knownPhone }) => mutation('checkPhone', 'exists phone', { phone: knownPhone }),
  },
  {
    route: 'POST /api/auth/check-phone',
    what: 'a number that is none',
    asGuest: true,
    rest: () => ({ method: 'POST', path: '/api/auth/check-phone', body: { phone: '12' } }),
    graphql: () => mutation('checkPhone', 'exists phone', { phone: '12' }),
  },
  {
    route: 'POST /api/auth/request-code',
    what: 'a code',
    asGuest: true,
    rest: ({ newPhone }) => ({ method: 'POST', path: '/api/auth/request-code', body: { phone: newPhone } }),
    graphql: ({ newPhone }) => mutation('requestCode', 'phone expiresAt resendAt', { phone: newPhone }),
  },
  {
    route: 'POST /api/auth/verify-code',
    what: 'the right code of a new user',
    asGuest: true,
    before: requestCode,
    rest: ({ newPhone, code }) => ({
      method: 'POST',
      path: '/api/auth/verify-code',
      body: { phone: newPhone, code: code(), name: 'Ana' },
    }),
    graphql: ({ newPhone, code }) =>
      mutation('verifyCode', `user { ${USER} }`, { phone: newPhone, code: code(), name: 'Ana' }, 'user'),
  },
  {
    route: 'POST /api/auth/verify-code',
    what: 'a new user without a name',
    asGuest: true,
    before: requestCode,
    rest: ({ newPhone, code }) => ({
      method: 'POST',
      path: '/api/auth/verify-code',
      body: { phone: newPhone, code: code() },
    }),
    graphql: ({ newPhone, code }) =>
      mutation('verifyCode', `user { ${USER} }`, { phone: newPhone, code: code() }, 'user'),
  },
  {
    route: 'POST /api/auth/logout',
    what: 'signing out',
    rest: () => ({ method: 'POST', path: '/api/auth/logout' }),
    graphql: () => ({ query: 'mutation { logout { ok } }', pick: () => null }),
  },
  {
    route: 'GET /api/features',
    what: 'what the installation offers',
    asGuest: true,
    rest: () => ({ method: 'GET', path: '/api/features' }),
    graphql: () => ({
      query: '{ features { productName monetizationEnabled photosEnabled suggestionSource } }',
      pick: at('features'),
    }),
  },
  {
    route: 'GET /api/trips',
    what: 'the trips',
    rest: () => ({ method: 'GET', path: '/api/trips' }),
    graphql: () => ({ query: `{ trips { ${TRIP} meals { ${MEAL} } } }`, pick: at('trips') }),
  },
  {
    route: 'GET /api/trips',
    what: 'a guest',
    asGuest: true,
    rest: () => ({ method: 'GET', path: '/api/trips' }),
    graphql: () => ({ query: '{ trips { id } }', pick: at('trips') }),
  },
  {
    route: 'GET /api/trips/:id',
    what: 'a trip with everything in it',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { ${TRIP} meals { ${MEAL} ingredients { ${INGREDIENT} } } } }`,
      variables: { id: tripId },
      pick: at('trip'),
    }),
  },
  {
    route: 'GET /api/trips/:id',
    what: 'a trip that is not there',
    rest: () => ({ method: 'GET', path: `/api/trips/${NOBODY}` }),
    graphql: () => ({ query: `{ trip(id: "${NOBODY}") { id } }`, pick: at('trip') }),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip',
    rest: () => ({ method: 'POST', path: '/api/trips', body: NEW_TRIP }),
    graphql: () => mutation('createTrip', `trip { ${TRIP} meals { ${MEAL} } }`, NEW_TRIP, 'trip'),
  },
  {
    route: 'POST /api/trips',
    what: 'a trip of one day',
    rest: () => ({ method: 'POST', path: '/api/trips', body: { ...NEW_TRIP, endDate: NEW_TRIP.startDate } }),
    graphql: () => mutation('createTrip', 'trip { id }', { ...NEW_TRIP, endDate: NEW_TRIP.startDate }),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip with other days, and meal types as they were',
    rest: ({ tripId }) => ({ method: 'PUT', path: `/api/trips/${tripId}`, body: NEW_TRIP }),
    graphql: ({ tripId }) =>
      mutation('updateTrip', `trip { ${TRIP} meals { ${MEAL} } }`, { ...NEW_TRIP, id: tripId }, 'trip'),
  },
  {
    route: 'PUT /api/trips/:id',
    what: 'a trip without a name',
    rest: ({ tripId }) => ({ method: 'PUT', path: `/api/trips/${tripId}`, body: { ...NEW_TRIP, name: ' ' } }),
    graphql: ({ tripId }) => mutation('updateTrip', 'trip { id }', { ...NEW_TRIP, name: ' ', id: tripId }),
  },
  {
    route: 'DELETE /api/trips/:id',
    what: 'a trip that goes',
    rest: ({ tripId }) => ({ method: 'DELETE', path: `/api/trips/${tripId}` }),
    graphql: ({ tripId }) => ({ ...mutation('deleteTrip', 'id', { id: tripId }), pick: () => null }),
  },
  {
    route: 'PATCH /api/trips/:id/participants/:participantId/role',
    what: 'a co-organizer',
    rest: ({ tripId, cookId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/participants/${cookId}/role`,
      body: { isOrganizer: true },
    }),
    graphql: ({ tripId, cookId }) =>
      mutation(
        'changeParticipantRole',
        `participant { ${PARTICIPANT} }`,
        { tripId, participantId: cookId, isOrganizer: true },
        'participant',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/participants/:participantId/role',
    what: 'the role of nobody',
    rest: ({ tripId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/participants/${NOBODY}/role`,
      body: { isOrganizer: true },
    }),
    graphql: ({ tripId }) =>
      mutation('changeParticipantRole', 'participant { id }', {
        tripId,
        participantId: NOBODY,
        isOrganizer: true,
      }),
  },
  {
    route: 'DELETE /api/trips/:id/participants/:participantId',
    what: 'a participant who goes',
    rest: ({ tripId, cookId }) => ({ method: 'DELETE', path: `/api/trips/${tripId}/participants/${cookId}` }),
    graphql: ({ tripId, cookId }) => ({
      ...mutation('removeParticipant', 'participantId', { tripId, participantId: cookId }),
      pick: () => null,
    }),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip with invitations',
    rest: ({ newPhone }) => ({
      method: 'POST',
      path: '/api/trips',
      body: { ...NEW_TRIP, invitePhones: [newPhone] },
    }),
    graphql: ({ newPhone }) =>
      mutation(
        'createTrip',
        `trip { ${TRIP} meals { ${MEAL} } }`,
        { ...NEW_TRIP, invitePhones: [newPhone] },
        'trip',
      ),
  },
  {
    route: 'POST /api/trips',
    what: 'a new trip with a number that is none',
    rest: () => ({ method: 'POST', path: '/api/trips', body: { ...NEW_TRIP, invitePhones: ['12'] } }),
    graphql: () => mutation('createTrip', 'trip { id }', { ...NEW_TRIP, invitePhones: ['12'] }),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'somebody new',
    rest: ({ tripId, newPhone }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/invite`,
      body: { phone: newPhone, name: 'Ruth' },
    }),
    graphql: ({ tripId, newPhone }) =>
      mutation(
        'inviteParticipant',
        `participant { ${PARTICIPANT} }`,
        { tripId, phone: newPhone, name: 'Ruth' },
        'participant',
      ),
  },
  {
    route: 'POST /api/trips/:id/invite',
    what: 'somebody who comes along already',
    rest: ({ tripId, knownPhone }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/invite`,
      body: { phone: knownPhone, name: 'Maya' },
    }),
    graphql: ({ tripId, knownPhone }) =>
      mutation('inviteParticipant', 'participant { id }', { tripId, phone: knownPhone, name: 'Maya' }),
  },
  {
    route: 'POST /api/trips/:id/participants/:participantId/resend-invite',
    what: 'an invitation sent again',
    rest: ({ tripId, invitedId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/participants/${invitedId}/resend-invite`,
    }),
    graphql: ({ tripId, invitedId }) => ({
      ...mutation('resendInvitation', `participant { ${PARTICIPANT} }`, { tripId, participantId: invitedId }),
      pick: (data) => ({ success: true, participant: at('resendInvitation', 'participant')(data) }),
    }),
  },
  {
    route: 'GET /api/invitations',
    what: 'the invitations that wait',
    rest: () => ({ method: 'GET', path: '/api/invitations' }),
    graphql: () => ({
      query:
        '{ invitations { participant { id name } trip { name location startDate endDate } invitedBy { name } } }',
      pick: at('invitations'),
    }),
  },
  {
    route: 'POST /api/invitations/:participantId/respond',
    what: 'a yes',
    rest: ({ invitationId }) => ({
      method: 'POST',
      path: `/api/invitations/${invitationId}/respond`,
      body: { response: 'accepted' },
    }),
    graphql: ({ invitationId }) =>
      mutation(
        'respondToInvitation',
        `participant { ${PARTICIPANT} }`,
        { participantId: invitationId, response: 'ACCEPTED' },
        'participant',
      ),
  },
  {
    route: 'POST /api/invitations/:participantId/respond',
    what: 'an answer to an invitation of somebody else',
    rest: ({ invitedId }) => ({
      method: 'POST',
      path: `/api/invitations/${invitedId}/respond`,
      body: { response: 'declined' },
    }),
    graphql: ({ invitedId }) =>
      mutation('respondToInvitation', 'participant { id }', {
        participantId: invitedId,
        response: 'DECLINED',
      }),
  },
  {
    route: 'GET /api/frequent-members',
    what: 'who shared trips',
    rest: () => ({ method: 'GET', path: '/api/frequent-members' }),
    graphql: () => ({ query: '{ frequentMembers { name phone tripCount } }', pick: at('frequentMembers') }),
  },
  {
    route: 'GET /api/past-participants',
    what: 'who shared trips or was invited',
    rest: () => ({ method: 'GET', path: '/api/past-participants' }),
    graphql: () => ({ query: '{ pastParticipants { name phone } }', pick: at('pastParticipants') }),
  },
  {
    route: 'POST /api/meals',
    what: 'a meal in an empty slot',
    rest: ({ tripId, cookId }) => ({
      method: 'POST',
      path: '/api/meals',
      body: { tripId, date: '2026-06-14', type: 'lunch', name: ' Soup ', assignedToId: cookId },
    }),
    graphql: ({ tripId, cookId }) =>
      mutation(
        'createMeal',
        `meal { ${MEAL} }`,
        { tripId, date: '2026-06-14', type: 'LUNCH', name: ' Soup ', assignedToId: cookId },
        'meal',
      ),
  },
  {
    route: 'POST /api/meals',
    what: 'an empty slot that is not needed',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: '/api/meals',
      body: { tripId, date: '2026-06-14', type: 'lunch', status: 'not_needed' },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'createMeal',
        `meal { ${MEAL} }`,
        { tripId, date: '2026-06-14', type: 'LUNCH', status: 'NOT_NEEDED' },
        'meal',
      ),
  },
  {
    route: 'POST /api/meals',
    what: 'a meal in a slot that is taken',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: '/api/meals',
      body: { tripId, date: '2026-06-13', type: 'dinner', name: 'Soup' },
    }),
    graphql: ({ tripId }) =>
      mutation('createMeal', 'meal { id }', { tripId, date: '2026-06-13', type: 'DINNER', name: 'Soup' }),
  },
  {
    route: 'GET /api/meals/:id',
    what: 'a meal',
    rest: ({ mealId }) => ({ method: 'GET', path: `/api/meals/${mealId}` }),
    graphql: ({ mealId }) => ({
      query: `query ($id: ID!) { meal(id: $id) { ${MEAL} } }`,
      variables: { id: mealId },
      pick: at('meal'),
    }),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a meal without its cook, the rest as it was',
    rest: ({ mealId }) => ({ method: 'PATCH', path: `/api/meals/${mealId}`, body: { assignedToId: null } }),
    graphql: ({ mealId }) =>
      mutation('updateMeal', `meal { ${MEAL} }`, { id: mealId, assignedToId: null }, 'meal'),
  },
  {
    route: 'GET /api/meals/:id/ingredients',
    what: 'the ingredients of a meal',
    rest: ({ mealId }) => ({ method: 'GET', path: `/api/meals/${mealId}/ingredients` }),
    graphql: ({ mealId }) => ({
      query: `query ($id: ID!) { meal(id: $id) { ingredients { ${INGREDIENT} } } }`,
      variables: { id: mealId },
      pick: at('meal', 'ingredients'),
    }),
  },
  {
    route: 'POST /api/meals/:id/ingredients',
    what: 'one more ingredient',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/ingredients`,
      body: { name: 'Salt', quantity: 'to taste', unit: '', notes: null, purchased: false },
    }),
    graphql: ({ mealId }) =>
      mutation(
        'addIngredient',
        `ingredient { ${INGREDIENT} }`,
        { mealId, name: 'Salt', quantity: 'to taste', unit: '', notes: null, purchased: false },
        'ingredient',
      ),
  },
  {
    route: 'POST /api/meals/:id/ingredients/batch',
    what: 'two more ingredients',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/ingredients/batch`,
      body: { ingredients: TWO_INGREDIENTS },
    }),
    graphql: ({ mealId }) =>
      mutation(
        'addIngredients',
        `ingredients { ${INGREDIENT} }`,
        { mealId, ingredients: TWO_INGREDIENTS },
        'ingredients',
      ),
  },
  {
    route: 'POST /api/meals/:id/ingredients/batch',
    what: 'two ingredients, one without a name',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/ingredients/batch`,
      body: { ingredients: [{ name: 'Salt' }, { name: ' ' }] },
    }),
    graphql: ({ mealId }) =>
      mutation('addIngredients', `ingredients { ${INGREDIENT} }`, {
        mealId,
        ingredients: [{ name: 'Salt' }, { name: ' ' }],
      }),
  },
  {
    route: 'PATCH /api/ingredients/:id',
    what: 'an ingredient that is bought',
    rest: ({ ingredientId }) => ({
      method: 'PATCH',
      path: `/api/ingredients/${ingredientId}`,
      body: { purchased: true },
    }),
    graphql: ({ ingredientId }) =>
      mutation(
        'updateIngredient',
        `ingredient { ${INGREDIENT} }`,
        { id: ingredientId, purchased: true },
        'ingredient',
      ),
  },
  {
    route: 'PATCH /api/ingredients/:id',
    what: 'an ingredient with a buyer and another choice',
    rest: ({ ingredientId, cookId }) => ({
      method: 'PATCH',
      path: `/api/ingredients/${ingredientId}`,
      body: { assignedTo: cookId, selectedAlternative: 1 },
    }),
    graphql: ({ ingredientId, cookId }) =>
      mutation(
        'updateIngredient',
        `ingredient { ${INGREDIENT} }`,
        { id: ingredientId, assignedToId: cookId, selectedAlternative: 1 },
        'ingredient',
      ),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a meal that moves',
    rest: ({ mealId }) => ({
      method: 'PATCH',
      path: `/api/meals/${mealId}`,
      body: { date: '2026-06-14', type: 'lunch' },
    }),
    graphql: ({ mealId }) =>
      mutation('updateMeal', `meal { ${MEAL} }`, { id: mealId, date: '2026-06-14', type: 'LUNCH' }, 'meal'),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a meal that would move out of the trip',
    rest: ({ mealId }) => ({ method: 'PATCH', path: `/api/meals/${mealId}`, body: { date: '2026-06-16' } }),
    graphql: ({ mealId }) => mutation('updateMeal', 'meal { id }', { id: mealId, date: '2026-06-16' }),
  },
  {
    route: 'POST /api/trips/:id/assign-meals',
    what: 'cooks for what has none',
    before: leaveOneSlot,
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/assign-meals` }),
    graphql: ({ tripId }) =>
      mutation(
        'assignMealsAtRandom',
        `assignedMeals: mealCount participants: participantCount meals { ${MEAL} }`,
        { tripId },
      ),
  },
  {
    route: 'POST /api/trips/:id/assign-meals',
    what: 'cooks for a trip that is not there',
    rest: () => ({ method: 'POST', path: `/api/trips/${NOBODY}/assign-meals` }),
    graphql: () => mutation('assignMealsAtRandom', 'mealCount', { tripId: NOBODY }),
  },
  {
    route: 'POST /api/meals/:id/vote',
    what: 'a vote',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/vote`,
      body: { voteType: 'down' },
    }),
    graphql: ({ mealId }) => mutation('voteOnMeal', `meal { ${MEAL} }`, { mealId, voteType: 'DOWN' }, 'meal'),
  },
  {
    route: 'POST /api/meals/:id/vote',
    what: 'a vote on a meal that is not there',
    rest: () => ({ method: 'POST', path: `/api/meals/${NOBODY}/vote`, body: { voteType: 'up' } }),
    graphql: () => mutation('voteOnMeal', 'meal { id }', { mealId: NOBODY, voteType: 'UP' }),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'ingredients that are bought, one of them gone',
    rest: ({ tripId, ingredientId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: { ids: [ingredientId, NOBODY], purchased: true },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation(
        'tickIngredients',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId, NOBODY], purchased: true },
        'ingredients',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'ingredients with a buyer',
    rest: ({ tripId, ingredientId, cookId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: { ids: [ingredientId], assignedTo: cookId },
    }),
    graphql: ({ tripId, ingredientId, cookId }) =>
      mutation(
        'assignIngredients',
        `ingredients { ${INGREDIENT} }`,
        { tripId, ids: [ingredientId], assignedToId: cookId },
        'ingredients',
      ),
  },
  {
    route: 'PATCH /api/trips/:id/ingredients',
    what: 'ingredients without a change',
    rest: ({ tripId, ingredientId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/ingredients`,
      body: { ids: [ingredientId] },
    }),
    graphql: ({ tripId, ingredientId }) =>
      mutation('assignIngredients', 'ingredients { id }', { tripId, ids: [ingredientId] }),
  },
  {
    route: 'POST /api/trips/:id/assign-shopping',
    what: 'shopping that is split',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/assign-shopping`,
      body: { mode: 'by-store' },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'assignShopping',
        `ingredients { ${INGREDIENT} }`,
        { tripId, mode: 'BY_STORE' },
        'ingredients',
      ),
  },
  {
    route: 'POST /api/trips/:id/optimize-ingredients',
    what: 'an ingredient that is there twice',
    before: ({ client, mealId }) =>
      client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Ground  Beef' }),
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/optimize-ingredients` }),
    graphql: ({ tripId }) => mutation('optimizeIngredients', 'mergedGroups coveredRows', { tripId }),
  },
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions for who says nothing',
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/suggest-meals` }),
    graphql: ({ tripId }) =>
      mutation(
        'suggestMeals',
        `runId updatedMealIds updatedMeals { ${MEAL} } uniqueIngredients totalIngredients source
         emptySlots { date type reason } unreadRestrictions`,
        { tripId },
      ),
  },
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions by everything that can be said',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/suggest-meals`,
      body: {
        ...{ dietaryRestrictions: 'Anna is vegan', cookingSkill: 'advanced', budget: 'premium' },
        ...{ preferences: 'noodles', cookingEquipment: 'fire-pit', peopleCount: '7', source: 'cookbook' },
      },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'suggestMeals',
        `runId updatedMealIds updatedMeals { ${MEAL} } uniqueIngredients totalIngredients source
         emptySlots { date type reason } unreadRestrictions`,
        {
          ...{ tripId, dietaryRestrictions: ['Anna is vegan'], cookingSkill: 'ADVANCED', budget: 'PREMIUM' },
          ...{ preferences: 'noodles', cookingEquipment: ['FIRE_PIT'], peopleCount: 7, source: 'COOKBOOK' },
        },
      ),
  },
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions that are not understood',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/suggest-meals`,
      body: { dietaryRestrictions: 'zorblax' },
    }),
    graphql: ({ tripId }) => mutation('suggestMeals', 'runId', { tripId, dietaryRestrictions: ['zorblax'] }),
  },
  {
    route: 'POST /api/trips/:id/undo-suggestions',
    what: 'a run that was not',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/undo-suggestions`,
      body: { runId: NOBODY },
    }),
    graphql: ({ tripId }) => mutation('undoSuggestions', 'undoneMealIds', { tripId, runId: NOBODY }),
  },
  {
    route: 'DELETE /api/meals/:id',
    what: 'a meal that goes',
    rest: ({ mealId }) => ({ method: 'DELETE', path: `/api/meals/${mealId}` }),
    graphql: ({ mealId }) => ({ ...mutation('deleteMeal', 'id', { id: mealId }), pick: () => null }),
  },
  {
    route: 'DELETE /api/ingredients/:id',
    what: 'an ingredient that goes',
    rest: ({ ingredientId }) => ({ method: 'DELETE', path: `/api/ingredients/${ingredientId}` }),
    graphql: ({ ingredientId }) => ({
      ...mutation('deleteIngredient', 'id', { id: ingredientId }),
      pick: () => null,
    }),
  },
  {
    route: 'GET /api/trips/:id/photo',
    what: 'the picture of a trip',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/photo` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { photo { urls { regular small }
        attribution { photographer photographerUrl unsplashUrl } isDrawn } } }`,
      variables: { id: tripId },
      pick: at('trip', 'photo'),
    }),
  },
  {
    route: 'GET /api/trips/:id/photo',
    what: 'the picture of a trip that is not there',
    rest: () => ({ method: 'GET', path: `/api/trips/${NOBODY}/photo` }),
    graphql: () => ({ query: `{ trip(id: "${NOBODY}") { photo { isDrawn } } }`, pick: at('trip', 'photo') }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'the picture of a place',
    rest: () => ({ method: 'GET', path: '/api/locations/Crater%20Lake%2FOregon/image' }),
    graphql: () => ({
      query: '{ locationImage(location: "Crater Lake/Oregon") { urls { small } isDrawn } }',
      pick: at('locationImage'),
    }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'a place without a name',
    rest: () => ({ method: 'GET', path: '/api/locations/%20/image' }),
    graphql: () => ({
      query: '{ locationImage(location: " ") { isDrawn } }',
      pick: at('locationImage'),
    }),
  },
  {
    route: 'GET /api/locations/:location/image',
    what: 'the picture of a place for a guest',
    asGuest: true,
    rest: () => ({ method: 'GET', path: '/api/locations/Bend/image' }),
    graphql: () => ({ query: '{ locationImage(location: "Bend") { isDrawn } }', pick: at('locationImage') }),
  },
];
