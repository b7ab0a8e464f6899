import { GraphQLScalarType } from 'graphql';

export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'A JSON object.',
  serialize: (value) => value,
});
