import { msg, type Message } from '../text/message.ts';
import { formatAmount } from './split/amountText.ts';
import type { Transfer } from './split/balance.ts';

/** To copy into a chat, a line for each: "Leo pays Maya $45.50". */
export function settlementLines(
  transfers: readonly Transfer[],
  nameOf: (participantId: string) => string,
  currency: string,
): Message[] {
  return transfers.map(({ fromId, toId, cents }) =>
    msg('costs.pays', '{from} pays {to} {amount}', {
      from: nameOf(fromId),
      to: nameOf(toId),
      amount: formatAmount(cents, currency),
    }),
  );
}
