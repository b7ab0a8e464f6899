import { GraphQLError, GraphQLScalarType } from 'graphql';

function writeCents(value: unknown): number {
  if (Number.isSafeInteger(value)) return Number(value);
  throw new GraphQLError('An amount of money has to be a whole number of cents.');
}

/** GraphQL's `Int` ends at 21 million dollars; the sum of all payments may not. */
export const CentsScalar = new GraphQLScalarType<number, number>({
  name: 'Cents',
  description:
    'Cents, a whole number of up to 53 bits: 299 for $2.99. Unlike Int it can exceed $21,474,836.47.',
  serialize: writeCents,
});
