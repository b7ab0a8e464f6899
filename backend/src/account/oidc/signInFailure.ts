import type { SignInErrorCode } from '../../../../domain/account/signInError.ts';

/** A sign-in at a provider that a page explains. */
export class SignInFailure extends Error {
  readonly reason: SignInErrorCode;

  constructor(reason: SignInErrorCode, cause?: unknown) {
    super(`Sign-in failed: ${reason}`, { cause });
    this.name = 'SignInFailure';
    this.reason = reason;
  }
}
