import { t } from '@lingui/core/macro';
import { useEffect, type RefObject } from 'react';
import type { PackageType } from '../../gql/schema.generated.ts';
import { ChoiceRow, ChoiceRows } from '../../ui/controls/choice/ChoiceRows.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import styles from './ChoosePlan.module.css';
import { perTripLabel, QUANTITY, readQuantity, type Plan } from './plans.ts';

export interface PlanChoice {
  readonly chosen: PackageType;
  readonly onChoose: (packageType: PackageType) => void;
  /** Of the special offer, as typed. */
  readonly quantity: string;
  readonly onQuantity: (typed: string) => void;
}

interface ChoosePlanProps extends PlanChoice {
  readonly plans: readonly Plan[];
  /** Focused when the plans appear. */
  readonly chosenRef: RefObject<HTMLInputElement | null>;
}

export function ChoosePlan({ plans, chosen, onChoose, quantity, onQuantity, chosenRef }: ChoosePlanProps) {
  // Prices may load late, and the plans return after the next step.
  useEffect(() => chosenRef.current?.focus(), [chosenRef]);
  return (
    <ChoiceRows
      legend="Plan"
      isLegendHidden
      className={styles['plans']}
      value={chosen}
      onChoose={(value) => {
        const plan = plans.find(({ packageType }) => packageType === value);
        if (plan !== undefined) onChoose(plan.packageType);
      }}
    >
      {plans.map((plan) => {
        const isChosen = plan.packageType === chosen;
        const isSpecial = plan.packageType === 'SPECIAL';
        const perTrip = perTripLabel(plan);
        return (
          <div key={plan.packageType}>
            <ChoiceRow
              value={plan.packageType}
              inputRef={isChosen ? chosenRef : undefined}
              className={styles['row']}
            >
              <span className="stack gap2 grow">
                <span className={styles['title']}>
                  {plan.title}
                  {plan.labels.length > 0 && (
                    <span className={styles['labels']}>
                      {plan.labels.map((label) => (
                        <Tag key={label} tone={plan.tone}>
                          {label}
                        </Tag>
                      ))}
                    </span>
                  )}
                </span>
                <span className="secondary">{plan.text}</span>
              </span>
              <span className={styles['price']}>
                {plan.price.displayPrice}
                {perTrip !== null && <small>{perTrip}</small>}
              </span>
            </ChoiceRow>
            {isSpecial && isChosen && (
              <div className={styles['quantity']}>
                <NumberStepper
                  label={t`Number of trips`}
                  note={t`${QUANTITY.min} to ${QUANTITY.max}`}
                  isInLine
                  min={QUANTITY.min}
                  max={QUANTITY.max}
                  value={quantity}
                  onChange={onQuantity}
                  read={readQuantity}
                />
              </div>
            )}
          </div>
        );
      })}
    </ChoiceRows>
  );
}
