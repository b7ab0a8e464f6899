import { t } from '@lingui/core/macro';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { UntilLoaded, type Answer } from '../../gql/UntilLoaded.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoosePlan, type PlanChoice } from './ChoosePlan.tsx';
import styles from './PlanStep.module.css';
import { NOT_AVAILABLE, PRICING_FAILED } from '../paymentTexts.ts';
import { plansOf } from './plans.ts';
import type { PricingQuery } from '../Pricing.generated.ts';

interface PlanStepProps {
  readonly formId: string;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly pricing: PricingQuery['pricing'] | null;
  readonly answer: Answer;
  readonly reason: ReactNode;
  /** Why the payment could not start. */
  readonly problem: string | null;
  readonly choice: PlanChoice;
  readonly chosenRef: RefObject<HTMLInputElement | null>;
}

/** The plans, or why none can be chosen. */
export function PlanStep({
  formId,
  onSubmit,
  pricing,
  answer,
  reason,
  problem,
  choice,
  chosenRef,
}: PlanStepProps) {
  if (pricing === null)
    return (
      <UntilLoaded
        answer={answer}
        title={PRICING_FAILED}
        text={t`Check your connection and try again.`}
        skeleton={<PlanStepSkeleton />}
      />
    );
  return (
    <form id={formId} className="column" onSubmit={onSubmit}>
      {reason}
      {!pricing.isAvailable && <Notice tone="ember" text={NOT_AVAILABLE} />}
      <ChoosePlan plans={plansOf(pricing)} {...choice} chosenRef={chosenRef} />
      {problem !== null && <Notice tone="berry" role="alert" text={problem} />}
    </form>
  );
}

function PlanStepSkeleton() {
  return (
    <Loading label={t`Loading the plans`}>
      <div className="card ruled">
        {[0, 1, 2, 3].map((index) => (
          <div key={index} className={styles['row']}>
            <Skeleton width={22} height={22} radius={11} />
            <div className="column gap8">
              <Skeleton width={130} height={22} />
              <Skeleton width={90} height={18} />
            </div>
            <Skeleton width={64} height={26} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
