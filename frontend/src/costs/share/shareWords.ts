import { plural, t } from '@lingui/core/macro';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { shownAmount, type Amount } from '../amounts.ts';
import type { CostsPerson, CostsTrip, Receipt } from '../costsTrip.ts';
import { receiptAndDay, receiptName } from '../receipts/receiptText.ts';
import { balanceSentence, shareSentence } from '../balances/balanceText.ts';

export interface ShareLine {
  readonly receipt: Receipt;
  readonly amount: Amount;
  readonly portions: number | null;
  readonly ofPortions: number | null;
}

/** How a share of one receipt comes about: "5 of 45½ portions of $182.00". */
export function workingOf({ receipt, amount, portions, ofPortions }: ShareLine, person: CostsPerson): string {
  const total = shownAmount(receipt.tripAmount);
  if (receipt.split === 'SHARES')
    return person.isViewer ? t`your own share of ${total}` : t`their own share of ${total}`;
  if (receipt.split === 'EQUAL') {
    const count = receipt.participantIds.length;
    const part = plural(count, { one: `1 of # person, ${total}`, other: `1 of # people, ${total}` });
    return rounded(part, [receipt.tripAmount.amountCents, 1, count, amount.amountCents]);
  }
  if (portions === null || ofPortions === null || ofPortions === 0)
    return receipt.frozenAt === null ? t`${total}, which nobody ate` : t`frozen share of ${total}`;
  const [own, all] = [portionText(portions * 4), portionText(ofPortions * 4)];
  const part = t`${own} of ${all} portions of ${total}`;
  return rounded(part, [receipt.tripAmount.amountCents, portions, ofPortions, amount.amountCents]);
}

/** With who got a cent that was left over: "1 of 3 people, $10.00, rounded up". */
function rounded(
  working: string,
  [total, part, of, share]: readonly [total: number, part: number, of: number, share: number],
): string {
  // Quarters are exact, so the product is, too.
  const exact = Math.abs(total) * part;
  if (exact === Math.abs(share) * of) return working;
  return exact < Math.abs(share) * of ? t`${working}, rounded up` : t`${working}, rounded down`;
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
  if (receipts.length === 1) return receiptAndDay(first);
  return plural({ count: receipts.length }, { one: '# receipt', other: '# receipts' });
}

/** A share as text to copy, one line per receipt. */
export function shareAsText(trip: CostsTrip, person: CostsPerson, lines: readonly ShareLine[]): string {
  const own = trip.costs.balances.find(({ participantId }) => participantId === person.id);
  const rows = lines.map((line) => {
    const [name, amount, working] = [
      receiptName(line.receipt),
      shownAmount(line.amount),
      workingOf(line, person),
    ];
    return t`${name}: ${amount} (${working})`;
  });
  if (own === undefined) return rows.join('\n');
  const { amountCents } = own.transferred;
  return [
    t`${{ trip: trip.name }}: ${{ balance: shareTitle(trip, person) }}`,
    '',
    ...rows,
    shareSentence(person, own.share),
    paidSentence(person, own.paid),
    ...(amountCents === 0 ? [] : [t`Payments: ${{ amount: shownAmount(own.transferred) }}`]),
    shareTitle(trip, person),
  ].join('\n');
}

function paidSentence({ isViewer, shortName: name }: CostsPerson, paid: Amount): string {
  const amount = shownAmount(paid);
  return isViewer ? t`You paid: ${amount}` : t`${name} paid: ${amount}`;
}
