import * as z from 'zod/mini';
import { contactsOf, isEmail, type Contact } from '../../../../domain/people/contact.ts';
import { msg } from '../../../../domain/text/message.ts';
import { codeField } from '../../../../domain/account/accountFields.ts';
import { countAgainst } from '../../access/limits/limits.ts';
import { requireViewer } from '../../access/require.ts';
import { isAdmin } from '../../access/session.sql.ts';
import { keepFreeTripContact } from '../../payment/credit/freeTripContact.sql.ts';
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
import { checkEmail, checkPhone, hasAccount } from '../signIn/checkContact.service.ts';
import { eraseContact } from '../deletion/eraseContact.sql.ts';
import { endOtherSessions } from './ownSessions.service.ts';
import { lockContacts } from '../../access/identity/contactLock.sql.ts';
import { proveCode, useCode } from '../signIn/proveCode.service.ts';
import { readEmail, readPhone } from '../../access/identity/readContact.ts';
import { sendCode, type RequestedCode } from '../signIn/requestCode.service.ts';
import { TRIES_FROM_ADDRESS } from '../signIn/signInLimits.ts';
import { lockSignedIn, requireSameContacts } from '../../access/identity/userLock.sql.ts';
import { linkInvitations, tripIdsInviting } from '../signIn/linkInvitations.ts';
import {
  changeContactIn,
  changeContactOf,
  findDouble,
  joinDoubles,
  lockOwnAndInvited,
} from './changeContact.sql.ts';

/**
 * Texts a code to the new number.
 * @throws as {@link sendCode}, UNAUTHENTICATED, CONFLICT for a number with an account
 */
export async function requestPhoneChange(ctx: Ctx, rawInput: unknown): Promise<RequestedCode> {
  requireViewer(ctx);
  const { exists, phone } = await checkPhone(ctx, rawInput);
  if (exists) throw contactTaken(phone);
  return sendCode(ctx, phone);
}

/** {@link requestPhoneChange} for an email address. */
export async function requestEmailChange(ctx: Ctx, rawInput: unknown): Promise<RequestedCode> {
  requireViewer(ctx);
  const { exists, email } = await checkEmail(ctx, rawInput);
  if (exists) throw contactTaken(email);
  return sendCode(ctx, email);
}

/**
 * Gives the account the number that got the code, in place of the one before, with its participants; open invitations
 * of the number join it. A hash of the old number keeps its free trip from being granted again for a year. Other
 * sessions end.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, CONFLICT for a number with an account or a concurrent change, RATE_LIMITED,
 * SERVICE_UNAVAILABLE also if its trips keep changing
 */
export async function changePhone(ctx: Ctx, rawInput: unknown): Promise<Viewer> {
  requireViewer(ctx);
  return changeContact(ctx, readPhone(ctx, rawInput), rawInput);
}

/** {@link changePhone} for an email address. */
export async function changeEmail(ctx: Ctx, rawInput: unknown): Promise<Viewer> {
  requireViewer(ctx);
  return changeContact(ctx, readEmail(ctx, rawInput), rawInput);
}

async function changeContact(ctx: Ctx, contact: Contact, rawInput: unknown): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  const { code } = readInput(z.object({ code: codeField }), rawInput);
  await countAgainst(ctx, TRIES_FROM_ADDRESS, ctx.caller.ip);
  const codeId = await proveCode(ctx, contact, code);
  await untilTripsAreLocked(() => changeTrip(ctx, (tx) => tryToChange(tx, viewer, contact, codeId)));
  ctx.log.info({ userId: viewer.id }, 'contact changed');
  const changedViewer = { ...viewer, ...changesTo(contact) };
  // The rights of a group stay with the session.
  const isGroupAdmin = viewer.isAdmin && !isAdmin(ctx.config, viewer);
  return { ...changedViewer, isAdmin: isGroupAdmin || isAdmin(ctx.config, changedViewer) };
}

/** Of an account: the other contact stays. */
function changesTo(contact: Contact): Partial<Pick<Viewer, 'phone' | 'email'>> {
  return isEmail(contact) ? { email: contact } : { phone: contact };
}

/**
 * Trips are locked before contacts and account.
 * @returns false for a new trip
 */
async function tryToChange(
  tx: Ctx,
  viewer: Viewer,
  contact: Contact,
  codeId: string,
): Promise<Changed<boolean>> {
  const locked = new Set(await concernedTripIds(tx, viewer, contact));
  for (const id of locked) await lockTripById.all(tx.db, [id]);
  // Lock order: contacts before the user.
  await lockContacts(tx.db, [...contactsOf(viewer), contact]);
  requireSameContacts(viewer, await lockSignedIn(tx, viewer));
  tx.loaders.forget();
  const tripIds = await concernedTripIds(tx, viewer, contact);
  if (tripIds.some((id) => !locked.has(id))) return unchanged(false);
  await useCode(tx, codeId);
  if (await hasAccount(tx, contact)) throw contactTaken(contact);
  await changeContactOf.all(tx.db, [viewer.id, contact]);
  for (const tripId of tripIds) await lockOwnAndInvited.all(tx.db, [tripId, viewer.id, contact]);
  const joined: ChangeOfTrip[] = [];
  for (const double of await inEachTrip(tx, viewer, findDouble, contact)) {
    const own = { id: double.ownId, tripId: double.tripId };
    const ids = double.isSeated ? await joinEaters(tx, double) : [];
    if (ids.length > 0) joined.push(changeBy(own, 'INGREDIENTS', ids));
    if (await joinCosts(tx, double)) joined.push(changeBy(own, 'COSTS'));
  }
  await saveUserTrips(tx.db, await inEachTrip(tx, viewer, joinDoubles, contact));
  const moved = await inEachTrip(tx, viewer, changeContactIn, contact);
  const linked = await linkInvitations(tx, contact, viewer);
  const old = isEmail(contact) ? viewer.email : viewer.phone;
  if (old !== null) {
    await eraseContact(tx, old);
    await keepFreeTripContact(tx, old);
  }
  await endOtherSessions(tx);
  return changed(true, ...moved.map((own) => changeBy(own, 'PARTICIPANTS')), ...joined, ...linked);
}

/** In lock order. */
async function concernedTripIds(tx: Ctx, viewer: Viewer, contact: Contact): Promise<string[]> {
  const ids = new Set([...(await ownTripIds(tx, viewer)), ...(await tripIdsInviting(tx, contact))]);
  return [...ids].sort();
}

/** Two accounts of one person are never joined: whose trips, credits and name would they be? */
function contactTaken(contact: Contact): AppError {
  return isEmail(contact)
    ? new AppError('CONFLICT', msg('account.emailTaken', 'This email already has an account.'), {
        field: 'email',
      })
    : new AppError('CONFLICT', msg('account.phoneTaken', 'This phone number already has an account.'), {
        field: 'phone',
      });
}
