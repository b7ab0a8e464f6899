import { endAccount } from '../../browser/accountEnd.ts';
import { sealDevice } from '../../browser/deviceStore.ts';
import { forgetTabTexts } from '../../browser/browserText.ts';
import { forgetDismissed } from '../../browser/dismissed.ts';
import { rememberSignedIn } from './signedInHint.ts';

/** Forgets what is not in a database: in memory on all pages of this browser, and the texts that it keeps. */
export function forgetAccount(): void {
  rememberSignedIn(false);
  forgetDismissed();
  // All that a tab keeps for itself is the account's, such as a trip that is being typed.
  forgetTabTexts();
  endAccount();
}

/**
 * Removes from this browser what a session has left that is over. Ticks that wait stay, without a name in them, until
 * their owner signs in again; when somebody else does, they go.
 * @returns words about it for whoever is there
 */
export async function forgetSession(): Promise<{ readonly title: string; readonly text: string }> {
  forgetAccount();
  return { title: 'You were signed out', text: whatWaits(await sealDevice()) };
}

function whatWaits(ticks: number): string {
  if (ticks === 0) return 'Sign in to go on.';
  return `Sign in again to send the ${ticks === 1 ? 'tick that waits' : `${ticks} ticks that wait`} on this device.`;
}
