import { useIdempotencyKey } from '../gql/idempotencyKey.ts';
import { addTrip } from './addTrip.ts';
import type { ChosenTrip } from './backupFile.ts';
import { useImportTripMutation } from './ImportTrip.generated.ts';

/**
 * Imports a trip of a backup, and answers the new one's id. However often the same one is sent, it is created once: it
 * goes with one idempotency key until something of it changes. Rejects when the server refuses.
 */
export function useImportTrip() {
  const [mutate, { loading }] = useImportTripMutation();
  const idempotencyKey = useIdempotencyKey();

  async function importTrip({ file, startDate }: ChosenTrip): Promise<string> {
    const input = { file, startDate };
    const { data } = await mutate({
      variables: { input },
      context: { headers: idempotencyKey(input) },
      update: (cache, { data: imported }) => {
        if (imported === null || imported === undefined) return;
        // Where trips cost something, one less remains.
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'subscriptionStatus' });
        addTrip(cache, imported.importTrip.trip.id);
      },
    });
    if (data === undefined) throw new Error('The server answered without the trip.');
    return data.importTrip.trip.id;
  }

  return { importTrip, isImporting: loading };
}
