import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { addTrip } from '../list/addTrip.ts';
import type { ChosenTrip } from './backupFile.ts';
import { ImportedTripDocument, useImportTripMutation } from './ImportTrip.generated.ts';

/** Resolves to its id. The same input creates one trip. */
export function useImportTrip() {
  const client = useApolloClient();
  const [mutate] = useImportTripMutation();
  const [isImporting, setIsImporting] = useState(false);
  const idempotencyKey = useIdempotencyKey();

  async function importTrip({ file, startDate }: ChosenTrip): Promise<string> {
    setIsImporting(true);
    try {
      const input = { file, startDate };
      const { data } = await mutate({ variables: { input }, context: { headers: idempotencyKey(input) } });
      if (data === undefined) throw new Error('The server answered without the trip.');
      const { id } = data.importTrip.trip;
      await putIntoList(id);
      return id;
    } finally {
      setIsImporting(false);
    }
  }

  async function putIntoList(id: string): Promise<void> {
    const { cache } = client;
    // A credit was used.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'subscriptionStatus' });
    try {
      await client.query({ query: ImportedTripDocument, variables: { id }, fetchPolicy: 'network-only' });
      addTrip(cache, id);
    } catch {
      // Reloads when shown.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'trips' });
    }
  }

  return { importTrip, isImporting };
}
