import { endAccount } from '../../browser/store/accountEnd.ts';
import { sealDevice } from '../../browser/store/deviceStore.ts';
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
 * Clears an ended session. Pending ticks stay, without names, for their owner; another account's sign-in deletes
 * them.
 * @returns the message for the viewer
 */
export async function forgetSession(): Promise<{ readonly title: string; readonly text: string }> {
  forgetAccount();
  return { title: 'You were signed out', text: whatWaits(await sealDevice()) };
}

function whatWaits(ticks: number): string {
  if (ticks === 0) return 'Sign in to continue.';
  return `Sign in again to send the ${ticks === 1 ? 'unsent tick' : `${ticks} unsent ticks`} on this device.`;
}
