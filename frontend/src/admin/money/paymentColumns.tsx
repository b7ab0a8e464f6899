import { select, t } from '@lingui/core/macro';
import { decimalMoney } from '../../../../domain/money/money.ts';
import { formatPhone } from '../../../../domain/people/phone/phone.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { subscriptionLabel } from '../../../../domain/payment/packages.ts';
import type { PaymentSort, PaymentStatus } from '../../gql/schema.generated.ts';
import { Tag } from '../../ui/marks/Tag.tsx';
import type { AdminPaymentsQuery } from './AdminPayments.generated.ts';
import type { Column, Sort } from '../table/column.ts';
import { dayOf } from '../figures/days.ts';
import { moneyLabel, tripsLabel } from '../figures/figures.ts';
import { Person } from '../table/Person.tsx';
import type { FileColumn } from '../table/tableFile.ts';
import type { TableView } from '../table/useTableView.ts';

type Payment = AdminPaymentsQuery['admin']['payments']['payments'][number];

export const PAYMENT_SORTS: readonly PaymentSort[] = ['CREATED', 'AMOUNT', 'CUSTOMER'];

export const LATEST: Sort<PaymentSort> = { key: 'CREATED', isDescending: true };

/** First page in the default order. */
export function isLatest({ sort, filter, page }: TableView<PaymentSort>): boolean {
  return sort.key === LATEST.key && sort.isDescending && filter.to === '' && page === 0;
}

const TONES: Readonly<Record<PaymentStatus, 'pine' | 'plain' | 'berry'>> = {
  SUCCEEDED: 'pine',
  PENDING: 'plain',
  FAILED: 'berry',
  CANCELED: 'berry',
};

export const PAYMENT_COLUMNS: readonly Column<Payment, PaymentSort>[] = [
  { label: t`Date`, kind: 'date', sortKey: 'CREATED', cell: ({ createdAt }) => dayOf(createdAt) },
  {
    label: t`Customer`,
    kind: 'text',
    sortKey: 'CUSTOMER',
    place: 'title',
    cell: ({ userName, userPhone, userEmail }) => (
      <Person name={userName} phone={userPhone} email={userEmail} />
    ),
  },
  {
    label: t`Amount`,
    kind: 'number',
    sortKey: 'AMOUNT',
    place: 'figure',
    cell: ({ amount }) => moneyLabel(amount.amountCents),
  },
  { label: t`Package`, kind: 'text', cell: ({ subscriptionType }) => packageLabel(subscriptionType) },
  {
    label: t`Status`,
    kind: 'text',
    cell: ({ status }) => <Tag tone={TONES[status]}>{statusText(status)}</Tag>,
  },
  { label: t`Trips`, kind: 'number', cell: ({ tripsGranted }) => tripsLabel(tripsGranted) },
];

export const PAYMENT_FILE: readonly FileColumn<Payment>[] = [
  { head: t`Payment`, value: ({ id }) => id },
  { head: t`Date (UTC)`, value: ({ createdAt }) => createdAt },
  { head: t`Customer`, value: ({ userName }) => userName },
  { head: t`Phone`, value: ({ userPhone }) => userPhone && formatPhone(userPhone) },
  { head: t`Amount (USD)`, value: ({ amount }) => decimalMoney(amount.amountCents) },
  { head: t`Package`, value: ({ subscriptionType }) => packageLabel(subscriptionType) },
  { head: t`Status`, value: ({ status }) => statusText(status) },
  { head: t`Trips`, value: ({ tripsGranted }) => tripsLabel(tripsGranted) },
  // Last, so that the other columns stay where they were.
  { head: t`Email`, value: ({ userEmail }) => userEmail },
];

function packageLabel(subscriptionType: Payment['subscriptionType']): string {
  return asText(subscriptionLabel(subscriptionType.toLowerCase()));
}

function statusText(status: PaymentStatus): string {
  return select(status, { SUCCEEDED: 'succeeded', PENDING: 'pending', FAILED: 'failed', other: 'canceled' });
}
