import { useEffect, type RefObject } from 'react';
import type { PackageType } from '../../gql/schema.generated.ts';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './ChoosePlan.module.css';
import { QUANTITY, readQuantity, type Plan } from './plans.ts';

/** What is chosen, and how that changes. */
export interface PlanChoice {
  readonly chosen: PackageType;
  readonly onChoose: (packageType: PackageType) => void;
  /** How many of the special offer, as it is typed. */
  readonly quantity: string;
  readonly onQuantity: (typed: string) => void;
}

interface ChoosePlanProps extends PlanChoice {
  readonly plans: readonly Plan[];
  /** What has the focus when the plans appear: the chosen one. */
  readonly chosenRef: RefObject<HTMLInputElement | null>;
}

/** The packages, one of them chosen: native radio buttons in rows of one frame. */
export function ChoosePlan({ plans, chosen, onChoose, quantity, onQuantity, chosenRef }: ChoosePlanProps) {
  // Their prices may come later than the dialog, and they are there again after the step that follows.
  useEffect(() => chosenRef.current?.focus(), [chosenRef]);
  return (
    <fieldset className={styles['plans']}>
      <legend>
        <VisuallyHidden>Plan</VisuallyHidden>
      </legend>
      {plans.map((plan) => {
        const isChosen = plan.packageType === chosen;
        const isSpecial = plan.packageType === 'SPECIAL';
        return (
          <div key={plan.packageType} className={styles['plan']}>
            <label className={styles['row']}>
              <input
                type="radio"
                name="plan"
                value={plan.packageType}
                checked={isChosen}
                onChange={() => onChoose(plan.packageType)}
                ref={isChosen ? chosenRef : undefined}
              />
              <span className={styles['mark']} aria-hidden="true" />
              <span className={styles['name']}>
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
                <span className={styles['text']}>{plan.text}</span>
              </span>
              <span className={styles['price']}>
                {plan.price.displayPrice}
                {isSpecial && <small>per trip</small>}
              </span>
            </label>
            {isSpecial && isChosen && (
              <div className={styles['quantity']}>
                <NumberStepper
                  label="Number of trips"
                  note={`${QUANTITY.min} to ${QUANTITY.max}`}
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
    </fieldset>
  );
}
