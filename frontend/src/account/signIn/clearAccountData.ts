import type { ApolloClient } from '@apollo/client';
import { clearDevice } from '../../browser/store/deviceStore.ts';
import { freshnessOf } from '../../gql/cache/freshness.ts';
import { forgetAccount } from './forgetAccount.ts';

/** In this browser: memory of all tabs, offline data, pending ticks. */
export async function clearAccountData(client: ApolloClient): Promise<void> {
  forgetAccount();
  await Promise.all([clearMemory(client), clearDevice()]);
}

/** This tab's. */
export async function clearMemory(client: ApolloClient): Promise<void> {
  freshnessOf(client.cache).forgetAll();
  await client.clearStore();
}
