import { t } from '@lingui/core/macro';
import { AdminUserCreditsDocument, useAdminUserCreditsQuery } from './AdminUserCredits.generated.ts';
import { CREDIT_COLUMNS, CREDIT_FILE, CREDIT_SORTS, JOINED_LAST } from './creditColumns.tsx';
import { FigureStrip } from '../figures/FigureStrip.tsx';
import { countLabel, moneyLabel } from '../figures/figures.ts';
import { fileVariables, pageVariables, partLabel } from '../table/pageVariables.ts';
import { ServerTable } from '../table/ServerTable.tsx';
import { shownAnswer } from '../table/shownAnswer.ts';
import { TableFilters } from '../table/TableFilters.tsx';
import { useFileRows } from '../table/useFileRows.ts';
import { useTableView } from '../table/useTableView.ts';

const TITLE = t`User Credits & Subscriptions`;
const PAGE_SIZE = 20;

export function UserCredits() {
  const view = useTableView('credits', CREDIT_SORTS, JOINED_LAST);
  const input = pageVariables(view, PAGE_SIZE);
  const { shown, ...state } = shownAnswer(useAdminUserCreditsQuery({ variables: { input } }));
  const found = shown?.admin.userCredits;
  const total = found?.totalCount ?? 0;
  const load = useFileRows(
    AdminUserCreditsDocument,
    { input: fileVariables(view) },
    ({ admin }) => admin.userCredits.users,
  );

  return (
    <ServerTable
      {...state}
      title={TITLE}
      rows={found?.users}
      total={total}
      columns={CREDIT_COLUMNS}
      rowId={({ userId }) => userId}
      view={view}
      pageSize={PAGE_SIZE}
      file={{ name: 'user-credits.csv', columns: CREDIT_FILE, load }}
      empty={t`No user credit data found`}
      part={t`Showing users ${partLabel(view.page, PAGE_SIZE, found?.users.length ?? 0, total)}`}
      figures={
        found !== undefined && (
          <FigureStrip
            figures={[
              { label: t`Total Users`, value: countLabel(found.totalUsers) },
              { label: t`Total Revenue`, value: moneyLabel(found.totalRevenue.amountCents) },
              { label: t`Total Trips Sold`, value: countLabel(found.totalTripsSold) },
              { label: t`Unused Credits`, value: countLabel(found.unusedCredits) },
            ]}
          />
        )
      }
      filters={
        <TableFilters
          title={TITLE}
          searchLabel={t`Search name, phone or email`}
          dateLabel={t`Joined`}
          filter={view.filter}
          onFilter={view.setFilter}
        />
      }
    />
  );
}
