import { plural, t } from '@lingui/core/macro';
import { textOf } from '../../../../domain/text/asText.ts';
import { receiptName as domainName } from '../../../../domain/costs/receipt.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { shownAmount, shownSize, type Amount } from '../amounts.ts';
import type { CostsPerson, CostsTrip, Receipt } from '../costsTrip.ts';
import { listed } from '../../../../domain/text/listed.ts';

/** More meals are counted. */
const NAMED_MEALS = 2;

export function receiptName({ label, kind }: Pick<Receipt, 'label' | 'kind'>): string {
  return textOf(domainName({ label, kind: kind === 'GROCERIES' ? 'groceries' : 'other' }));
}

/** "Sam paid €22.00, Fri dinner and Sat lunch", "Sam got back, all meals" */
export function receiptLine(trip: CostsTrip, receipt: Receipt): string {
  const { paidById, amount, frozenAt } = receipt;
  const isForeign = amount.currency !== trip.costs.currency;
  const person = trip.personOf(paidById);
  const paid =
    amount.amountCents < 0
      ? gotBack(person, isForeign ? amount : null)
      : paidText(person, isForeign ? amount : null);
  const frozen = frozenAt === null ? [] : [t`shares frozen`];
  return [paid, splitText(trip, receipt), ...frozen].join(', ');
}

function paidText({ isViewer, shortName: name }: CostsPerson, paid: Amount | null): string {
  if (paid === null) return isViewer ? t`You paid` : t`${name} paid`;
  const amount = shownSize(paid);
  return isViewer ? t`You paid ${amount}` : t`${name} paid ${amount}`;
}

function gotBack({ isViewer, shortName: name }: CostsPerson, paid: Amount | null): string {
  if (paid === null) return isViewer ? t`You got back` : t`${name} got back`;
  const amount = shownSize(paid);
  return isViewer ? t`You got back ${amount}` : t`${name} got back ${amount}`;
}

/** "all meals", "by who ate" (frozen), "Fri dinner and Sat lunch", "4 meals", "equally between 5", "own shares" */
export function splitText({ meals }: Pick<CostsTrip, 'meals'>, receipt: Receipt): string {
  const { split, mealIds, participantIds, frozenAt } = receipt;
  if (split === 'SHARES') return t`own shares`;
  if (split === 'EQUAL')
    return plural({ count: participantIds.length }, { one: 'for one person', other: 'equally between #' });
  if (mealIds.length === 0) return frozenAt === null ? t`all meals` : t`by who ate`;
  const labels = meals.filter(({ id }) => mealIds.includes(id)).map(({ label }) => label);
  if (labels.length === mealIds.length && labels.length <= NAMED_MEALS) return listed(labels);
  return plural({ count: mealIds.length }, { one: '# meal', other: '# meals' });
}

/** "yours $12.00" */
export function ownPart({ viewerShare }: Pick<Receipt, 'viewerShare'>): string {
  return viewerShare.amountCents === 0 ? t`not yours` : t`yours ${{ amount: shownAmount(viewerShare) }}`;
}

/** "Big shop in Seaside, Jun 6" */
export function receiptAndDay(receipt: Pick<Receipt, 'label' | 'kind' | 'date'>): string {
  return `${receiptName(receipt)}, ${monthDayLabel(receipt.date)}`;
}
