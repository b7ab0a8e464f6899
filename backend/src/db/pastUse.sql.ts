import type { EntityManager } from 'typeorm';
import { statement } from './statement.ts';

/** SQL, by local table. */
const PAST_USE: Readonly<Record<string, string>> = {
  sessions: "expires_at <= now() or (scopes is null and last_seen_at <= now() - interval '14 days')",
  // A clock that was set back must not make them valid again.
  sign_in_codes: "created_at <= now() - interval '1 day' or created_at > now()",
  outbox_texts: "sent_at <= now() - interval '1 day' or dead_at <= now() - interval '30 days'",
  invitation_texts: "created_at <= now() - interval '7 days'",
  idempotency_keys: "created_at <= now() - interval '1 day'",
  audit_entries: "created_at <= now() - interval '1 year'",
  place_photos: 'greatest(claimed_until, expires_at) <= now()',
  payment_events: "received_at <= now() - interval '90 days'",
  free_trip_numbers: "kept_at <= now() - interval '1 year'",
  left_trip_numbers: "kept_at <= now() - interval '1 year'",
  webhook_deliveries: "sent_at <= now() - interval '1 day' or dead_at <= now() - interval '30 days'",
  webhooks: "ended_at <= now() - interval '30 days'",
  // No limit has a window of two days: its clock was set back.
  rate_limits: `expire <= extract(epoch from now()) * 1000 or expire > extract(epoch from now() + interval '2 days') * 1000`,
};

const forgetRuns = statement<never>(
  'forget_suggestion_runs',
  "delete from suggestion_runs where created_at <= now() - interval '1 day'",
);

const forgetMeals = statement<never>(
  'forget_deleted_meals',
  "delete from deleted_meals where created_at <= now() - interval '1 day'",
);

const forgetLinks = statement<never>(
  'forget_invitation_links',
  'delete from invitation_links where expires_at <= now()',
);

/** The deletion is a trip's last change. */
const forgetRevisions = statement<never>(
  'forget_trip_revisions',
  `delete from trip_revisions r using trip_events e
   where e.trip_id = r.trip_id and e.kind = 'DELETED' and e.created_at <= now() - interval '1 day'`,
);
const forgetEvents = statement<never>(
  'forget_trip_events',
  "delete from trip_events where created_at <= now() - interval '1 day'",
);

const forgetPresence = statement<never>(
  'forget_trip_presence',
  "delete from trip_presence where seen_at <= now() - interval '1 hour'",
);

/** Deletes expired rows, and the phone numbers in them. */
export async function forgetPastUse(db: EntityManager): Promise<void> {
  for (const [table, isPastUse] of Object.entries(PAST_USE))
    await db.query(`delete from ${table} where ${isPastUse}`);
  await forgetRuns.all(db, []);
  await forgetMeals.all(db, []);
  await forgetLinks.all(db, []);
  await forgetRevisions.all(db, []);
  await forgetEvents.all(db, []);
  await forgetPresence.all(db, []);
}
