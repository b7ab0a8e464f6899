import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../gql/errorMessage.ts';
import { useConfirmPayment } from '../../payment/purchase/useConfirmPayment.ts';
import { useUrlSearch } from '../../browser/url/useUrlSearch.ts';

/** Parameters that Stripe adds on the return from the bank. */
const INTENT = 'payment_intent';
const ADDED = [INTENT, 'payment_intent_client_secret', 'redirect_status', 'source_redirect_slug'];

/**
 * Checks a payment once after the return from the bank's page. Clears the address at once: it holds the payment's
 * secret.
 * @param dialogAfter opened once paid, or null
 * @returns the check's state; `check` retries when `unknown`
 */
export function useReturnedPayment(dialogAfter: () => string | null) {
  const { search, change } = useUrlSearch();
  const returned = search.get(INTENT);
  const [state, setState] = useState<'none' | 'checking' | 'unknown'>(
    returned === null ? 'none' : 'checking',
  );
  const intentId = useRef<string | null>(null);
  const confirmPayment = useConfirmPayment();

  function ask(paymentIntentId: string): void {
    confirmPayment(paymentIntentId).then(
      (outcome) => {
        setState('none');
        const dialog = outcome === 'paid' ? dialogAfter() : null;
        if (dialog !== null) change((next) => next.set('dialog', dialog), { replace: true });
      },
      // Somebody else's payment or none: stop.
      (error: unknown) => setState(errorCode(error) === 'NOT_FOUND' ? 'none' : 'unknown'),
    );
  }

  useEffect(() => {
    if (returned === null) return;
    intentId.current = returned;
    change(
      (next) => {
        for (const name of ADDED) next.delete(name);
      },
      { replace: true },
    );
    ask(returned);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each payment that comes back
  }, [returned]);

  function check(): void {
    if (intentId.current === null) return;
    setState('checking');
    ask(intentId.current);
  }
  return { state, check };
}
