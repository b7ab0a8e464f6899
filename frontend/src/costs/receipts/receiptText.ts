import { t } from '@lingui/core/macro';
import { textOf } from '../../../../domain/text/asText.ts';
import { receiptName as domainName } from '../../../../domain/costs/receipt.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { shownAmount, shownSize } from '../amounts.ts';
import type { CostsTrip, Receipt } from '../costsTrip.ts';

/** More meals are counted. */
const NAMED_MEALS = 2;

export function receiptName({ label, kind }: Pick<Receipt, 'label' | 'kind'>): string {
  return textOf(domainName({ label, kind: kind === 'GROCERIES' ? 'groceries' : 'other' }));
}

/** "Sam paid €22.00, Fri dinner and Sat lunch", "Sam got back, all meals" */
export function receiptLine(trip: CostsTrip, receipt: Receipt): string {
  const { paidById, amount, frozenAt } = receipt;
  const isForeign = amount.currency !== trip.costs.currency;
  const verb = amount.amountCents < 0 ? t`got back` : 'paid';
  const paid = isForeign ? `${verb} ${shownSize(amount)}` : verb;
  const frozen = frozenAt === null ? [] : [t`shares frozen`];
  return [`${trip.personOf(paidById).shortName} ${paid}`, splitText(trip, receipt), ...frozen].join(', ');
}

/** "all meals", "by who ate" (frozen), "Fri dinner and Sat lunch", "4 meals", "equally between 5", "own shares" */
export function splitText({ meals }: Pick<CostsTrip, 'meals'>, receipt: Receipt): string {
  const { split, mealIds, participantIds, frozenAt } = receipt;
  if (split === 'SHARES') return t`own shares`;
  if (split === 'EQUAL')
    return participantIds.length === 1 ? t`for one person` : t`equally between ${participantIds.length}`;
  if (mealIds.length === 0) return frozenAt === null ? t`all meals` : t`by who ate`;
  const labels = meals.filter(({ id }) => mealIds.includes(id)).map(({ label }) => label);
  if (labels.length === mealIds.length && labels.length <= NAMED_MEALS) return labels.join(' and ');
  return mealIds.length === 1 ? '1 meal' : `${mealIds.length} meals`;
}

/** "yours $12.00" */
export function ownPart({ viewerShare }: Pick<Receipt, 'viewerShare'>): string {
  return viewerShare.amountCents === 0 ? 'not yours' : t`yours ${shownAmount(viewerShare)}`;
}

/** "Big shop in Seaside, Jun 6" */
export function receiptAndDay(receipt: Pick<Receipt, 'label' | 'kind' | 'date'>): string {
  return `${receiptName(receipt)}, ${monthDayLabel(receipt.date)}`;
}
