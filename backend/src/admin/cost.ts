import { Field, Float, ObjectType } from 'type-graphql';
import { formatCost } from '../../../domain/money/finance.ts';

/** What language models cost as GraphQL answers carry it: fractions of a cent matter. */
@ObjectType({ description: 'What calls of a language model cost, as estimated.', simpleResolvers: true })
export class Cost {
  @Field(() => Float, { description: 'Whole millionths of a dollar.' })
  microDollars: number;

  @Field({ description: 'As people read it, with two to four decimals: $0.0123.' })
  formatted: string;
}

/** So many millionths of a dollar. */
export function cost(microDollars: number): Cost {
  return { microDollars, formatted: formatCost(microDollars) };
}
