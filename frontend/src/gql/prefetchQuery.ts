import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { freshnessOf } from './freshness.ts';

/**
 * Asks for what will likely be shown next, unless the cache has a fresh answer. A failure is left to the query that
 * shows it: that one asks again and tells the user.
 */
export async function prefetchQuery<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<void> {
  if (freshnessOf(client.cache).isFresh(document, variables)) return;
  // The options type cannot be matched while TVariables is open.
  const options = { query: document, variables, fetchPolicy: 'network-only' } as ApolloClient.QueryOptions<
    TData,
    TVariables
  >;
  await client.query(options).catch(() => undefined);
}
