import { GraphQLScalarType } from 'graphql';

/** A JSON object as it is: for what is read as a whole, by a person or into a file, and for such a file that comes back. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'A JSON object as it is.',
  serialize: (value) => value,
});
