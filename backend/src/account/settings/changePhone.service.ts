import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { verifyCodeFields } from '../../../../domain/people/accountFields.ts';
import { countAgainst } from '../../access/limits/limits.ts';
import { requireViewer } from '../../access/require.ts';
import { keepFreeTripNumber } from '../../payment/credit/freeTripNumber.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import {
  changeBy,
  changed,
  changeTrip,
  unchanged,
  type Changed,
  type ChangeOfTrip,
} from '../../write/changeTrip.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import { inEachTrip, ownTripIds, untilTripsAreLocked } from '../own/ownParticipants.sql.ts';
import { joinCosts } from '../../costs/joinCosts.sql.ts';
import { joinEaters } from '../../people/eater/joinEaters.sql.ts';
import { lockTripById } from '../../access/identity/tripLock.sql.ts';
import { saveUserTrips } from '../../access/userTrips.sql.ts';
import { checkPhone, hasAccount } from '../signIn/checkPhone.service.ts';
import { eraseNumber } from '../deletion/eraseNumber.sql.ts';
import { endOtherSessions } from './ownSessions.service.ts';
import { lockPhones } from '../../access/identity/phoneLock.sql.ts';
import { proveCode, useCode } from '../signIn/proveCode.service.ts';
import { readPhone } from '../../access/identity/readPhone.ts';
import { textCode, type RequestedCode } from '../signIn/requestCode.service.ts';
import { TRIES_FROM_ADDRESS } from '../signIn/signInLimits.ts';
import { lockViewer, numberHasChanged } from '../../access/identity/userLock.sql.ts';
import { linkInvitations, tripIdsInviting } from '../signIn/linkInvitations.ts';
import { findDouble, joinDoubles, lockOwnAndNumbered, renumber, renumberAccount } from './changePhone.sql.ts';

/**
 * Texts a code to the new number.
 * @throws as {@link textCode}, UNAUTHENTICATED, CONFLICT for a number with an account
 */
export async function requestPhoneChange(ctx: Ctx, rawInput: unknown): Promise<RequestedCode> {
  requireViewer(ctx);
  const { exists } = await checkPhone(ctx, rawInput);
  if (exists) throw numberTaken();
  return textCode(ctx, readPhone(ctx, rawInput));
}

/**
 * Moves the account to the number that got the code, with its participants; open invitations of the number join it. A
 * hash of the old number keeps its free trip from being granted again for a year. Other sessions end.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, CONFLICT for a number with an account or a concurrent change, RATE_LIMITED,
 * SERVICE_UNAVAILABLE also if its trips keep changing
 */
export async function changePhone(ctx: Ctx, rawInput: unknown): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  const phone = readPhone(ctx, rawInput);
  const { code } = readInput(z.pick(verifyCodeFields, { code: true }), rawInput);
  await countAgainst(ctx, TRIES_FROM_ADDRESS, ctx.caller.ip);
  const codeId = await proveCode(ctx, phone, code);
  await untilTripsAreLocked(() => changeTrip(ctx, (tx) => tryToMove(tx, viewer, phone, codeId)));
  ctx.log.info({ userId: viewer.id }, 'phone number changed');
  return { ...viewer, phone, isAdmin: ctx.config.adminPhones.has(phone) };
}

/**
 * Trips are locked before numbers and account.
 * @returns false for a new trip
 */
async function tryToMove(tx: Ctx, viewer: Viewer, phone: string, codeId: string): Promise<Changed<boolean>> {
  const locked = new Set(await concernedTripIds(tx, viewer, phone));
  for (const id of locked) await lockTripById.all(tx.db, [id]);
  // Lock order: numbers before the user.
  await lockPhones(tx.db, [viewer.phone, phone]);
  if ((await lockViewer(tx, viewer)).phone !== viewer.phone) throw numberHasChanged();
  tx.loaders.forget();
  const tripIds = await concernedTripIds(tx, viewer, phone);
  if (tripIds.some((id) => !locked.has(id))) return unchanged(false);
  await useCode(tx, codeId);
  if (await hasAccount(tx, phone)) throw numberTaken();
  await renumberAccount.all(tx.db, [viewer.id, phone]);
  for (const tripId of tripIds) await lockOwnAndNumbered.all(tx.db, [tripId, viewer.id, phone]);
  const joined: ChangeOfTrip[] = [];
  for (const double of await inEachTrip(tx, viewer, findDouble, phone)) {
    const own = { id: double.ownId, tripId: double.tripId };
    const ids = double.isSeated ? await joinEaters(tx, double) : [];
    if (ids.length > 0) joined.push(changeBy(own, 'INGREDIENTS', ids));
    if (await joinCosts(tx, double)) joined.push(changeBy(own, 'COSTS'));
  }
  await saveUserTrips(tx.db, await inEachTrip(tx, viewer, joinDoubles, phone));
  const renumbered = await inEachTrip(tx, viewer, renumber, phone);
  const linked = await linkInvitations(tx, phone, viewer);
  await eraseNumber(tx, viewer.phone);
  await keepFreeTripNumber(tx, viewer.phone);
  await endOtherSessions(tx);
  return changed(true, ...renumbered.map((own) => changeBy(own, 'PARTICIPANTS')), ...joined, ...linked);
}

/** In lock order. */
async function concernedTripIds(tx: Ctx, viewer: Viewer, phone: string): Promise<string[]> {
  const ids = new Set([...(await ownTripIds(tx, viewer)), ...(await tripIdsInviting(tx, phone))]);
  return [...ids].sort();
}

function numberTaken(): AppError {
  return new AppError('CONFLICT', msg('account.phoneTaken', 'This phone number already has an account.'), {
    field: 'phone',
  });
}
