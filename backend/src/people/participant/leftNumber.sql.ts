import { hashOfNumber } from '../../payment/credit/freeTripNumber.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Numbers that left a trip, or were removed from it, and have no account that tells so. Phones in E.164. */

type HashCtx = Pick<Ctx, 'db' | 'pepper'>;

function hashOf({ pepper }: HashCtx, tripId: string, phone: string): Buffer {
  return hashOfNumber(`${tripId} ${phone}`, pepper, 'numbers that left a trip');
}

export async function keepLeftNumber(tx: HashCtx, tripId: string, phone: string): Promise<void> {
  await tx.db.query(
    `insert into left_trip_numbers (number_hash) values ($1)
     on conflict (number_hash) do update set kept_at = excluded.kept_at`,
    [hashOf(tx, tripId, phone)],
  );
}

/** Before an account is deleted, for the trips that it left. */
export async function keepLeftTrips(tx: HashCtx, userId: string, phone: string): Promise<void> {
  const left = await tx.db.query<{ tripId: string }[]>(
    `select trip_id as "tripId" from user_trips where user_id = $1 and status = 'left'`,
    [userId],
  );
  for (const { tripId } of left) await keepLeftNumber(tx, tripId, phone);
}

export async function isLeftNumber(tx: HashCtx, tripId: string, phone: string): Promise<boolean> {
  const kept: unknown[] = await tx.db.query('select from left_trip_numbers where number_hash = $1', [
    hashOf(tx, tripId, phone),
  ]);
  return kept.length > 0;
}

/** They are invited by number. */
export async function forgetLeftNumbers(
  tx: HashCtx,
  tripId: string,
  phones: readonly string[],
): Promise<void> {
  await tx.db.query('delete from left_trip_numbers where number_hash = any($1)', [
    phones.map((phone) => hashOf(tx, tripId, phone)),
  ]);
}
