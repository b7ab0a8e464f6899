import { useState } from 'react';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import type { PackageType } from '../../gql/schema.generated.ts';
import {
  useCreatePaymentIntentMutation,
  type CreatePaymentIntentMutation,
} from './CreatePaymentIntent.generated.ts';

/** A payment that the provider waits for: its secret lets the card form pay it, and nothing else. */
export type Intent = CreatePaymentIntentMutation['createPaymentIntent'];

/**
 * Begins the payment for a package. The same choice is one payment however often it is sent; `forget` makes the next
 * one another payment, for when the provider gave this one up. Rejects when the server refuses.
 */
export function useCreateIntent() {
  const [mutate, { loading }] = useCreatePaymentIntentMutation();
  const idempotencyKey = useIdempotencyKey();
  const [attempt, setAttempt] = useState(0);

  async function createIntent(packageType: PackageType, quantity: number): Promise<Intent> {
    const input = packageType === 'SPECIAL' ? { packageType, quantity } : { packageType };
    const { data } = await mutate({
      variables: { input },
      context: { headers: idempotencyKey({ input, attempt }) },
      // It stands in the history from now on, as pending.
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'paymentHistory' }),
    });
    if (data === undefined) throw new Error('The server answered without the payment.');
    return data.createPaymentIntent;
  }
  return { createIntent, isCreating: loading, forget: () => setAttempt((count) => count + 1) };
}
