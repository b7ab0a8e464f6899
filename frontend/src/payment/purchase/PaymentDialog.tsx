import { t } from '@lingui/core/macro';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import type { PackageType } from '../../gql/schema.generated.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { CardFormSkeleton } from './CardFormSkeleton.tsx';
import { loadCardForm } from './loadCardForm.ts';
import { ChargedFooter, PayFooter, SelectFooter } from '../PaymentFooters.tsx';
import styles from './PaymentDialog.module.css';
import { PlanStep } from './PlanStep.tsx';
import { orderOf, plansOf, readQuantity } from './plans.ts';
import { usePricingQuery } from '../Pricing.generated.ts';
import { usePurchase } from './usePurchase.ts';

const CardForm = lazy(loadCardForm);

export interface PaymentDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPaid: () => void;
  /** If the dialog opened by itself. */
  readonly reason?: ReactNode;
}

/** Choose a plan, pay by card. A single trip is preselected. */
export function PaymentDialog(props: PaymentDialogProps) {
  return <Purchase key={useOpening(props.isOpen)} {...props} />;
}

function Purchase({ isOpen, onClose, onPaid, reason }: PaymentDialogProps) {
  const formId = useId();
  const chosenRef = useRef<HTMLInputElement>(null);
  const answer = usePricingQuery();
  const pricing = (answer.data ?? answer.previousData)?.pricing;
  const [packageType, setPackageType] = useState<PackageType>('SINGLE');
  const [quantity, setQuantity] = useState('1');
  const [isCardFormReady, setCardFormReady] = useState(false);
  const { step, begin, back, pay, check, isBeginning, isPaying } = usePurchase({
    onPaid,
    onPending: onClose,
  });
  const plan = pricing && plansOf(pricing).find((offered) => offered.packageType === packageType);
  const order = plan === undefined ? null : orderOf(plan, readQuantity(quantity));
  const canPay = pricing?.isAvailable === true && pricing.publishableKey !== null;
  const choose = useSubmitOnce(async () => {
    if (!canPay) return;
    setCardFormReady(false);
    await begin(packageType, readQuantity(quantity));
  });

  return (
    <AppDialog
      isOpen={isOpen}
      // A mis-tap must not abandon a payment.
      onClose={isPaying ? () => undefined : onClose}
      closesOnEscape={!isPaying}
      initialFocusRef={chosenRef}
      hasUnsavedInput={step.name !== 'select'}
      title={step.name === 'select' ? t`Choose Your Plan` : t`Complete Payment`}
      description={
        step.name === 'select'
          ? t`One payment by card, in US dollars.`
          : t`Your card details go straight to Stripe, never to us.`
      }
      footer={
        step.name === 'select' ? (
          <SelectFooter
            key="select"
            formId={formId}
            order={order}
            isWorking={isBeginning}
            canPay={canPay}
            onCancel={onClose}
          />
        ) : step.name === 'pay' ? (
          <PayFooter
            key="pay"
            formId={formId}
            amount={step.intent.payment.amount.formatted}
            isReady={isCardFormReady}
            isWorking={isPaying}
            onBack={back}
          />
        ) : (
          <ChargedFooter key="charged" isWorking={isPaying} onCheck={() => void check(step.intent)} />
        )
      }
    >
      {step.name === 'select' ? (
        <PlanStep
          formId={formId}
          onSubmit={choose}
          pricing={pricing ?? null}
          answer={answer}
          reason={reason}
          problem={step.problem}
          choice={{ chosen: packageType, onChoose: setPackageType, quantity, onQuantity: setQuantity }}
          chosenRef={chosenRef}
        />
      ) : (
        <p className={styles['order']} tabIndex={-1} ref={takeFocus}>
          <span>
            <b>{plan?.title}</b> {order?.trips}
          </span>
          <b className={styles['amount']}>{step.intent.payment.amount.formatted}</b>
        </p>
      )}
      {step.name === 'pay' && (
        <>
          <Suspense fallback={<CardFormSkeleton />}>
            <CardForm
              formId={formId}
              publishableKey={pricing?.publishableKey ?? ''}
              clientSecret={step.intent.clientSecret}
              onReady={() => setCardFormReady(true)}
              onPay={(stripe, elements) => pay(step.intent, stripe, elements)}
            />
          </Suspense>
          {step.problem !== null && <Notice tone="berry" role="alert" {...step.problem} />}
        </>
      )}
      {step.name === 'charged' && (
        <Notice
          tone="ember"
          role="alert"
          title={t`Your payment is being processed`}
          text={t`Stripe received it, but our server could not be reached to add your trips. They are added automatically within minutes, or you can check again. Do not pay a second time.`}
        />
      )}
    </AppDialog>
  );
}
