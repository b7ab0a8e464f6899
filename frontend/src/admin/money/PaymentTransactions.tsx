import { t } from '@lingui/core/macro';
import { FigureStrip } from '../figures/FigureStrip.tsx';
import { countLabel, moneyLabel } from '../figures/figures.ts';
import { AdminPaymentsDocument, useAdminPaymentsQuery } from './AdminPayments.generated.ts';
import { fileVariables, pageVariables, partLabel } from '../table/pageVariables.ts';
import { isLatest, LATEST, PAYMENT_COLUMNS, PAYMENT_FILE, PAYMENT_SORTS } from './paymentColumns.tsx';
import { ServerTable } from '../table/ServerTable.tsx';
import { shownAnswer } from '../table/shownAnswer.ts';
import { TableFilters } from '../table/TableFilters.tsx';
import { useFileRows } from '../table/useFileRows.ts';
import { useTableView } from '../table/useTableView.ts';

const TITLE = t`Payment Transactions`;
const PAGE_SIZE = 20;

export function PaymentTransactions() {
  const view = useTableView('payments', PAYMENT_SORTS, LATEST);
  const input = pageVariables(view, PAGE_SIZE);
  const { shown, ...state } = shownAnswer(useAdminPaymentsQuery({ variables: { input } }));
  const found = shown?.admin.payments;
  const total = found?.totalCount ?? 0;
  const load = useFileRows(
    AdminPaymentsDocument,
    { input: fileVariables(view) },
    ({ admin }) => admin.payments.payments,
  );

  return (
    <ServerTable
      {...state}
      title={TITLE}
      rows={found?.payments}
      total={total}
      columns={PAYMENT_COLUMNS}
      rowId={({ id }) => id}
      view={view}
      pageSize={PAGE_SIZE}
      file={{ name: 'payments.csv', columns: PAYMENT_FILE, load }}
      empty={t`No payment transactions found`}
      part={
        isLatest(view)
          ? t`Showing latest ${PAGE_SIZE} transactions out of ${countLabel(total)} total`
          : t`Showing transactions ${partLabel(view.page, PAGE_SIZE, found?.payments.length ?? 0, total)}`
      }
      figures={
        found !== undefined && (
          <FigureStrip
            figures={[
              { label: t`Total Revenue`, value: moneyLabel(found.totalRevenue.amountCents) },
              { label: t`Successful Payments`, value: countLabel(found.successfulPayments) },
              { label: t`Trips Sold`, value: countLabel(found.tripsSold) },
            ]}
          />
        )
      }
      filters={
        <TableFilters
          title={TITLE}
          searchLabel={t`Search name, phone or email`}
          dateLabel={t`Paid`}
          filter={view.filter}
          onFilter={view.setFilter}
        />
      }
    />
  );
}
