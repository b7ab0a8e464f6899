import { msg } from '../../../../domain/text/message.ts';
import { lockContacts } from '../../access/identity/contactLock.sql.ts';
import { identitiesOf } from '../../access/identity/identitiesOf.sql.ts';
import { identityKey } from '../../access/identity/identityKey.ts';
import { lockViewer } from '../../access/identity/userLock.sql.ts';
import { readId, requireViewer } from '../../access/require.ts';
import { AppError, notFound } from '../../base/errors.ts';
import type { OidcProviderConfig } from '../../config/oidcConfig.ts';
import { inTransaction, type Ctx, type Viewer } from '../../ctx/ctx.ts';
import type { Identity } from '../../entities/signIn/identity.entity.ts';
import { keepFreeTripContact } from '../../payment/credit/freeTripContact.sql.ts';
import { deleteIdentity } from './identity.sql.ts';

/** A provider where the viewer signs in. */
export interface OwnIdentity {
  readonly id: string;
  /** Null once the installation has it no more. */
  readonly provider: Pick<OidcProviderConfig, 'id' | 'name'> | null;
  readonly connectedAt: Date;
}

/** The oldest first. @throws UNAUTHENTICATED */
export async function ownIdentities(ctx: Ctx): Promise<OwnIdentity[]> {
  const rows = await identitiesOf.all(ctx.db, [requireViewer(ctx).id]);
  return rows.map((row) => ({ id: row.id, provider: providerOf(ctx, row), connectedAt: row.createdAt }));
}

function providerOf({ config }: Ctx, { issuer }: Pick<Identity, 'issuer'>): OidcProviderConfig | null {
  return [...config.oidc.providers.values()].find((one) => one.issuer.href === issuer) ?? null;
}

/**
 * Takes a provider off the account; sessions stay.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT for the last way in
 */
export async function disconnectIdentity(ctx: Ctx, rawId: unknown): Promise<{ readonly id: string }> {
  const viewer = requireViewer(ctx);
  const id = readId('identity', rawId);
  return inTransaction(ctx, async (tx) => {
    const before = await identitiesOf.all(tx.db, [viewer.id]);
    await lockContacts(tx.db, before.map(identityKey));
    const current = await lockViewer(tx, viewer);
    const identities = await identitiesOf.all(tx.db, [viewer.id]);
    const own = identities.find((one) => one.id === id);
    if (own === undefined) throw notFound('identity');
    const others = identities.filter((one) => one.id !== id);
    if (!canSignIn(tx, current, others))
      throw new AppError(
        'CONFLICT',
        msg('identity.lastWayIn', 'You could not sign in any more. Please add another way to sign in first.'),
      );
    await deleteIdentity.all(tx.db, [viewer.id, id]);
    await keepFreeTripContact(tx, identityKey(own));
    return { id };
  });
}

function canSignIn(ctx: Ctx, { phone, email }: Viewer, identities: readonly Identity[]): boolean {
  const { signIn } = ctx.config;
  return (
    (signIn.has('phone') && phone !== null) ||
    (signIn.has('email') && email !== null) ||
    identities.some((identity) => providerOf(ctx, identity) !== null)
  );
}
