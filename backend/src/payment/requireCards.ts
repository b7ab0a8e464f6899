import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { CardProvider } from '../providers/cards.ts';

/**
 * The way on where trips are paid.
 * @throws NOT_FOUND where they are free
 */
export function requirePaidTrips(ctx: Pick<Ctx, 'config'>): void {
  if (!ctx.config.monetizationEnabled)
    throw new AppError('NOT_FOUND', 'Trips are free on this installation.');
}

/**
 * Who takes payments by card.
 * @throws SERVICE_UNAVAILABLE where nobody does
 */
export function requireCards({ cards }: { readonly cards: CardProvider | null }): CardProvider {
  if (cards === null)
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'Payment system is not available. Please check your configuration or try again later.',
    );
  return cards;
}
