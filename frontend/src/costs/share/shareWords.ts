import { t } from '@lingui/core/macro';
import { portionText } from '../../../../domain/people/eater/portion.ts';
import { shownAmount, type Amount } from '../amounts.ts';
import type { CostsPerson, CostsTrip, Receipt } from '../costsTrip.ts';
import { receiptAndDay, receiptName } from '../receipts/receiptText.ts';
import { balanceSentence, ownersName } from '../balances/balanceText.ts';

export interface ShareLine {
  readonly receipt: Receipt;
  readonly amount: Amount;
  readonly portions: number | null;
  readonly ofPortions: number | null;
}

/** How a share of one receipt comes about: "5 of 45½ portions of $182.00". */
export function workingOf({ receipt, amount, portions, ofPortions }: ShareLine, person: CostsPerson): string {
  const total = shownAmount(receipt.tripAmount);
  const whose = person.isViewer ? 'your' : 'their';
  if (receipt.split === 'SHARES') return t`${whose} own share of ${total}`;
  if (receipt.split === 'EQUAL') {
    const count = receipt.participantIds.length;
    const rest = cents(receipt.tripAmount.amountCents, 1, count, amount.amountCents);
    return t`1 of ${count} ${count === 1 ? 'person' : 'people'}, ${total}${rest}`;
  }
  if (portions === null || ofPortions === null || ofPortions === 0)
    return receipt.frozenAt === null ? t`${total}, which nobody ate` : t`frozen share of ${total}`;
  const rest = cents(receipt.tripAmount.amountCents, portions, ofPortions, amount.amountCents);
  return t`${portionText(portions * 4)} of ${portionText(ofPortions * 4)} portions of ${total}${rest}`;
}

/** Who got a cent that was left over: ", a cent rounded up"; '' if the share is exact. */
function cents(total: number, part: number, of: number, share: number): string {
  // Quarters are exact, so the product is, too.
  const exact = Math.abs(total) * part;
  if (exact === Math.abs(share) * of) return '';
  return exact < Math.abs(share) * of ? t`, rounded up` : t`, rounded down`;
}

/** The title: "Ana owes $22.50". */
export function shareTitle(trip: CostsTrip, person: CostsPerson): string {
  const own = trip.costs.balances.find(({ participantId }) => participantId === person.id);
  return own === undefined ? person.shortName : balanceSentence(own.balance, person);
}

/** "Ice cream, Jun 6", or the number of receipts. */
export function paidText(receipts: readonly Receipt[]): string {
  const [first] = receipts;
  if (first === undefined) return t`nothing so far`;
  return receipts.length === 1 ? receiptAndDay(first) : `${receipts.length} receipts`;
}

/** A share as text to copy, one line per receipt. */
export function shareAsText(trip: CostsTrip, person: CostsPerson, lines: readonly ShareLine[]): string {
  const own = trip.costs.balances.find(({ participantId }) => participantId === person.id);
  const rows = lines.map(
    (line) => `${receiptName(line.receipt)}: ${shownAmount(line.amount)} (${workingOf(line, person)})`,
  );
  if (own === undefined) return rows.join('\n');
  const { amountCents } = own.transferred;
  return [
    `${trip.name}: ${shareTitle(trip, person)}`,
    '',
    ...rows,
    t`${ownersName(person)} share: ${shownAmount(own.share)}`,
    t`${person.shortName} paid: ${shownAmount(own.paid)}`,
    ...(amountCents === 0 ? [] : [t`Payments: ${shownAmount(own.transferred)}`]),
    shareTitle(trip, person),
  ].join('\n');
}
