import { GraphQLScalarType } from 'graphql';

/** For exports and imports. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'A JSON object.',
  serialize: (value) => value,
});
