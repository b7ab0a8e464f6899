import type { ColumnFacts } from '../../entities/column.ts';
import { allColumnsIn, tableOf, type EntityClass } from '../../db/columns.ts';
import { ENTITIES } from '../../db/connection/entities.ts';

/**
 * What account deletion does to a person's rows in a table, and their export. Column lists are separated by spaces.
 */
export interface TableDecision {
  /** How rows are deleted; absent if they stay. */
  readonly rowsGo?: 'with account' | 'with participant' | 'by number' | 'by key' | undefined;
  /** Links to the person, which become null or another's. */
  readonly unlinked?: string;
  /** Columns with other values afterwards. */
  readonly becomes?: string;
  /** Columns without personal data, which stay. */
  readonly kept?: string;
  /** If set, all other columns are in `notExported`. */
  readonly exported?: string;
  readonly notExported?: string;
}

/** Columns of entities say it themselves. */
const WITHOUT_ENTITY: Readonly<Record<string, TableDecision>> = {
  idempotency_keys: { rowsGo: 'with account' },
  invitation_texts: { rowsGo: 'by number' },
  invitation_links: { kept: 'trip_id token_hash sealed_token inviter_id created_at expires_at' },
  rate_limits: { rowsGo: 'by key' },
  free_trip_numbers: { kept: 'number_hash kept_at' },
  left_trip_numbers: { kept: 'number_hash kept_at' },
  dismissed_notices: { kept: 'notice dismissed_at' },
  webhooks: {
    rowsGo: 'with account',
    exported: 'url kinds scopes trip_id created_at ended_at end_reason',
    notExported: 'id user_id sealed_secret busy_until',
  },
  webhook_cursors: { rowsGo: 'with account' },
  webhook_deliveries: { rowsGo: 'with account' },
  staple_answers: { rowsGo: 'with account', exported: 'food answer answered_at', notExported: 'user_id' },
  cookbook_recipes: {
    kept: 'id name description minutes ingredients instructions meal_types equipment plain_name words',
  },
  suggestion_turns: { kept: 'trip_id runs turn_id busy_until' },
  // Also deleted once somebody leaves the table.
  deleted_meals: { kept: 'trip_id id rows created_at' },
  suggestion_runs: { kept: 'id trip_id written created_at' },
  trip_revisions: { kept: 'trip_id revision' },
  // Without names; a participant's id is no account's.
  trip_events: { kept: 'trip_id revision kind ids actor_id created_at' },
  trip_presence: { kept: 'trip_id participant_id server_id seen_at' },
  ai_usages: {
    unlinked: 'user_id',
    kept: 'id trip_id feature model input_tokens output_tokens cost_micro_dollars outcome reason created_at',
    exported: 'trip_id feature model input_tokens output_tokens cost_micro_dollars outcome created_at',
    notExported: 'id user_id reason',
  },
};

const ROWS_GO = {
  'goes with account': 'with account',
  'goes with participant': 'with participant',
  'goes by number': 'by number',
} as const;

function decisionOf(entity: EntityClass<object>): TableDecision {
  const columns = allColumnsIn(entity);
  const listed = (isMeant: (facts: ColumnFacts) => boolean) =>
    columns.flatMap(({ column, facts }) => (isMeant(facts) ? [column] : [])).join(' ');
  // A row that goes with one person may be linked to another.
  const erasures = columns.map(({ facts: [erasure] }) => erasure).filter((erasure) => erasure !== 'unlinked');
  const [rowsGo, ...others] = new Set(
    erasures.map((erasure) =>
      typeof erasure === 'string' && erasure in ROWS_GO
        ? ROWS_GO[erasure as keyof typeof ROWS_GO]
        : undefined,
    ),
  );
  if (others.length > 0)
    throw new Error(`Some columns of ${tableOf(entity)} go with their row, others do not.`);
  const exported = listed(([, shown]) => shown === 'exported');
  return {
    rowsGo,
    becomes: listed(([erasure]) => typeof erasure === 'object'),
    unlinked: listed(([erasure]) => erasure === 'unlinked'),
    kept: listed(([erasure]) => erasure === 'kept'),
    ...(exported === '' ? {} : { exported, notExported: listed(([, shown]) => shown !== 'exported') }),
  };
}

/** By table. A test compares it with the database's columns, foreign keys and the export. */
export const PERSONAL_DATA: Readonly<Record<string, TableDecision>> = {
  ...WITHOUT_ENTITY,
  ...Object.fromEntries(ENTITIES.map((entity) => [tableOf<object>(entity), decisionOf(entity)])),
};

export const TABLES_BY_CONTACT = Object.entries(PERSONAL_DATA)
  .filter(([, { rowsGo }]) => rowsGo === 'by number')
  .map(([table]) => table);
