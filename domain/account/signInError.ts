/** Why a sign-in at a provider failed: value of `signInError` in the address that it returns to. */
export const SIGN_IN_ERRORS = [
  'unknownProvider',
  'unreachable',
  'cancelled',
  'expired',
  'failed',
  'otherSite',
  'tooMany',
  'noName',
  'locked',
  'closed',
  'onlyInvited',
  'taken',
  'another',
] as const;

export type SignInErrorCode = (typeof SIGN_IN_ERRORS)[number];
