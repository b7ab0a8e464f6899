import { GraphQLScalarType } from 'graphql';

/** Untyped JSON, for exports and imports. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'A JSON object.',
  serialize: (value) => value,
});
