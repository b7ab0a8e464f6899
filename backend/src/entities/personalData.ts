import { FORMER_MEMBER } from '../../../domain/people/formerMember.ts';

/**
 * What account deletion does to a person's rows in a table, and their export. Column lists are separated by spaces.
 */
export interface TableDecision {
  /** How rows are deleted; absent if they stay. */
  readonly rowsGo?: 'with the account' | 'with the participant' | 'by their number' | 'by their key';
  /** Replaced columns and their SQL values; $1 is the trip. */
  readonly becomes?: Readonly<Record<string, string>>;
  /** Links to the person, which become null or another's. */
  readonly unlinked?: string;
  /** Columns without personal data, which stay. */
  readonly kept?: string;
  /** If set, all other columns are in `notExported`. */
  readonly exported?: string;
  readonly notExported?: string;
}

/** "Former member 2": after the highest number of the trip. */
const NEXT_FORMER_MEMBER = `(select '${FORMER_MEMBER} ' || 1 + coalesce(max(substring(name from '^${FORMER_MEMBER} (\\d{1,4})$')::int), 0)
  from participants where trip_id = $1 and phone is null)`;

/** A test compares it with the database's columns, foreign keys and the export. */
export const PERSONAL_DATA = {
  users: { rowsGo: 'with the account', exported: 'id phone name shows_presence wants_shop_texts created_at' },
  sessions: {
    rowsGo: 'with the account',
    exported: 'device created_at last_seen_at expires_at',
    notExported: 'id token_hash user_id',
  },
  idempotency_keys: { rowsGo: 'with the account' },
  sign_in_codes: { rowsGo: 'by their number' },
  outbox_texts: { rowsGo: 'by their number' },
  invitation_texts: { rowsGo: 'by their number' },
  invitation_links: { kept: 'trip_id token_hash inviter_id created_at expires_at' },
  rate_limits: { rowsGo: 'by their key' },
  free_trip_numbers: { kept: 'number_hash kept_at' },
  left_trip_numbers: { kept: 'number_hash kept_at' },
  participants: {
    // Participants not accepted are deleted.
    becomes: {
      user_id: 'null',
      name: NEXT_FORMER_MEMBER,
      phone: 'null',
      is_organizer: 'false',
      invite_status: "'declined'",
      invited_by: 'null',
      text_due_at: 'null',
      left_at: 'null',
    },
    kept: 'id trip_id invited_by_link invited_at created_at',
    exported: 'name phone is_organizer invite_status invited_at left_at created_at',
    notExported: 'id trip_id user_id invited_by invited_by_link text_due_at',
  },
  eaters: {
    rowsGo: 'with the participant',
    exported:
      'is_companion name portion_quarters avoids eats_everything note arrives_date arrives_type leaves_date leaves_type',
    // Who else bears a companion's share is named in the trip alone.
    notExported: 'id trip_id participant_id share_paid_by_id version field_versions created_at',
  },
  attendance_exceptions: {
    rowsGo: 'with the participant',
    exported: 'date type attends',
    notExported: 'trip_id eater_id',
  },
  remembered_eaters: {
    rowsGo: 'with the account',
    exported: 'name portion_quarters avoids eats_everything note',
    notExported: 'id user_id',
  },
  staple_answers: { rowsGo: 'with the account', exported: 'food answer answered_at', notExported: 'user_id' },
  recipes: {
    rowsGo: 'with the account',
    exported:
      'id name description servings_quarters minutes difficulty ingredients instructions meal_types equipment ' +
      'source_url source_name created_at updated_at',
    notExported: 'owner_id plain_name words version field_versions',
  },
  // Of the account's own.
  shared_recipes: {
    rowsGo: 'with the participant',
    exported: 'recipe_id shared_at',
    notExported: 'trip_id shared_by_id',
  },
  cookbook_recipes: {
    kept: 'id name description minutes ingredients instructions meal_types equipment plain_name words',
  },
  trips: {
    unlinked: 'created_by',
    kept: 'id name location start_date end_date meal_types dietary_restrictions restriction_reading shopping_plan currency created_at',
    exported: 'id name location start_date end_date created_by currency',
    notExported: 'meal_types dietary_restrictions restriction_reading shopping_plan created_at',
  },
  user_trips: { rowsGo: 'with the account' },
  meals: {
    unlinked: 'assigned_to_id',
    // Versions name participants, which are no accounts.
    kept:
      'id trip_id date type name description instructions recipe cooking status is_ai_generated servings_quarters ' +
      'portion_quarters version field_versions created_at',
    exported: 'date type name',
    notExported:
      'id trip_id description instructions recipe cooking assigned_to_id status is_ai_generated servings_quarters ' +
      'portion_quarters version field_versions created_at',
  },
  ingredients: {
    unlinked: 'assigned_to_id purchased_by_id added_by_id',
    kept:
      'id trip_id meal_id name quantity unit notes part used_per_portion purchased purchased_at alternatives selected_alternative ' +
      'apart_of_id apart_eater_ids merged_as portion_quarters bought_quantity bought_unit bought_portion_quarters ' +
      'bought_servings_quarters unavailable staple version field_versions created_at',
    exported: 'name quantity unit purchased purchased_at unavailable',
    notExported:
      'id trip_id meal_id notes part used_per_portion assigned_to_id purchased_by_id added_by_id alternatives selected_alternative ' +
      'apart_of_id apart_eater_ids merged_as portion_quarters bought_quantity bought_unit bought_portion_quarters ' +
      'bought_servings_quarters staple version field_versions created_at',
  },
  meal_votes: {
    kept: 'trip_id meal_id participant_id vote',
    exported: 'vote',
    notExported: 'trip_id meal_id participant_id',
  },
  // Those about an eater go with the eater.
  settled_conflicts: {
    unlinked: 'settled_by_id',
    kept: 'trip_id meal_id eater_id kind value note settled_at basis',
    exported: 'kind value note settled_at',
    notExported: 'trip_id meal_id eater_id settled_by_id basis',
  },
  // The nameless participant keeps receipts, shares and transfers, so that balances stay.
  receipts: {
    unlinked: 'added_by_id',
    kept:
      'id trip_id paid_by_id amount_cents amount_digits share_digits currency rate label date kind split ' +
      'split_revision frozen_at ' +
      'version field_versions created_at',
    exported: 'amount_cents currency rate label date kind split created_at',
    notExported:
      'id trip_id paid_by_id added_by_id amount_digits share_digits split_revision frozen_at version field_versions',
  },
  receipt_meals: { kept: 'trip_id receipt_id meal_id' },
  receipt_shares: {
    kept: 'trip_id receipt_id participant_id amount_cents portion_quarters',
    exported: 'amount_cents',
    notExported: 'trip_id receipt_id participant_id portion_quarters',
  },
  transfers: {
    unlinked: 'marked_by_id',
    kept: 'id trip_id from_id to_id amount_cents amount_digits date settles settled_shares created_at',
    exported: 'amount_cents date created_at',
    notExported: 'id trip_id from_id to_id amount_digits marked_by_id settles settled_shares',
  },
  suggestion_turns: { kept: 'trip_id runs turn_id busy_until' },
  suggestion_runs: { kept: 'id trip_id written created_at' },
  trip_revisions: { kept: 'trip_id revision' },
  // Without names; a participant's id is no account's.
  trip_events: { kept: 'trip_id revision kind ids actor_id created_at' },
  trip_presence: { kept: 'trip_id participant_id server_id seen_at' },
  place_photos: { kept: 'place photo claimed_until expires_at' },
  ai_usages: {
    unlinked: 'user_id',
    kept: 'id trip_id feature model input_tokens output_tokens cost_micro_dollars outcome reason created_at',
    exported: 'trip_id feature model input_tokens output_tokens cost_micro_dollars outcome created_at',
    notExported: 'id user_id reason',
  },
  payments: {
    unlinked: 'user_id',
    kept:
      'id package quantity trips amount_cents currency status provider_intent_id refunded_cents disputed_at ' +
      'dispute_lost_at attempted_at checked_at created_at completed_at',
    exported: 'id package quantity amount_cents currency status refunded_cents created_at completed_at',
    notExported: 'user_id trips provider_intent_id disputed_at dispute_lost_at attempted_at checked_at',
  },
  payment_events: { kept: 'id type provider_intent_id received_at' },
  credit_entries: {
    unlinked: 'user_id',
    // The source is unique; that of a free trip holds the account's id.
    kept: 'id kind amount source lot_id payment_id trip_id expires_at created_at',
    exported: 'kind amount payment_id trip_id expires_at created_at',
    notExported: 'id user_id source lot_id',
  },
  audit_entries: {
    unlinked: 'actor_id',
    kept: 'id action subject_id trip_id created_at',
    exported: 'action trip_id created_at',
    notExported: 'id actor_id subject_id',
  },
} as const satisfies Readonly<Record<string, TableDecision>>;

/** SQL that anonymizes accepted participants. */
export const ERASE_PARTICIPANT = Object.entries(PERSONAL_DATA.participants.becomes)
  .map(([column, value]) => `${column} = ${value}`)
  .join(', ');

export const TABLES_BY_NUMBER = Object.entries<TableDecision>(PERSONAL_DATA)
  .filter(([, { rowsGo }]) => rowsGo === 'by their number')
  .map(([table]) => table);
