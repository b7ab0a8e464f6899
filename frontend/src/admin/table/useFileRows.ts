import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Bypasses the cache. */
export function useFileRows<Data, Variables extends OperationVariables, Row>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  rowsOf: (data: Data) => readonly Row[],
): () => Promise<readonly Row[]> {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({ query: document, variables, fetchPolicy: 'no-cache' });
    if (data === undefined) throw new Error('The server answered without rows.');
    return rowsOf(data);
  };
}
