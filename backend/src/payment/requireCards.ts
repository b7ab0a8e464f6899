import { msg } from '../../../domain/text/message.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { CardProvider } from '../providers/cards.ts';

/** @throws NOT_FOUND where trips are free */
export function requirePaidTrips(ctx: Pick<Ctx, 'config'>): void {
  if (!ctx.config.monetizationEnabled)
    throw new AppError('NOT_FOUND', msg('payment.tripsAreFree', 'Trips are free on this installation.'));
}

/** @throws SERVICE_UNAVAILABLE without a provider */
export function requireCards({ cards }: { readonly cards: CardProvider | null }): CardProvider {
  if (cards === null)
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      msg(
        'payment.notAvailable',
        'Payment system is not available. Please check your configuration or try again later.',
      ),
    );
  return cards;
}
