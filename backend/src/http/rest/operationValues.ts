import { isDeepStrictEqual } from 'node:util';
import {
  coerceInputValue,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { fieldOf } from '../../base/input.ts';
import type { RestCall, Route } from '../../ctx/route.ts';
import { isSpread, type Variable } from './operationText.ts';
import { refusedValue } from './refusedValue.ts';

/**
 * Values of variables by name; enum values by their own text too.
 * @throws BAD_USER_INPUT for a value of another type
 */
export function valuesOf(
  variables: readonly Variable[],
  method: Route['method'],
  { params, query, body }: Pick<RestCall, 'params' | 'query' | 'body'>,
): Record<string, unknown> {
  const isText = method === 'GET';
  const given = { ...(isText ? query : objectOf(body)), ...params };
  const values = variables.map(({ name, type }): [string, unknown] => {
    const isSpreadOut = isSpread({ type }, method);
    const value = inSchema(isSpreadOut ? given : fieldOf(given, name), type, isText);
    if (!isSpreadOut) return [name, check(value, type, name)];
    const isAbsent = !isNonNullType(type) && isDeepStrictEqual(value, {});
    return [name, isAbsent ? undefined : check(value, type, '')];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** @param variable empty if its fields stand beside others */
function check(value: unknown, type: GraphQLInputType, variable: string): unknown {
  if (value === undefined && !isNonNullType(type)) return value;
  coerceInputValue(value, type, (path) => {
    throw refusedValue(variable, type, value, path);
  });
  return value;
}

function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Enum values by their own text ("by-store") or by name; texts of a query as numbers, booleans and lists. */
function inSchema(value: unknown, type: GraphQLInputType, isText: boolean): unknown {
  if (isNonNullType(type)) return inSchema(value, type.ofType, isText);
  if (isListType(type)) {
    const items: unknown = isText && typeof value === 'string' ? value.split(',') : value;
    return Array.isArray(items) ? items.map((item) => inSchema(item, type.ofType, isText)) : items;
  }
  if (isEnumType(type))
    return (
      type.getValues().find(({ name, value: own }) => own === value || isNamed(name, value))?.name ?? value
    );
  if (isInputObjectType(type)) return inputInSchema(value, type.getFields(), isText);
  if (!isText) return value;
  if (type === GraphQLBoolean) return BOOLEANS.get(value) ?? value;
  return (type === GraphQLInt || type === GraphQLFloat) && /^-?\d+(\.\d+)?$/.test(String(value))
    ? Number(value)
    : value;
}

/** Also in small letters. */
function isNamed(name: string, value: unknown): boolean {
  return value === name || value === name.toLowerCase();
}

/** Without the fields that the type does not have, as services drop them. */
function inputInSchema(
  value: unknown,
  fields: Readonly<Record<string, { readonly type: GraphQLInputType }>>,
  isText: boolean,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, { type }]): [string, unknown] => [name, inSchema(fieldOf(value, name), type, isText)])
      .filter(([, part]) => part !== undefined),
  );
}
