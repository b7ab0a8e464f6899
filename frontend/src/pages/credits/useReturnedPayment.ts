import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../gql/errorMessage.ts';
import { useConfirmPayment } from '../../payment/purchase/useConfirmPayment.ts';
import { useUrlSearch } from '../../browser/useUrlSearch.ts';

/** What Stripe adds to the address when the bank sends the browser back. */
const INTENT = 'payment_intent';
const ADDED = [INTENT, 'payment_intent_client_secret', 'redirect_status', 'source_redirect_slug'];

/**
 * Takes up a payment for which the bank had a page of its own: asks the server what became of it, once. The address is
 * cleared at once, as it holds the payment's secret.
 * @param dialogAfter the dialog to open when the trips are there; null for none
 * @returns whether the answer is on its way, or did not come; then `check` asks again
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
      // An address that somebody else's payment is in, or none: there is nothing to wait for.
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
