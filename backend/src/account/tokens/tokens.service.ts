import { LIMITS } from '../../../../domain/limits.ts';
import { tokenFields, TRIP_SCOPES, type Scope } from '../../../../domain/account/tokenFields.ts';
import { msg } from '../../../../domain/text/message.ts';
import { lockSignedIn } from '../../access/identity/userLock.sql.ts';
import { readId, requireTrip, requireViewer } from '../../access/require.ts';
import { newPersonalToken, tokenHash } from '../../access/session.sql.ts';
import { AppError, badInput, foundOr404 } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import { inTransaction, type Ctx } from '../../ctx/ctx.ts';
import { deleteToken, insertToken, tokensOf, type PersonalToken } from './tokens.sql.ts';

const DAY_SECONDS = 86_400;

/** Those that can be used, the newest first. @throws UNAUTHENTICATED */
export function ownTokens(ctx: Ctx): Promise<PersonalToken[]> {
  return tokensOf.all(ctx.db, [requireViewer(ctx).id]);
}

export interface NewToken {
  /** Shown once; its hash is stored. */
  readonly secret: string;
  readonly token: PersonalToken;
}

/**
 * Makes a token for the viewer's own programs.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also beyond the number of an account, NOT_FOUND for the trip
 */
export function createToken(ctx: Ctx, rawInput: unknown): Promise<NewToken> {
  requireViewer(ctx);
  const { name, scopes, tripId = null, days } = readInput(tokenFields, rawInput);
  return makeToken(ctx, { name, scopes, tripId, seconds: days * DAY_SECONDS });
}

interface WantedToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly tripId: string | null;
  /** Until it ends. */
  readonly seconds: number;
}

/** Of valid fields. @throws as {@link createToken}; UNAUTHENTICATED also if the session ends meanwhile */
export async function makeToken(ctx: Ctx, wanted: WantedToken): Promise<NewToken> {
  const viewer = requireViewer(ctx);
  const { name, scopes, tripId, seconds } = wanted;
  if (tripId !== null) await requireTrip(ctx, tripId, 'view');
  const beyond = tripId === null ? [] : scopes.filter((scope) => !TRIP_SCOPES.has(scope));
  if (beyond.length > 0)
    throw badInput(
      'scopes',
      msg('token.beyondTrip', 'A token for one trip cannot have {scopes}.', { scopes: beyond.join(', ') }),
    );
  if (scopes.includes('admin:metrics') && !viewer.isAdmin)
    throw badInput('scopes', msg('token.adminOnly', 'Only admins can choose admin:metrics.'));
  const secret = newPersonalToken();
  return inTransaction(ctx, async (tx) => {
    await lockSignedIn(tx, viewer);
    if ((await tokensOf.all(tx.db, [viewer.id])).length >= LIMITS.tokens)
      throw new AppError(
        'BAD_USER_INPUT',
        msg('token.tooMany', 'You have {max} tokens. Please revoke one first.', { max: LIMITS.tokens }),
      );
    const row = { tokenHash: tokenHash(secret), userId: viewer.id, name, tripId, seconds };
    const token = await insertToken.first(tx.db, { ...row, scopes: [...new Set(scopes)].sort() });
    if (token === null) throw new Error('The insert of a token returned no row.');
    return { secret, token };
  });
}

/**
 * Ends a token at once, in every process; its streams within two seconds.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function revokeToken(ctx: Ctx, rawId: unknown): Promise<{ readonly id: string }> {
  const viewer = requireViewer(ctx);
  const id = readId('token', rawId);
  const revoked = foundOr404(await deleteToken.first(ctx.db, [viewer.id, id]), 'token');
  return revoked;
}
