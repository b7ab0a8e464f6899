import type { ApolloClient } from '@apollo/client';
import { freshnessOf } from '../gql/freshness.ts';
import { forgetDismissed } from '../ui/dismissed.ts';
import { rememberSignedIn } from './signedInHint.ts';

/** Kept by the offline view of trips (specification, section 3). */
const OFFLINE_DATA_KEY = 'offline-trip-data';

/** Removes everything of the account from this browser, so that nothing is left for whoever comes next. */
export async function clearAccountData(client: ApolloClient): Promise<void> {
  rememberSignedIn(false);
  localStorage.removeItem(OFFLINE_DATA_KEY);
  forgetDismissed();
  // All that a tab keeps for itself is the account's, such as a trip that is being typed.
  sessionStorage.clear();
  freshnessOf(client.cache).forgetAll();
  await client.clearStore();
}
