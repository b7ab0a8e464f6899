import { GraphQLScalarType } from 'graphql';

/** A JSON object as it is: for what is read as a whole, by a person or into a file. It is never taken as input. */
export const JsonScalar = new GraphQLScalarType<never, unknown>({
  name: 'JSON',
  description: 'A JSON object as it is.',
  serialize: (value) => value,
});
