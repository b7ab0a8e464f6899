import type { ApolloClient } from '@apollo/client';
import { endAccount } from '../gql/accountEnd.ts';
import { clearDevice } from '../gql/deviceStore.ts';
import { freshnessOf } from '../gql/freshness.ts';
import { forgetTabTexts } from '../ui/browserText.ts';
import { forgetDismissed } from '../ui/dismissed.ts';
import { rememberSignedIn } from './signedInHint.ts';

/**
 * Removes everything of the account from this browser, so that nothing is left for whoever comes next: what is in
 * memory on all of its pages, what is kept for the time without a connection, and what waits to be sent.
 */
export async function clearAccountData(client: ApolloClient): Promise<void> {
  rememberSignedIn(false);
  forgetDismissed();
  // All that a tab keeps for itself is the account's, such as a trip that is being typed.
  forgetTabTexts();
  endAccount();
  freshnessOf(client.cache).forgetAll();
  await Promise.all([client.clearStore(), clearDevice()]);
}
