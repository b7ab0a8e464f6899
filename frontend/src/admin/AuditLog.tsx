import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { LIMITS } from '../../../domain/limits.ts';
import { useLaterPages } from '../gql/useLaterPages.ts';
import { Select } from '../ui/controls/Select.tsx';
import {
  AdminAuditLogDocument,
  useAdminAuditLogQuery,
  type AdminAuditLogQuery,
} from './AdminAuditLog.generated.ts';
import { auditAction, AUDIT_CHOICES, AUDIT_LABELS, EVERYTHING } from './auditActions.ts';
import type { Column, Sort } from './table/column.ts';
import { momentOf } from './figures/days.ts';
import { pageVariables, partLabel } from './table/pageVariables.ts';
import { Person } from './table/Person.tsx';
import { ServerTable } from './table/ServerTable.tsx';
import { shownAnswer } from './table/shownAnswer.ts';
import { TableFilters } from './table/TableFilters.tsx';
import filterStyles from './table/TableFilters.module.css';
import type { FileColumn } from './table/tableFile.ts';
import { useFileRows } from './table/useFileRows.ts';
import { useTableView, type TableView } from './table/useTableView.ts';

type Log = AdminAuditLogQuery['admin']['auditLog'];
type Entry = Log['entries'][number];

const TITLE = t`Audit Log`;
const PAGE_SIZE = 20;
/** Matches no trip. */
const NO_TRIP = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const NEWEST: Sort<'CREATED'> = { key: 'CREATED', isDescending: true };

const COLUMNS: readonly Column<Entry, 'CREATED'>[] = [
  { label: t`When (UTC)`, kind: 'date', cell: ({ createdAt }) => momentOf(createdAt) },
  {
    label: t`Who`,
    kind: 'text',
    place: 'title',
    cell: ({ actorName }) => <Person name={actorName} phone={null} email={null} />,
  },
  { label: t`What`, kind: 'text', cell: ({ action }) => AUDIT_LABELS[action] },
  { label: t`Trip`, kind: 'text', cell: (entry) => tripOf(entry) },
];

const FILE: readonly FileColumn<Entry>[] = [
  { head: t`When (UTC)`, value: ({ createdAt }) => createdAt },
  { head: t`Account`, value: ({ actorId }) => actorId },
  { head: t`Who`, value: ({ actorName }) => actorName },
  { head: t`What`, value: ({ action }) => AUDIT_LABELS[action] },
  { head: t`Subject`, value: ({ subjectId }) => subjectId },
  { head: t`Trip id`, value: ({ tripId }) => tripId },
  { head: t`Trip`, value: ({ tripName }) => tripName },
];

/** Reports read by admins on request, since each visit adds ten. */
export function AuditLog() {
  const view = useTableView('audit', [NEWEST.key], NEWEST);
  const client = useApolloClient();
  const input = inputOf(view, PAGE_SIZE);
  const { shown, ...state } = shownAnswer(useAdminAuditLogQuery({ variables: { input } }));
  const log = shown?.admin.auditLog;
  const { rows, showMore, isLoadingMore } = useLaterPages(
    JSON.stringify(input),
    log,
    entriesOf,
    async (after) => {
      const page = { query: AdminAuditLogDocument, variables: { input: { ...input, after } } };
      return (await client.query(page)).data?.admin.auditLog;
    },
  );
  const { choice } = view.filter;
  const total = log?.totalCount ?? 0;
  const load = useFileRows(
    AdminAuditLogDocument,
    { input: inputOf(view, LIMITS.rowsAtOnce) },
    ({ admin }) => admin.auditLog.entries,
  );

  return (
    <ServerTable
      {...state}
      title={TITLE}
      rows={rows ?? undefined}
      total={total}
      columns={COLUMNS}
      rowId={({ id }) => id}
      view={view}
      pageSize={PAGE_SIZE}
      file={{ name: 'audit-log.csv', columns: FILE, load }}
      empty={t`No audit entries found`}
      isPartAtFirst
      part={t`Showing entries ${partLabel(0, PAGE_SIZE, rows?.length ?? 0, total)}`}
      // Entries of the filter before do not go on.
      more={{ showMore: state.isStale ? null : showMore, isLoadingMore }}
      filters={
        <TableFilters
          title={TITLE}
          searchLabel={t`Search trip id`}
          dateLabel={t`Done`}
          filter={view.filter}
          onFilter={view.setFilter}
        >
          <Select
            className={filterStyles['select']}
            aria-label={t`Action`}
            value={choice === EVERYTHING ? choice : (auditAction(choice) ?? '')}
            onChange={({ target }) => view.setFilter({ choice: target.value })}
          >
            <option value="">
              <Trans>Changes and deletions</Trans>
            </option>
            <option value={EVERYTHING}>
              <Trans>Everything</Trans>
            </option>
            {AUDIT_CHOICES.map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </Select>
        </TableFilters>
      }
    />
  );
}

function entriesOf({ entries }: Log): readonly Entry[] {
  return entries;
}

function inputOf({ sort, filter }: Pick<TableView<'CREATED'>, 'sort' | 'filter'>, pageSize: number) {
  const { limit, from, to } = pageVariables({ sort, filter, page: 0 }, pageSize);
  const { text, choice } = filter;
  const action = auditAction(choice);
  const changesOnly = action === null && choice !== EVERYTHING;
  return { limit, from, to, action, changesOnly, tripId: tripIdOf(text) };
}

/** A malformed id finds nothing. */
function tripIdOf(text: string): string | null {
  if (text === '') return null;
  return UUID.test(text) ? text : NO_TRIP;
}

function tripOf({ tripId, tripName }: Entry): string {
  if (tripName !== null) return tripName;
  return tripId === null ? '\u2013' : t`Deleted trip`;
}
