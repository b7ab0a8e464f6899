import { Field, ObjectType } from 'type-graphql';
import { decimalAmount, formatAmount } from '../../../domain/costs/split/amountText.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { CentsScalar } from './centsScalar.ts';

@ObjectType({
  description: 'An amount of money, in whole cents; of other currencies in their smallest unit.',
})
export class Money {
  @Field(() => CentsScalar, {
    description: 'Smallest units of the currency: 299 for $2.99, 1200 for ¥1,200.',
  })
  amountCents: number;

  @Field({ description: 'Currency in capitals: USD.' })
  currency: string;

  @Field({ description: 'Formatted amount, in the language of the call: $2.99.' })
  formatted: string;
}

export function money(amountCents: number): Money {
  return {
    amountCents,
    currency: 'USD',
    get formatted() {
      return formatMoney(amountCents);
    },
  };
}

/** As REST answers it: "12.50". */
export function decimalOf({ amountCents, currency }: Money): string {
  return decimalAmount(amountCents, currency);
}

/** In the currency's smallest unit, formatted for the reader. */
export function moneyIn(amountCents: number, currency: string): Money {
  return {
    amountCents,
    currency,
    // Thousands of amounts are sent without it.
    get formatted() {
      return formatAmount(amountCents, currency);
    },
  };
}
