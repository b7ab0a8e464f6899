import { t } from '@lingui/core/macro';
import { UNLIMITED_TRIPS } from '../../../../domain/payment/packages.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useConfirmPaymentMutation } from './ConfirmPayment.generated.ts';
import { PAYMENT_REFUSED } from '../paymentTexts.ts';
import { tripsRemainingLabel } from '../useSubscription.ts';

/** A pending one is up to the bank. */
export type Outcome = 'paid' | 'pending' | 'failed' | 'canceled';

/** Shows the server's outcome and refetches what depends on it. Rejects if unknown; asking again is harmless. */
export function useConfirmPayment() {
  const [mutate] = useConfirmPaymentMutation();

  return async function confirmPayment(paymentIntentId: string): Promise<Outcome> {
    const { data } = await mutate({
      variables: { input: { paymentIntentId } },
      update: (cache) => {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'paymentHistory' });
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'pricing' });
      },
    });
    if (data === undefined) throw new Error('The server answered without the payment.');
    const { payment, subscriptionStatus } = data.confirmPayment;
    switch (payment.status) {
      case 'SUCCEEDED':
        showToast({
          kind: 'success',
          title: t`Payment Successful`,
          description:
            subscriptionStatus.tripsRemaining === UNLIMITED_TRIPS
              ? t`Create as many trips as you like.`
              : `${tripsRemainingLabel(subscriptionStatus.tripsRemaining)}.`,
        });
        return 'paid';
      case 'PENDING':
        showToast({
          kind: 'info',
          title: t`Payment pending`,
          description: t`Your bank is still processing it. Your trips appear here when it is complete.`,
        });
        return 'pending';
      case 'FAILED':
      case 'CANCELED':
        showError(PAYMENT_REFUSED, t`Payment Failed`);
        return payment.status === 'FAILED' ? 'failed' : 'canceled';
    }
  };
}
