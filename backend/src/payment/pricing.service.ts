import { PACKAGE_TRIPS, savingsOf, type Package, type Prices } from '../../../domain/packages.ts';
import type { Ctx } from '../ctx.ts';
import { money, type Money } from '../money.ts';
import { currentPrices } from './prices.service.ts';
import { requirePaidTrips } from './requireCards.ts';

/** What one of a package costs and brings. */
export interface PricedPackage {
  readonly displayPrice: string;
  readonly price: Money;
  /** -1 is unlimited. */
  readonly trips: number;
  readonly savings: string | null;
}

/** What can be bought, and whether it can be now. */
export interface PriceList {
  readonly singleTripSpecial: PricedPackage;
  readonly singleTrip: PricedPackage;
  readonly bundle: PricedPackage;
  readonly unlimited: PricedPackage;
  readonly isAvailable: boolean;
  /** What the browser shows itself with to the payment provider; null where cards are not taken. */
  readonly publishableKey: string | null;
}

/**
 * What packages cost; open to everybody.
 * @throws NOT_FOUND where trips are not paid
 */
export async function pricing(ctx: Ctx): Promise<PriceList> {
  requirePaidTrips(ctx);
  const prices = await currentPrices(ctx);
  return {
    singleTripSpecial: priced(prices, 'special'),
    singleTrip: priced(prices, 'single'),
    bundle: priced(prices, 'bundle'),
    unlimited: priced(prices, 'unlimited'),
    isAvailable: ctx.providers.cards !== null,
    publishableKey: ctx.config.cards?.publishableKey ?? null,
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
