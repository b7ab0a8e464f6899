import { t } from '@lingui/core/macro';
import { TrendingDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  AdminFinancialReportDocument,
  useAdminFinancialReportQuery,
  type UserFinanceFieldsFragment,
} from './AdminFinancialReport.generated.ts';
import { sortRows, type Sort } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { FigureStrip } from '../figures/FigureStrip.tsx';
import { countLabel, moneyLabel } from '../figures/figures.ts';
import {
  FINANCE_COLUMNS,
  FINANCE_FILE,
  FINANCE_SORTS,
  financeValue,
  MOST_PROFITABLE,
  type RankedFinance,
} from './financeColumns.tsx';
import { fileVariables, pageVariables, partLabel } from '../table/pageVariables.ts';
import { ServerTable } from '../table/ServerTable.tsx';
import { shownAnswer } from '../table/shownAnswer.ts';
import { TableFilters } from '../table/TableFilters.tsx';
import { TableSection, TableTools } from '../table/TableSection.tsx';
import { useFileRows } from '../table/useFileRows.ts';
import { useTableView } from '../table/useTableView.ts';
import type { FinanceSort } from '../../gql/schema.generated.ts';

type UserFinance = UserFinanceFieldsFragment;

const TITLE = t`User Financial Report`;
const LOSS_TITLE = t`Loss Leaders (High AI Usage, Low Revenue)`;
const PAGE_SIZE = 15;
const NO_USERS: readonly UserFinance[] = [];

/** By user, with the loss leaders. */
export function FinancialReport() {
  const view = useTableView('finances', FINANCE_SORTS, MOST_PROFITABLE);
  const input = pageVariables(view, PAGE_SIZE);
  const { shown, ...state } = shownAnswer(useAdminFinancialReportQuery({ variables: { input } }));
  const report = shown?.admin.userFinancialReport;
  const users = report?.users;
  const total = report?.totalCount ?? 0;
  const rows = users && ranked(users, view.page * PAGE_SIZE);
  const load = useFileRows(AdminFinancialReportDocument, { input: fileVariables(view) }, ({ admin }) =>
    ranked(admin.userFinancialReport.users, 0),
  );

  return (
    <ServerTable
      {...state}
      title={TITLE}
      rows={rows}
      total={total}
      columns={FINANCE_COLUMNS}
      rowId={({ userId }) => userId}
      view={view}
      pageSize={PAGE_SIZE}
      file={{ name: 'financial-report.csv', columns: FINANCE_FILE, load }}
      empty={t`No user financial data found`}
      part={t`Showing users ${partLabel(view.page, PAGE_SIZE, rows?.length ?? 0, total)}`}
      figures={
        report !== undefined && (
          <FigureStrip
            figures={[
              { label: t`Total Net Profit`, value: moneyLabel(report.totalNetProfit.amountCents) },
              { label: t`Paying Users`, value: countLabel(report.payingUsers) },
              { label: t`High-Value Users`, value: countLabel(report.highValueUsers) },
              { label: t`Avg Revenue/User`, value: moneyLabel(report.avgRevenuePerUser.amountCents) },
            ]}
          />
        )
      }
      filters={
        <TableFilters
          title={TITLE}
          searchLabel={t`Search name, phone or email`}
          dateLabel={t`Counted`}
          filter={view.filter}
          onFilter={view.setFilter}
        />
      }
    >
      <LossLeaders users={report?.lossLeaders ?? NO_USERS} />
    </ServerTable>
  );
}

function LossLeaders({ users }: { readonly users: readonly UserFinance[] }) {
  const [sort, setSort] = useState<Sort<FinanceSort>>({ key: 'NET_PROFIT', isDescending: false });
  const rows = useMemo(() => ranked(sortRows(users, sort, financeValue), 0), [users, sort]);
  if (users.length === 0) return null;
  const file = { name: 'loss-leaders.csv', columns: FINANCE_FILE, load: () => Promise.resolve(rows) };
  return (
    <TableSection
      title={LOSS_TITLE}
      icon={<TrendingDown size={18} />}
      isWarning
      tools={<TableTools title={t`Loss Leaders`} file={file} total={users.length} />}
    >
      <DataTable
        label={LOSS_TITLE}
        columns={FINANCE_COLUMNS}
        rows={rows}
        rowId={({ userId }) => userId}
        sort={sort}
        onSort={setSort}
      />
    </TableSection>
  );
}

function ranked(users: readonly UserFinance[], before: number): readonly RankedFinance[] {
  return users.map((user, index) => ({ ...user, rank: before + index + 1 }));
}
