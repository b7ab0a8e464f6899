import type { GraphQLScalarType } from 'graphql';
import type { JsonSchema } from './components.ts';

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Cents: { type: 'integer' },
  Date: { type: 'string', format: 'date' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  JSON: { type: 'object' },
};

/** @throws Error for a scalar without a schema */
export function scalarSchema({ name }: GraphQLScalarType): JsonSchema {
  const schema = SCALARS[name];
  if (schema === undefined) throw new Error(`OpenAPI has no schema of ${name}.`);
  return schema;
}
