import { GraphQLError, GraphQLScalarType } from 'graphql';

function writeCents(value: unknown): number {
  if (Number.isSafeInteger(value)) return Number(value);
  throw new GraphQLError('An amount of money has to be a whole number of cents.');
}

/**
 * Amounts of money on the wire: whole cents. `Int` of GraphQL ends at 21 million dollars, and what all payments together
 * come to does not.
 */
export const CentsScalar = new GraphQLScalarType<number, number>({
  name: 'Cents',
  description:
    'Hundredths of a currency, a whole number of up to 53 bits: 299 for $2.99. Unlike Int it holds more than $21,474,836.47.',
  serialize: writeCents,
});
