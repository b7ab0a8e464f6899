import { Field, Float, ObjectType } from 'type-graphql';
import { formatCost } from '../../../domain/money/finance.ts';

/** What language models cost as GraphQL answers carry it: fractions of a cent matter. */
@ObjectType({ description: 'Estimated cost of language model calls.', simpleResolvers: true })
export class Cost {
  @Field(() => Float, { description: 'Millionths of a dollar, a whole number.' })
  microDollars: number;

  @Field({ description: 'Formatted amount with two to four decimals: $0.0123.' })
  formatted: string;
}

/** So many millionths of a dollar. */
export function cost(microDollars: number): Cost {
  return { microDollars, formatted: formatCost(microDollars) };
}
