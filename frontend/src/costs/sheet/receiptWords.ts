import { t } from '@lingui/core/macro';
import { fullDateLabel } from '../../../../domain/text/dates/dates.ts';
import type { Words } from '../../forms/conflict.ts';
import { shownAmount } from '../amounts.ts';
import type { CostsTrip } from '../costsTrip.ts';
import type { ReceiptValues } from './receiptInput.ts';

/** How two people's changes of a receipt are told apart. */
export function receiptWords(trip: CostsTrip): Words<ReceiptValues> {
  return {
    amount: {
      label: t`Amount`,
      sentAs: ['amount', 'amountCents', 'currency', 'rate'],
      text: ({ amount: { cents, currency, rate } }) => {
        const shown = shownAmount({ amountCents: cents, currency });
        return rate === null ? shown : t`${shown}, rate ${rate}`;
      },
    },
    label: { label: t`What for`, text: ({ label }) => label },
    paidById: { label: t`Who paid`, text: ({ paidById }) => trip.personOf(paidById).shortName },
    date: { label: t`Date`, text: ({ date }) => fullDateLabel(date) },
    target: {
      label: t`For`,
      sentAs: ['kind', 'mealIds'],
      text: ({ target: { kind, mealIds } }) => {
        if (kind === 'OTHER') return t`Other`;
        if (mealIds.length === 0) return t`All meals`;
        return trip.meals
          .filter(({ id }) => mealIds.includes(id))
          .map(({ label }) => label)
          .join(', ');
      },
    },
    split: {
      label: t`Split`,
      sentAs: ['split', 'participantIds', 'shares'],
      text: ({ split: { split, participantIds, shares }, amount: { currency } }) => {
        if (split === 'BY_PORTIONS') return t`By who ate`;
        if (split === 'EQUAL')
          return t`Equally: ${{ names: participantIds.map((id) => trip.personOf(id).shortName).join(', ') }}`;
        return shares
          .map(
            ({ participantId, amountCents }) =>
              `${trip.personOf(participantId).shortName} ${shownAmount({ amountCents, currency })}`,
          )
          .join(', ');
      },
    },
  };
}
