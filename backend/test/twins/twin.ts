import type { Client } from '../client.ts';

/** The data of a pair of twin calls. */
export interface Fixture {
  /** Maya, the trip's organizer; or the admin for an admin's twin. */
  readonly client: Client;
  readonly visitor: Client;
  readonly tripId: string;
  readonly cookId: string;
  /** A child whom Maya brings. */
  readonly companionId: string;
  readonly mealId: string;
  readonly otherMealId: string;
  readonly ingredientId: string;
  /** A pending participant whom Maya invited. */
  readonly invitedId: string;
  /** Maya's pending participant in a trip of Jonas. */
  readonly invitationId: string;
  /** Maya's groceries, and what Jonas paid her. */
  readonly receiptId: string;
  readonly transferId: string;
  readonly knownPhone: string;
  readonly newPhone: string;
  /** The last code texted to the new phone. */
  readonly code: () => string;
}

/**
 * A call of a hand-written route, which answers as the operation of its `twin` does. Each call that may write gets its
 * own fixture, alike but for the ids.
 */
export interface Twin {
  readonly route: string;
  readonly what: string;
  readonly asVisitor?: boolean;
  readonly asAdmin?: boolean;
  readonly before?: (fixture: Fixture) => Promise<unknown>;
  /** Parameters of the path that are not the fixture's. */
  readonly params?: (fixture: Fixture) => Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  readonly body?: (fixture: Fixture) => object;
  /** What the operation's input has otherwise than the body. */
  readonly input?: (fixture: Fixture) => object;
  /** In place of the route's. */
  readonly operation?: string;
}

/** Reads a path of names from the data. */
export function at(...names: readonly string[]) {
  return (data: unknown): unknown =>
    names.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      data,
    );
}

/** An id without a row. */
export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
