import { t } from '@lingui/core/macro';
import { decimalMoney } from '../../../../domain/money/money.ts';
import { formatPhone } from '../../../../domain/people/phone/phone.ts';
import type { FinanceSort } from '../../gql/schema.generated.ts';
import type { UserFinanceFieldsFragment } from './AdminFinancialReport.generated.ts';
import type { Column, Sort } from '../table/column.ts';
import { dayOf } from '../figures/days.ts';
import { costLabel, countLabel, moneyLabel, plainCost, tripsLabel } from '../figures/figures.ts';
import { Person } from '../table/Person.tsx';
import type { FileColumn } from '../table/tableFile.ts';

type UserFinance = UserFinanceFieldsFragment;

/** In the current order. */
export type RankedFinance = UserFinance & { readonly rank: number };

export const FINANCE_SORTS: readonly FinanceSort[] = [
  'NET_PROFIT',
  'REVENUE',
  'AI_COST',
  'TRIPS_CREATED',
  'TRIPS_PURCHASED',
  'NAME',
  'JOINED',
];

export const MOST_PROFITABLE: Sort<FinanceSort> = { key: 'NET_PROFIT', isDescending: true };

export const FINANCE_COLUMNS: readonly Column<RankedFinance, FinanceSort>[] = [
  { label: t`Rank`, kind: 'number', cell: ({ rank }) => countLabel(rank) },
  {
    label: t`User`,
    kind: 'text',
    sortKey: 'NAME',
    place: 'title',
    cell: ({ userName, userPhone, userEmail }) => (
      <Person name={userName} phone={userPhone} email={userEmail} />
    ),
  },
  {
    label: t`Revenue`,
    kind: 'number',
    sortKey: 'REVENUE',
    cell: ({ totalRevenue }) => moneyLabel(totalRevenue.amountCents),
  },
  {
    label: t`AI Costs`,
    kind: 'number',
    sortKey: 'AI_COST',
    cell: ({ totalAiCost }) => costLabel(totalAiCost.microDollars),
  },
  {
    label: t`Net Profit`,
    kind: 'number',
    sortKey: 'NET_PROFIT',
    place: 'figure',
    cell: ({ netProfit }) => <NetProfit cents={netProfit.amountCents} />,
  },
  {
    label: t`Trips Created`,
    kind: 'number',
    sortKey: 'TRIPS_CREATED',
    cell: ({ tripsCreated }) => countLabel(tripsCreated),
  },
  {
    label: t`Trips Bought`,
    kind: 'number',
    sortKey: 'TRIPS_PURCHASED',
    cell: ({ tripsPurchased }) => tripsLabel(tripsPurchased),
  },
  {
    label: t`Avg $/Trip`,
    kind: 'number',
    cell: ({ avgRevenuePerTrip }) => moneyLabel(avgRevenuePerTrip.amountCents),
  },
  { label: t`Joined`, kind: 'date', sortKey: 'JOINED', cell: ({ joinedDate }) => dayOf(joinedDate) },
];

export const FINANCE_FILE: readonly FileColumn<RankedFinance>[] = [
  { head: t`Rank`, value: ({ rank }) => rank },
  { head: t`Account`, value: ({ userId }) => userId },
  { head: t`User`, value: ({ userName }) => userName },
  { head: t`Phone`, value: ({ userPhone }) => userPhone && formatPhone(userPhone) },
  { head: t`Revenue (USD)`, value: ({ totalRevenue }) => decimalMoney(totalRevenue.amountCents) },
  { head: t`AI Costs (USD)`, value: ({ totalAiCost }) => plainCost(totalAiCost.microDollars) },
  { head: t`Net Profit (USD)`, value: ({ netProfit }) => decimalMoney(netProfit.amountCents) },
  { head: t`Trips Created`, value: ({ tripsCreated }) => tripsCreated },
  { head: t`Trips Bought`, value: ({ tripsPurchased }) => tripsLabel(tripsPurchased) },
  { head: t`Avg $/Trip`, value: ({ avgRevenuePerTrip }) => decimalMoney(avgRevenuePerTrip.amountCents) },
  { head: t`Joined (UTC)`, value: ({ joinedDate }) => joinedDate },
  // Last, so that the other columns stay where they were.
  { head: t`Email`, value: ({ userEmail }) => userEmail },
];

/** Unlimited trips are the largest. */
export function financeValue(user: UserFinance, key: FinanceSort): string | number {
  switch (key) {
    case 'NET_PROFIT':
      return user.netProfit.amountCents;
    case 'REVENUE':
      return user.totalRevenue.amountCents;
    case 'AI_COST':
      return user.totalAiCost.microDollars;
    case 'TRIPS_CREATED':
      return user.tripsCreated;
    case 'TRIPS_PURCHASED':
      return user.tripsPurchased < 0 ? Infinity : user.tripsPurchased;
    case 'NAME':
      return user.userName;
    case 'JOINED':
      return user.joinedDate;
  }
}

function NetProfit({ cents }: { readonly cents: number }) {
  return <b style={cents < 0 ? { color: 'var(--berry)' } : undefined}>{moneyLabel(cents)}</b>;
}
