import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { settlementLines } from '../../../../domain/costs/settlementText.ts';
import { firstName } from '../../labels/firstName.ts';
import { oneLine } from '../../labels/plainText.ts';
import { shownAmount } from '../../costs/amounts.ts';
import { balanceSentence } from '../../costs/balances/balanceText.ts';
import type { CostsTrip, Receipt } from '../../costs/costsTrip.ts';
import { receiptLine, receiptName } from '../../costs/receipts/receiptText.ts';

/** "Leo pays Maya $45.50": with names alone, as it is read by all. */
export function transferLines(trip: CostsTrip): string[] {
  const { transfers, currency } = trip.costs;
  return settlementLines(
    transfers.map(({ fromId, toId, amount }) => ({ fromId, toId, cents: amount.amountCents })),
    (id) => nameOf(trip, id),
    currency,
  ).map(asText);
}

/** "Maya gets back $46.67" */
export function balanceLines({ costs, personOf }: CostsTrip): string[] {
  return costs.balances
    .toSorted((a, b) => b.balance.amountCents - a.balance.amountCents)
    .map(({ participantId, balance }) => balanceSentence(balance, personOf(participantId)));
}

/** Balances, transfers and receipts to paste into a chat. */
export function costsText(trip: CostsTrip): string {
  const named = namedTrip(trip);
  const { spent, receipts } = named.costs;
  const transfers = transferLines(named);
  return [
    t`${{ trip: oneLine(trip.name) }}: ${{ amount: shownAmount(spent) }}`,
    '',
    ...balanceLines(named),
    ...(transfers.length === 0 ? [] : ['', ...transfers]),
    '',
    ...receipts.map((receipt) => receiptText(named, receipt)),
  ].join('\n');
}

/** For others, who are not "You". */
export function namedTrip(trip: CostsTrip): CostsTrip {
  const personOf = (id: string) => {
    const person = trip.personOf(id);
    const shortName = nameOf(trip, id);
    return { ...person, shortName, label: person.isViewer ? shortName : person.label, isViewer: false };
  };
  return { ...trip, personOf };
}

/** "Big shop: $70.00 (Maya paid, all meals)" */
export function receiptText(trip: CostsTrip, receipt: Receipt, named = receiptName(receipt)): string {
  const name = oneLine(named);
  return t`${name}: ${{ amount: shownAmount(receipt.tripAmount) }} (${{ what: receiptLine(trip, receipt) }})`;
}

function nameOf(trip: CostsTrip, id: string): string {
  const person = trip.personOf(id);
  return oneLine(person.isViewer ? firstName(person) : person.shortName);
}
