import { DEFAULT_PRICES, type Package, type Prices } from '../../../domain/payment/packages.ts';
import type { Ctx, Providers } from '../ctx/ctx.ts';
import type { CardProvider } from '../providers/cards.ts';

type PricesCtx = Pick<Ctx, 'config' | 'log' | 'now'> & { readonly providers: Pick<Providers, 'cards'> };

interface KnownPrice {
  readonly cents: number | null;
  readonly askAgainAt: number;
}

const KNOWN_FOR_MS = 60 * 60 * 1000;
const FAILED_FOR_MS = 60 * 1000;
/** Stripe's minimum. */
const LEAST_CENTS = 50;

/** By price id; shared by concurrent calls. */
const known = new WeakMap<CardProvider, Map<string, Promise<KnownPrice>>>();

/** The provider's, cached for an hour, else its last known, else ours. */
export async function currentPrices(ctx: PricesCtx): Promise<Prices> {
  const { cards } = ctx.providers;
  const priceIds = ctx.config.cards?.priceIds;
  if (cards === null || priceIds === undefined) return DEFAULT_PRICES;
  const priceOf = async (name: keyof typeof priceIds): Promise<number> => {
    const id = priceIds[name];
    return (id === null ? null : await knownPrice(ctx, cards, name, id)) ?? DEFAULT_PRICES[name];
  };
  const [single, bundle, unlimited] = await Promise.all([
    priceOf('single'),
    priceOf('bundle'),
    priceOf('unlimited'),
  ]);
  return { single, bundle, unlimited, special: DEFAULT_PRICES.special };
}

/** Cents; null if unknown. */
async function knownPrice(
  ctx: PricesCtx,
  cards: CardProvider,
  name: Package,
  id: string,
): Promise<number | null> {
  const prices = known.get(cards) ?? new Map<string, Promise<KnownPrice>>();
  known.set(cards, prices);
  // Chained, so that concurrent calls share an answer.
  const before: Promise<KnownPrice | null> = prices.get(id) ?? Promise.resolve(null);
  const price = before.then((last) =>
    last !== null && ctx.now().getTime() < last.askAgainAt ? last : ask(ctx, cards, name, id, last),
  );
  prices.set(id, price);
  return (await price).cents;
}

/** Falls back on the last answer, so that people can always buy. */
async function ask(
  { log, now }: PricesCtx,
  cards: CardProvider,
  name: Package,
  id: string,
  last: KnownPrice | null,
): Promise<KnownPrice> {
  try {
    const price = await cards.readPrice(id);
    if (price?.currency === 'usd' && price.amountCents >= LEAST_CENTS)
      return { cents: price.amountCents, askAgainAt: now().getTime() + KNOWN_FOR_MS };
    log.error(
      { alarm: 'price_unusable', package: name },
      'the configured price is not a single amount of at least 50 cents in dollars',
    );
  } catch (error) {
    log.warn({ err: error, package: name }, 'the price of a package could not be read');
  }
  return { cents: last?.cents ?? null, askAgainAt: now().getTime() + FAILED_FOR_MS };
}
