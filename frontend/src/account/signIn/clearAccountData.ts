import type { ApolloClient } from '@apollo/client';
import { clearDevice } from '../../browser/deviceStore.ts';
import { freshnessOf } from '../../gql/freshness.ts';
import { forgetAccount } from './forgetAccount.ts';

/**
 * Removes everything of the account from this browser, so that nothing is left for whoever comes next: what is in
 * memory on all of its pages, what is kept for the time without a connection, and what waits to be sent.
 */
export async function clearAccountData(client: ApolloClient): Promise<void> {
  forgetAccount();
  await Promise.all([clearMemory(client), clearDevice()]);
}

/** Takes out of a page what the server has told it. */
export async function clearMemory(client: ApolloClient): Promise<void> {
  freshnessOf(client.cache).forgetAll();
  await client.clearStore();
}
