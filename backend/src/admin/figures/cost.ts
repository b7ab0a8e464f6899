import { Field, Float, ObjectType } from 'type-graphql';
import { formatCost } from '../../../../domain/money/finance.ts';

/** Fractions of a cent matter. */
@ObjectType({ description: 'Estimated cost of language model calls.' })
export class Cost {
  @Field(() => Float, { description: 'Millionths of a dollar, a whole number.' })
  microDollars: number;

  @Field({ description: 'Formatted amount with two to four decimals, in the language of the call: $0.0123.' })
  formatted: string;
}

export function cost(microDollars: number): Cost {
  return {
    microDollars,
    get formatted() {
      return formatCost(microDollars);
    },
  };
}
