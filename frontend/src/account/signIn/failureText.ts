import { t } from '@lingui/core/macro';
import type { SignInErrorCode } from '../../../../domain/account/signInError.ts';

/**
 * Why a sign-in at a provider failed.
 * @param code of the address; anybody can write one there
 */
export function failureText(code: string): string {
  const texts: Readonly<Record<SignInErrorCode, () => string>> = {
    unknownProvider: () => t`This way to sign in is no longer there. Please choose another one.`,
    unreachable: () => t`The provider does not answer right now. Please try again in a minute.`,
    cancelled: () => t`You did not sign in there. You can try again, or choose another way.`,
    expired: () => t`That took too long, or was started elsewhere. Please try again.`,
    failed: () => t`Something went wrong while you were signed in. Please try again.`,
    otherSite: () => t`Please sign in from this page.`,
    tooMany: () => t`Too many sign-ins were tried from your network. Please try again later.`,
    noName: () => t`The provider does not tell your name. Please add it there, or choose another way.`,
    locked: () => t`This account is locked. Ask the people who run this app.`,
    closed: () => t`New accounts cannot be made here. Ask the people who run this app.`,
    onlyInvited: () => t`Only people with an invitation can make an account here.`,
    taken: () => t`You have another account here, which signs in this way.`,
    another: () => t`Your account already signs in there as somebody else.`,
  };
  const text = Object.hasOwn(texts, code) ? texts[code as SignInErrorCode] : texts.failed;
  return text();
}
