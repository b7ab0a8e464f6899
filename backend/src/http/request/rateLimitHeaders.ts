import type { Response } from 'express';
import type { Allowance } from '../../access/limits/callLimits.ts';

/**
 * Tells the caller how many calls are left, as the IETF's draft of `RateLimit` and `RateLimit-Policy` has it. A later
 * call replaces the headers: of a signed-in caller the account's limit counts, which is the lower one.
 * @param policy whose calls are counted
 */
export function tellAllowance(response: Response, policy: 'address' | 'account', left: Allowance): void {
  response.set('RateLimit-Policy', `"${policy}";q=${left.quota};w=${left.windowSeconds}`);
  response.set('RateLimit', `"${policy}";r=${left.remaining};t=${left.resetSeconds}`);
}
