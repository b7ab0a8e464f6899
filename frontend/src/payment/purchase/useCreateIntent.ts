import { useState } from 'react';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import type { PackageType } from '../../gql/schema.generated.ts';
import {
  useCreatePaymentIntentMutation,
  type CreatePaymentIntentMutation,
} from './CreatePaymentIntent.generated.ts';

/** Its secret only lets the card form pay. */
export type Intent = CreatePaymentIntentMutation['createPaymentIntent'];

/** The same choice stays one payment until `forget`, for a payment the provider canceled. */
export function useCreateIntent() {
  const [mutate, { loading }] = useCreatePaymentIntentMutation();
  const idempotencyKey = useIdempotencyKey();
  const [attempt, setAttempt] = useState(0);

  async function createIntent(packageType: PackageType, quantity: number): Promise<Intent> {
    const input = packageType === 'SPECIAL' ? { packageType, quantity } : { packageType };
    const { data } = await mutate({
      variables: { input },
      context: { headers: idempotencyKey({ input, attempt }) },
      // Now pending there.
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'paymentHistory' }),
    });
    if (data === undefined) throw new Error('The server answered without the payment.');
    return data.createPaymentIntent;
  }
  return { createIntent, isCreating: loading, forget: () => setAttempt((count) => count + 1) };
}
