import { formatAmount } from './split/amountText.ts';
import type { Transfer } from './split/balance.ts';

/** To copy into a chat, a line for each: "Leo pays Maya $45.50". */
export function settlementText(
  transfers: readonly Transfer[],
  nameOf: (participantId: string) => string,
  currency: string,
  locale = 'en-US',
): string {
  return transfers
    .map(
      ({ fromId, toId, cents }) =>
        `${nameOf(fromId)} pays ${nameOf(toId)} ${formatAmount(cents, currency, locale)}`,
    )
    .join('\n');
}
