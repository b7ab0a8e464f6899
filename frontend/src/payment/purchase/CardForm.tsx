import { Trans } from '@lingui/react/macro';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { reader } from '../../../../domain/text/reader.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { useTheme } from '../../ui/theme/useTheme.ts';
import styles from './CardForm.module.css';
import { CardFormSkeleton } from './CardFormSkeleton.tsx';
import { NOT_AVAILABLE } from '../paymentTexts.ts';
import { stripeAppearance } from './stripeAppearance.ts';
import { stripeScript } from './stripeScript.ts';

interface CardFormProps {
  /** For a submit button outside. */
  readonly formId: string;
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly onReady: () => void;
  /** Resolves at any end of the payment. */
  readonly onPay: (stripe: Stripe, elements: StripeElements) => Promise<void>;
}

/** Stripe's form: card data never pass this page or its server. */
export function CardForm({ publishableKey, clientSecret, ...form }: CardFormProps) {
  const theme = useTheme();
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    stripeScript(publishableKey).then(
      (loaded) => isShown && setStripe(loaded),
      () => isShown && setStripe('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [publishableKey, tries]);
  const options = useMemo(
    () =>
      ({
        clientSecret,
        appearance: stripeAppearance(theme),
        // Stripe has all languages of the product.
        locale: reader().language as StripeElementLocale,
        loader: 'never',
      }) as const,
    [clientSecret, theme],
  );

  if (stripe === null) return <CardFormSkeleton />;
  const retry = () => {
    setStripe(null);
    setTries((count) => count + 1);
  };
  if (stripe === 'failed') return <CardFormFailed onRetry={retry} />;
  return (
    <Elements key={tries} stripe={stripe} options={options}>
      <CardFields {...form} onRetry={retry} />
    </Elements>
  );
}

interface CardFieldsProps extends Pick<CardFormProps, 'formId' | 'onReady' | 'onPay'> {
  readonly onRetry: () => void;
}

function CardFields({ formId, onReady, onPay, onRetry }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const pay = useSubmitOnce(async () => {
    if (stripe !== null && elements !== null && state === 'ready') await onPay(stripe, elements);
  });
  if (state === 'failed') return <CardFormFailed onRetry={onRetry} />;
  return (
    <form id={formId} noValidate onSubmit={pay} className={styles['form']}>
      {state === 'loading' && <CardFormSkeleton />}
      {/* Stripe fills it behind the skeleton. */}
      <div className={styles['fields']} data-loading={state === 'loading' ? '' : undefined}>
        <PaymentElement
          onReady={() => {
            setState('ready');
            onReady();
          }}
          onLoadError={() => setState('failed')}
        />
      </div>
    </form>
  );
}

function CardFormFailed({ onRetry }: Pick<CardFieldsProps, 'onRetry'>) {
  return (
    <Notice
      tone="berry"
      role="alert"
      text={NOT_AVAILABLE}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
