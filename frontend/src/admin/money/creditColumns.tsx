import { decimalMoney } from '../../../../domain/money/money.ts';
import { formatPhone } from '../../../../domain/people/phone.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { subscriptionLabel } from '../../../../domain/money/packages.ts';
import type { CreditSort } from '../../gql/schema.generated.ts';
import { Tag } from '../../ui/marks/Tag.tsx';
import type { AdminUserCreditsQuery } from './AdminUserCredits.generated.ts';
import type { Column, Sort } from '../table/column.ts';
import styles from './creditColumns.module.css';
import { dayOf } from '../figures/days.ts';
import { moneyLabel, tripsLabel } from '../figures/figures.ts';
import { Person } from '../table/Person.tsx';
import type { FileColumn } from '../table/tableFile.ts';

type UserCredit = AdminUserCreditsQuery['admin']['userCredits']['users'][number];

export const CREDIT_SORTS: readonly CreditSort[] = [
  'JOINED',
  'NAME',
  'TRIPS_REMAINING',
  'PURCHASED',
  'SPENT',
];

export const JOINED_LAST: Sort<CreditSort> = { key: 'JOINED', isDescending: true };

export const CREDIT_COLUMNS: readonly Column<UserCredit, CreditSort>[] = [
  {
    label: 'User',
    kind: 'text',
    sortKey: 'NAME',
    place: 'title',
    cell: ({ name, phone, isAdmin }) => (
      <span className={styles['user']}>
        <Person name={name} phone={phone} />
        {isAdmin && <Tag tone="sky">Admin</Tag>}
      </span>
    ),
  },
  {
    label: 'Trips Remaining',
    kind: 'number',
    sortKey: 'TRIPS_REMAINING',
    place: 'figure',
    cell: ({ tripsRemaining }) => tripsLabel(tripsRemaining),
  },
  { label: 'Subscription', kind: 'text', cell: ({ subscriptionType }) => typeLabel(subscriptionType) },
  {
    label: 'Total Purchased',
    kind: 'number',
    sortKey: 'PURCHASED',
    cell: ({ totalTripsPurchased }) => tripsLabel(totalTripsPurchased),
  },
  {
    label: 'Total Spent',
    kind: 'number',
    sortKey: 'SPENT',
    cell: ({ totalAmountSpent }) => moneyLabel(totalAmountSpent.amountCents),
  },
  {
    label: 'Expires',
    kind: 'date',
    cell: ({ subscriptionExpiresAt: expires }) => (expires === null ? 'Never' : dayOf(expires)),
  },
  { label: 'Joined', kind: 'date', sortKey: 'JOINED', cell: ({ createdAt }) => dayOf(createdAt) },
];

export const CREDIT_FILE: readonly FileColumn<UserCredit>[] = [
  { head: 'Account', value: ({ userId }) => userId },
  { head: 'User', value: ({ name }) => name },
  { head: 'Phone', value: ({ phone }) => formatPhone(phone) },
  { head: 'Admin', value: ({ isAdmin }) => (isAdmin ? 'yes' : 'no') },
  { head: 'Trips Remaining', value: ({ tripsRemaining }) => tripsLabel(tripsRemaining) },
  { head: 'Subscription', value: ({ subscriptionType }) => typeLabel(subscriptionType) },
  { head: 'Total Purchased', value: ({ totalTripsPurchased }) => tripsLabel(totalTripsPurchased) },
  { head: 'Total Spent (USD)', value: ({ totalAmountSpent }) => decimalMoney(totalAmountSpent.amountCents) },
  { head: 'Expires (UTC)', value: ({ subscriptionExpiresAt }) => subscriptionExpiresAt },
  { head: 'Joined (UTC)', value: ({ createdAt }) => createdAt },
];

function typeLabel(subscriptionType: UserCredit['subscriptionType']): string {
  return asText(subscriptionLabel(subscriptionType.toLowerCase()));
}
