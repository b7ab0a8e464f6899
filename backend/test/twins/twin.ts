import { decimalAmount } from '../../../domain/costs/split/amountText.ts';
import type { Client } from '../client.ts';

/** The data of a pair of twin calls. */
export interface Fixture {
  /** Maya, the trip's organizer; or the admin for an admin's twin. */
  readonly client: Client;
  readonly visitor: Client;
  readonly tripId: string;
  readonly cookId: string;
  /** Maya's eater, and a child she brings. */
  readonly eaterId: string;
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

/** One use case over GraphQL and REST; each call that may write gets its own fixture, alike but for the ids. */
export interface Twin {
  readonly route: string;
  readonly what: string;
  readonly asVisitor?: boolean;
  readonly asAdmin?: boolean;
  readonly before?: (fixture: Fixture) => Promise<unknown>;
  readonly rest: (fixture: Fixture) => { method: string; path: string; body?: unknown };
  readonly graphql: (fixture: Fixture) => {
    query: string;
    variables?: Record<string, unknown>;
    /** The part of the data that equals the REST answer. */
    pick: (data: unknown) => unknown;
  };
}

/** Reads a path of names from the data. */
export function at(...names: readonly string[]) {
  return (data: unknown): unknown =>
    names.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      data,
    );
}

/** GraphQL's answer as REST has it: money as decimal text, enum values in lower case. */
export function asRest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRest);
  if (typeof value !== 'object' || value === null) return value;
  const { amountCents, currency } = { amountCents: undefined, currency: undefined, ...value };
  if (typeof amountCents === 'number' && typeof currency === 'string')
    return decimalAmount(amountCents, currency);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inRest(name, part)]));
}

function inRest(name: string, part: unknown): unknown {
  return ['kind', 'split', 'type'].includes(name) && typeof part === 'string'
    ? part.toLowerCase().replace('_', '-')
    : asRest(part);
}

/** {@link at}, as REST has it. */
export const restOf =
  (...names: readonly string[]) =>
  (data: unknown) =>
    asRest(at(...names)(data));

/** A mutation with its one argument `input`; the names lead to the compared part of the answer. */
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

/** An id without a row. */
export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
