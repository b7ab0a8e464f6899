import { Field, ObjectType } from 'type-graphql';
import { formatMoney } from '../../../domain/money/money.ts';
import { CentsScalar } from './centsScalar.ts';

@ObjectType({ description: 'An amount of money, in whole cents.', simpleResolvers: true })
export class Money {
  @Field(() => CentsScalar, { description: 'Cents: 299 for $2.99.' })
  amountCents: number;

  @Field({ description: 'Currency in capitals: USD.' })
  currency: string;

  @Field({ description: 'Formatted amount: $2.99.' })
  formatted: string;
}

export function money(amountCents: number): Money {
  return { amountCents, currency: 'USD', formatted: formatMoney(amountCents) };
}
