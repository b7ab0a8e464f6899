import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalMoney } from '../../../../domain/money/money.ts';
import { formatPhone } from '../../../../domain/people/phone/phone.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { subscriptionLabel } from '../../../../domain/payment/packages.ts';
import type { CreditSort } from '../../gql/schema.generated.ts';
import { Tag } from '../../ui/marks/Tag.tsx';
import type { AdminUserCreditsQuery } from './AdminUserCredits.generated.ts';
import type { Column, Sort } from '../table/column.ts';
import styles from './creditColumns.module.css';
import { dayOf } from '../figures/days.ts';
import { moneyLabel, tripsLabel } from '../figures/figures.ts';
import { AccountMenu } from './AccountMenu.tsx';
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
    label: t`User`,
    kind: 'text',
    sortKey: 'NAME',
    place: 'title',
    cell: ({ userId, name, phone, email, isAdmin, lockedAt }) => (
      <span className={styles['user']}>
        <span className={styles['who']}>
          <Person name={name} phone={phone} email={email} />
          {isAdmin && (
            <Tag tone="sky">
              <Trans>Admin</Trans>
            </Tag>
          )}
          {lockedAt !== null && (
            <Tag tone="berry">
              <Trans>Locked</Trans>
            </Tag>
          )}
        </span>
        <AccountMenu userId={userId} name={name} isAdmin={isAdmin} isLocked={lockedAt !== null} />
      </span>
    ),
  },
  {
    label: t`Trips Remaining`,
    kind: 'number',
    sortKey: 'TRIPS_REMAINING',
    place: 'figure',
    cell: ({ tripsRemaining }) => tripsLabel(tripsRemaining),
  },
  { label: t`Subscription`, kind: 'text', cell: ({ subscriptionType }) => typeLabel(subscriptionType) },
  {
    label: t`Total Purchased`,
    kind: 'number',
    sortKey: 'PURCHASED',
    cell: ({ totalTripsPurchased }) => tripsLabel(totalTripsPurchased),
  },
  {
    label: t`Total Spent`,
    kind: 'number',
    sortKey: 'SPENT',
    cell: ({ totalAmountSpent }) => moneyLabel(totalAmountSpent.amountCents),
  },
  {
    label: t`Expires`,
    kind: 'date',
    cell: ({ subscriptionExpiresAt: expires }) => (expires === null ? t`Never` : dayOf(expires)),
  },
  { label: t`Joined`, kind: 'date', sortKey: 'JOINED', cell: ({ createdAt }) => dayOf(createdAt) },
];

export const CREDIT_FILE: readonly FileColumn<UserCredit>[] = [
  { head: t`Account`, value: ({ userId }) => userId },
  { head: t`User`, value: ({ name }) => name },
  { head: t`Phone`, value: ({ phone }) => phone && formatPhone(phone) },
  { head: t`Admin`, value: ({ isAdmin }) => (isAdmin ? t`yes` : t`no`) },
  { head: t`Locked (UTC)`, value: ({ lockedAt }) => lockedAt },
  { head: t`Trips Remaining`, value: ({ tripsRemaining }) => tripsLabel(tripsRemaining) },
  { head: t`Subscription`, value: ({ subscriptionType }) => typeLabel(subscriptionType) },
  { head: t`Total Purchased`, value: ({ totalTripsPurchased }) => tripsLabel(totalTripsPurchased) },
  { head: t`Total Spent (USD)`, value: ({ totalAmountSpent }) => decimalMoney(totalAmountSpent.amountCents) },
  { head: t`Expires (UTC)`, value: ({ subscriptionExpiresAt }) => subscriptionExpiresAt },
  { head: t`Joined (UTC)`, value: ({ createdAt }) => createdAt },
  // Last, so that the other columns stay where they were.
  { head: t`Email`, value: ({ email }) => email },
];

function typeLabel(subscriptionType: UserCredit['subscriptionType']): string {
  return asText(subscriptionLabel(subscriptionType.toLowerCase()));
}
