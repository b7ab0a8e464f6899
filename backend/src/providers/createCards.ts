import type { Logger } from 'pino';
import type { CardsConfig } from '../config/cardsConfig.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { CardProvider } from './cards.ts';

export async function createCards(
  config: CardsConfig | null,
  log: Pick<Logger, 'warn'>,
  outbound: Outbound,
): Promise<CardProvider | null> {
  if (config === null) return null;
  const { createStripeCards } = await import('./stripeCards.ts');
  return createStripeCards(config, log, outbound);
}
