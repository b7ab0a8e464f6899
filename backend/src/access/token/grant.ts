import { msg } from '../../../../domain/text/message.ts';
import type { Scope } from '../../../../domain/account/tokenFields.ts';
import { AppError } from '../../base/errors.ts';
import type { Grant } from '../../ctx/ctx.ts';
import type { Needs } from '../../ctx/route.ts';

/** Whether a call may know of a trip; sessions may of all. */
export function isGranted(grant: Grant | null, tripId: string): boolean {
  return grant?.tripId === undefined || grant.tripId === null || grant.tripId === tripId;
}

export function hasScope({ grant }: { readonly grant: Grant | null }, scope: Scope): boolean {
  return grant === null || grant.scopes.has(scope);
}

/**
 * Nothing to check for a session.
 * @throws FORBIDDEN
 */
export function requireGrant({ grant }: { readonly grant: Grant | null }, needs: Needs): void {
  if (grant === null) return;
  if (needs === null)
    throw new AppError('FORBIDDEN', msg('token.never', 'No token may do this. Please do it in the app.'));
  const missing = needs.filter((scope) => !grant.scopes.has(scope));
  if (missing.length === 0) return;
  throw new AppError(
    'FORBIDDEN',
    msg(
      'token.scopeMissing',
      '{count, plural, one {This token lacks the scope} other {This token lacks the scopes}} {scopes}.',
      { count: missing.length, scopes: missing.join(', ') },
    ),
  );
}
