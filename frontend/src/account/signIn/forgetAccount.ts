import { plural, t } from '@lingui/core/macro';
import { endAccount } from '../../browser/store/accountEnd.ts';
import { sealDevice, type Unsent } from '../../browser/store/deviceStore.ts';
import { forgetTabTexts } from '../../browser/store/browserText.ts';
import { forgetDismissed } from '../../browser/store/dismissed.ts';
import { rememberSignedIn } from './signedInHint.ts';

/** Outside of IndexedDB: memory of all tabs, and stored texts. */
export function forgetAccount(): void {
  rememberSignedIn(false);
  forgetDismissed();
  // The account's, such as a trip's draft.
  forgetTabTexts();
  endAccount();
}

/**
 * Clears an ended session. Pending ticks, without names, and items stay for their owner; another account's
 * sign-in deletes them.
 * @returns the message for the viewer
 */
export async function forgetSession(): Promise<{ readonly title: string; readonly text: string }> {
  forgetAccount();
  return { title: t`You were signed out`, text: whatWaits(await sealDevice()) };
}

function whatWaits({ ticks, items }: Unsent): string {
  const count = ticks + items;
  if (count === 0) return t`Sign in to continue.`;
  return plural(count, {
    one: 'Sign in again to send the unsent change on this device.',
    other: 'Sign in again to send the # unsent changes on this device.',
  });
}
