import { t } from '@lingui/core/macro';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useState } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import type { PackageType } from '../../gql/schema.generated.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import { loadCardForm } from './loadCardForm.ts';
import { INITIALIZE_FAILED, PAYMENT_REFUSED, UNEXPECTED } from '../paymentTexts.ts';
import { useConfirmPayment } from './useConfirmPayment.ts';
import { useCreateIntent, type Intent } from './useCreateIntent.ts';

/** After a bank's own page. */
const RETURN_PATH = '/credits';

/** `problem` is the last error. */
export type PurchaseStep =
  | { readonly name: 'select'; readonly problem: string | null }
  | { readonly name: 'pay'; readonly intent: Intent; readonly problem: PaymentProblem | null }
  /** Not confirmed by the server: ask again, never pay again. */
  | { readonly name: 'charged'; readonly intent: Intent };

interface PaymentProblem {
  readonly title: string;
  readonly text: string;
}

const NOTHING_CHARGED = t`Your card was not charged. Try again or use another card.`;
const NOT_KNOWN = t`We do not know whether your card was charged. You can safely try again: a payment is charged only once.`;

interface PurchaseEnds {
  readonly onPaid: () => void;
  /** The bank decides later. */
  readonly onPending: () => void;
}

/**
 * Choose a plan, pay with Stripe, confirm with the server. A declined payment can be retried; a charged one is never
 * charged again.
 */
export function usePurchase({ onPaid, onPending }: PurchaseEnds) {
  const { createIntent, isCreating, forget } = useCreateIntent();
  const confirmPayment = useConfirmPayment();
  const [step, setStep] = useState<PurchaseStep>({ name: 'select', problem: null });
  const [isPaying, setPaying] = useState(false);

  async function begin(packageType: PackageType, quantity: number): Promise<void> {
    setStep({ name: 'select', problem: null });
    try {
      const [intent] = await Promise.all([createIntent(packageType, quantity), loadCardForm()]);
      setStep({ name: 'pay', intent, problem: null });
    } catch (error) {
      setStep({ name: 'select', problem: errorMessage(error, INITIALIZE_FAILED) });
    }
  }

  /** For what Stripe calls paid or pending. */
  async function settle(intent: Intent): Promise<void> {
    try {
      const outcome = await confirmPayment(intent.paymentIntentId);
      if (outcome === 'paid') onPaid();
      else if (outcome === 'pending') onPending();
      else if (outcome === 'failed')
        setStep({ name: 'pay', intent, problem: { title: PAYMENT_REFUSED, text: NOTHING_CHARGED } });
      else startOver(PAYMENT_REFUSED);
    } catch {
      setStep({ name: 'charged', intent });
    }
  }

  async function pay(intent: Intent, stripe: Stripe, elements: StripeElements): Promise<void> {
    const refuse = (title: string, problem: PaymentProblem) => {
      showError(problem.title, title);
      setStep({ name: 'pay', intent, problem });
    };
    setStep({ name: 'pay', intent, problem: null });
    const answer = await stripe
      .confirmPayment({
        elements,
        confirmParams: { return_url: new URL(RETURN_PATH, window.location.origin).href },
        redirect: 'if_required',
      })
      .catch(() => null);
    if (answer === null) {
      refuse(t`Payment Error`, { title: UNEXPECTED, text: NOT_KNOWN });
      return;
    }
    const { error } = answer;
    const standing = error?.payment_intent?.status;
    // 'succeeded' is no error: paid in another tab, or the answer was lost.
    if (error === undefined || standing === 'succeeded') return settle(intent);
    const title = error.message ?? PAYMENT_REFUSED;
    const isRefusal = error.type === 'card_error' || error.type === 'validation_error';
    refuse(t`Payment Failed`, { title, text: isRefusal ? NOTHING_CHARGED : NOT_KNOWN });
    if (standing === 'canceled') startOver(title);
  }

  function startOver(problem: string): void {
    forget();
    setStep({ name: 'select', problem });
  }

  async function whilePaying(action: Promise<void>): Promise<void> {
    setPaying(true);
    await action;
    setPaying(false);
  }

  return {
    step,
    isBeginning: isCreating,
    isPaying,
    begin,
    pay: (intent: Intent, stripe: Stripe, elements: StripeElements) =>
      whilePaying(pay(intent, stripe, elements)),
    check: (intent: Intent) => whilePaying(settle(intent)),
    back: () => setStep({ name: 'select', problem: null }),
  };
}
