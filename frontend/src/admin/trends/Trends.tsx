import { t } from '@lingui/core/macro';
import { ChartColumn, Table } from 'lucide-react';
import { useMemo, useState } from 'react';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { decimalMoney } from '../../../../domain/money/money.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../../ui/layout/Collapsible.tsx';
import { useAdminTrendsQuery, type AdminTrendsQuery } from './AdminTrends.generated.ts';
import { sortRows, type Column, type Sort } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { costLabel, countLabel, moneyLabel, plainCost } from '../figures/figures.ts';
import { SectionState } from '../table/SectionState.tsx';
import type { FileColumn } from '../table/tableFile.ts';
import { TableSection, TableTools } from '../table/TableSection.tsx';
import { trendDescription } from './trend.ts';
import styles from './Trends.module.css';
import { TrendTile } from './TrendTile.tsx';

type Day = AdminTrendsQuery['admin']['trends'][number];

const TITLE = t`The Last 90 Days`;

const TRENDS = [
  { key: 'users', label: t`New Users`, value: ({ users }: Day) => users, shown: countLabel },
  { key: 'trips', label: t`New Trips`, value: ({ trips }: Day) => trips, shown: countLabel },
  { key: 'meals', label: t`New Meals`, value: ({ meals }: Day) => meals, shown: countLabel },
  { key: 'revenue', label: t`Revenue`, value: ({ revenue }: Day) => revenue.amountCents, shown: moneyLabel },
  { key: 'aiCost', label: t`AI Cost`, value: ({ aiCost }: Day) => aiCost.microDollars, shown: costLabel },
] as const;
type Key = 'date' | (typeof TRENDS)[number]['key'];

const COLUMNS: readonly Column<Day, Key>[] = [
  {
    label: t`Day`,
    kind: 'date',
    sortKey: 'date',
    place: 'title',
    cell: ({ date }) => <b>{monthDayLabel(date)}</b>,
  },
  ...TRENDS.map(({ key, label, value, shown }) => ({
    label,
    kind: 'number' as const,
    sortKey: key,
    cell: (day: Day) => shown(value(day)),
  })),
];

const FILE: readonly FileColumn<Day>[] = [
  { head: t`Day`, value: ({ date }) => date },
  { head: t`New Users`, value: ({ users }) => users },
  { head: t`New Trips`, value: ({ trips }) => trips },
  { head: t`New Meals`, value: ({ meals }) => meals },
  { head: t`Revenue`, value: ({ revenue }) => decimalMoney(revenue.amountCents) },
  { head: t`AI Cost`, value: ({ aiCost }) => plainCost(aiCost.microDollars) },
];

/** Sparklines, and their days as a table. */
export function Trends() {
  const answer = useAdminTrendsQuery();
  const [isTable, setTable] = useState(false);
  const days = answer.data?.admin.trends;

  if (days === undefined) {
    return (
      <TableSection title={TITLE}>
        <SectionState answer={answer} label={t`Loading trends`} title={t`The trends could not be loaded`} />
      </TableSection>
    );
  }
  const file = { name: 'trends.csv', columns: FILE, load: () => Promise.resolve(days) };
  return (
    <Collapsible isOpen={isTable} onToggle={setTable}>
      <TableSection
        title={TITLE}
        tools={
          <>
            {isTable && <TableTools title={TITLE} file={file} total={days.length} />}
            <CollapsibleTrigger>
              <Button variant="line" icon={isTable ? <ChartColumn size={18} /> : <Table size={18} />}>
                {isTable ? t`Hide the table` : t`Show as a table`}
              </Button>
            </CollapsibleTrigger>
          </>
        }
      >
        <div className={styles['tiles']}>
          {TRENDS.map(({ key, label, value, shown }) => (
            <TrendTile
              key={key}
              label={label}
              total={shown(days.reduce((sum, day) => sum + value(day), 0))}
              values={days.map(value)}
              description={trendDescription(
                label,
                days.map((day) => ({ date: day.date, value: value(day) })),
                shown,
              )}
            />
          ))}
        </div>
        <CollapsibleContent>
          <TrendTable days={days} />
        </CollapsibleContent>
      </TableSection>
    </Collapsible>
  );
}

function TrendTable({ days }: { readonly days: readonly Day[] }) {
  const [sort, setSort] = useState<Sort<Key>>({ key: 'date', isDescending: true });
  const rows = useMemo(
    () =>
      sortRows(days, sort, (day, key) =>
        key === 'date' ? day.date : (TRENDS.find((trend) => trend.key === key)?.value(day) ?? 0),
      ),
    [days, sort],
  );
  return (
    <DataTable
      label={TITLE}
      columns={COLUMNS}
      rows={rows}
      rowId={({ date }) => date}
      sort={sort}
      onSort={setSort}
    />
  );
}
