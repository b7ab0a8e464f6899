import { parseEmail, type Contact } from '../../../../domain/people/contact.ts';
import { userNameField } from '../../../../domain/account/accountFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { countAgainst } from '../../access/limits/limits.ts';
import { lockContacts } from '../../access/identity/contactLock.sql.ts';
import { identitiesOf } from '../../access/identity/identitiesOf.sql.ts';
import { identityKey } from '../../access/identity/identityKey.ts';
import { lockSignedIn, lockUser } from '../../access/identity/userLock.sql.ts';
import { adminGroupOf, type NewSession } from '../../access/session.sql.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction, type Ctx, type Viewer } from '../../ctx/ctx.ts';
import { insertRows } from '../../db/rows.ts';
import { Identity } from '../../entities/signIn/identity.entity.ts';
import type { OidcPerson } from '../../providers/oidc/oidc.ts';
import { changed, changeTrip, type ChangeOfTrip } from '../../write/changeTrip.ts';
import { createAccount, showSession, startSession } from '../signIn/newAccount.ts';
import { refusalOfContact, refusalOfNew } from '../signIn/registration.ts';
import { ACCOUNT, type Account } from '../signIn/verifyCode.sql.ts';
import { openAsked, type AskedSignIn } from './askedSignIn.ts';
import { accountOfIdentity } from './identity.sql.ts';
import { CALLBACKS_FROM_ADDRESS, USES_OF_STATE } from './oidcLimits.ts';
import { SignInFailure } from './signInFailure.ts';
import { failSignIn, requireProvider } from './startOidc.service.ts';

interface Answer {
  /** Id of the provider: "club" */
  readonly provider: string;
  /** Address that the browser was sent back to, at our public one. */
  readonly callback: URL;
  /** What the browser kept; null if nothing. */
  readonly sealed: string | null;
}

/**
 * Signs in who comes back from a provider, or connects the viewer's account. An unknown person gets an account.
 * @returns path of ours to go on to
 * @throws SignInFailure, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function finishOidc(ctx: Ctx, { provider: id, callback, sealed }: Answer): Promise<string> {
  await countAgainst(ctx, CALLBACKS_FROM_ADDRESS, ctx.caller.ip);
  const provider = requireProvider(ctx, id);
  const asked = sealed === null ? null : openAsked(ctx, id, sealed);
  if (asked === null || asked.state !== callback.searchParams.get('state'))
    throw new SignInFailure('expired');
  // Signed in or out meanwhile, in another tab.
  if (asked.viewerId !== (ctx.viewer?.id ?? null)) throw new SignInFailure('expired');
  await useOnce(ctx, asked);
  const person = await provider.finish(callback, asked).catch(failSignIn);
  await (ctx.viewer === null ? signIn(ctx, id, person, asked) : connect(ctx, ctx.viewer, person));
  return asked.returnTo;
}

async function useOnce(ctx: Ctx, { state }: AskedSignIn): Promise<void> {
  try {
    await countAgainst(ctx, USES_OF_STATE, state);
  } catch (error) {
    throw error instanceof AppError && error.code === 'RATE_LIMITED' ? new SignInFailure('expired') : error;
  }
}

async function connect(ctx: Ctx, viewer: Viewer, person: OidcPerson): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockContacts(tx.db, [identityKey(person)]);
    await lockSignedIn(tx, viewer);
    const known = await accountOfIdentity.first(tx.db, [person.issuer, person.subject]);
    if (known === null) await addIdentity(tx, viewer, person);
    else if (known.id !== viewer.id) throw new SignInFailure('taken');
  });
  ctx.log.info({ userId: viewer.id }, 'identity connected');
}

/** With account and person locked. */
async function addIdentity(tx: Ctx, { id: userId }: Pick<Account, 'id'>, person: OidcPerson): Promise<void> {
  const { issuer, subject } = person;
  // Addresses are given to other people: the new one must not get the account of the one before.
  if ((await identitiesOf.all(tx.db, [userId])).some((own) => own.issuer === issuer))
    throw new SignInFailure('another');
  await insertRows(tx.db, Identity, [{ id: newId(), issuer, subject, userId, createdAt: tx.now() }]);
}

async function signIn(ctx: Ctx, provider: string, person: OidcPerson, asked: AskedSignIn): Promise<void> {
  const { oidc } = ctx.config;
  const email = oidc.trustsEmail && person.verifiedEmail !== null ? parseEmail(person.verifiedEmail) : null;
  const config = oidc.providers.get(provider);
  const isAdmin = config?.adminGroup != null && person.groups.includes(config.adminGroup);
  const adminGroup = isAdmin ? adminGroupOf(config) : null;
  const { account, session } = await changeTrip(ctx, async (tx) => {
    await lockContacts(tx.db, [identityKey(person), ...(email === null ? [] : [email])]);
    const found = await findAccount(tx, person, email);
    const { account: own, linked } =
      found === null
        ? await register(tx, person, { email, link: asked.link, isAdmin })
        : { account: found, linked: [] };
    return changed<{ account: Account; session: NewSession }>(
      { account: own, session: await startSession(tx, own, adminGroup) },
      ...linked,
    );
  });
  showSession(ctx, account, session);
}

/** By the person, else by a trusted address, which then leads there for good. */
async function findAccount(tx: Ctx, person: OidcPerson, email: Contact | null): Promise<Account | null> {
  const known = await accountOfIdentity.first(tx.db, [person.issuer, person.subject]);
  if (known !== null) {
    if (known.isLocked) throw new SignInFailure('locked');
    return known;
  }
  const account = email === null ? null : await ACCOUNT.first(tx.db, [email]);
  if (email === null || account === null) return null;
  // The account may have gone, or be locked, meanwhile.
  if ((await lockUser(tx.db, account.id)) === null) throw new SignInFailure('expired');
  const refusal = await refusalOfContact(tx, email, {});
  if (refusal !== null) throw new SignInFailure(refusal);
  await addIdentity(tx, account, person);
  return account;
}

interface NewPerson {
  /** A trusted address. */
  readonly email: Contact | null;
  readonly link: string | null;
  readonly isAdmin: boolean;
}

async function register(
  tx: Ctx,
  person: OidcPerson,
  { email, link, isAdmin }: NewPerson,
): Promise<{ readonly account: Account; readonly linked: readonly ChangeOfTrip[] }> {
  const refusal = isAdmin ? null : await refusalOfNew(tx, email, { link });
  if (refusal !== null) throw new SignInFailure(refusal);
  // No half of a character that the cut leaves.
  const fitting = person.name?.slice(0, LIMITS.name).replace(/[\uD800-\uDBFF]$/u, '');
  const name = userNameField.safeParse(fitting);
  if (!name.success) throw new SignInFailure('noName');
  const created = await createAccount(tx, { name: name.data, phone: null, email }, [identityKey(person)]);
  await addIdentity(tx, created.account, person);
  return created;
}
