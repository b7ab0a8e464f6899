import type { Client } from '../client.ts';

/** What a pair of twin calls works on. */
export interface Fixture {
  /** Maya, who organizes the trip; or the admin, where the twin is for one. */
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
  /** Of the link of the trip that Jonas invites Maya to. */
  readonly linkToken: string;
  /** The code that was texted last to the new phone. */
  readonly code: () => string;
}

/** One use case through both doors. Each call gets a fixture of its own, alike but for the ids. */
export interface Twin {
  readonly route: string;
  readonly what: string;
  readonly asGuest?: boolean;
  readonly asAdmin?: boolean;
  readonly before?: (fixture: Fixture) => Promise<unknown>;
  readonly rest: (fixture: Fixture) => { method: string; path: string; body?: unknown };
  readonly graphql: (fixture: Fixture) => {
    query: string;
    variables?: Record<string, unknown>;
    /** The part of the data that REST answers with. */
    pick: (data: unknown) => unknown;
  };
}

/** What REST answers hold of each noun, as GraphQL is asked for it. */
export const PARTICIPANT = 'id userId name phone isOrganizer inviteStatus textDueAt viewerCan';
export const MEAL_ALONE = `id tripId date type name description instructions recipe assignedToId assignedTo { id name } status
  isAiGenerated createdAt upVotes downVotes myVote`;
export const INGREDIENT =
  'id mealId name quantity unit notes purchased purchasedBy: purchasedById purchasedAt assignedTo: assignedToId alternatives selectedAlternative isOptimized';
export const MEAL = `${MEAL_ALONE} ingredients { ${INGREDIENT} }`;
export const TRIP = `id name location startDate endDate createdBy mealTypes includeBreakfasts includeLunches includeDinners includeSnacks
  includeDesserts dietaryRestrictions restrictionsRead { understood avoids { kind value } wordsOnly notUnderstood } createdAt isCompleted viewerCan plannedMealCount totalMealCount mealsOutsidePlanCount
  lastSuggestionRun { id mealCount ingredientCount createdAt }
  participants { ${PARTICIPANT} }`;
export const USER = 'id name phone isAdmin';

/** Follows the names into the data. */
export function at(...names: readonly string[]) {
  return (data: unknown): unknown =>
    names.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      data,
    );
}

/** A mutation with its one argument `input`, and the part of its answer that the names lead to. */
export function mutation(
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

/** An id that nothing has. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';
