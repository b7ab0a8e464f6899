import type { Logger } from 'pino';
import type { CardsConfig } from '../config/cardsConfig.ts';
import type { CardProvider } from './cards.ts';

/** The provider of card payments that the configuration asks for; null without one. Its SDK is read only then. */
export async function createCards(
  config: CardsConfig | null,
  log: Pick<Logger, 'warn'>,
): Promise<CardProvider | null> {
  if (config === null) return null;
  const { createStripeCards } = await import('./stripeCards.ts');
  return createStripeCards(config, log);
}
