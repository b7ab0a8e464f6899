import type { Message } from '../../../domain/text/message.ts';
import { PACKAGE_TRIPS, savingsOf, type Package, type Prices } from '../../../domain/payment/packages.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { money, type Money } from '../base/money.ts';
import { currentPrices } from './prices.service.ts';

export interface PricedPackage {
  readonly displayPrice: string;
  readonly price: Money;
  /** -1 is unlimited. */
  readonly trips: number;
  readonly savings: Message | null;
}

export interface PriceList {
  readonly singleTripSpecial: PricedPackage;
  readonly singleTrip: PricedPackage;
  readonly bundle: PricedPackage;
  readonly unlimited: PricedPackage;
  readonly isAvailable: boolean;
  /** Null if nothing can be bought. */
  readonly publishableKey: string | null;
}

/** Public, also where trips are free. */
export async function pricing(ctx: Ctx): Promise<PriceList> {
  const cards = ctx.config.monetizationEnabled ? ctx.config.cards : null;
  const prices = await currentPrices(ctx);
  return {
    singleTripSpecial: priced(prices, 'special'),
    singleTrip: priced(prices, 'single'),
    bundle: priced(prices, 'bundle'),
    unlimited: priced(prices, 'unlimited'),
    isAvailable: cards !== null,
    publishableKey: cards?.publishableKey ?? null,
  };
}

function priced(prices: Prices, bought: Package): PricedPackage {
  const price = money(prices[bought]);
  return {
    displayPrice: price.formatted,
    price,
    trips: PACKAGE_TRIPS[bought],
    savings: savingsOf(prices, bought),
  };
}
