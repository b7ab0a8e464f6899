import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import type { CostsTrip } from '../costsTrip.ts';
import type { ReceiptInput, Target } from './receiptInput.ts';
import styles from './Sheet.module.css';

const TARGETS: readonly { readonly value: Target; readonly label: string }[] = [
  { value: 'all', label: t`All meals` },
  { value: 'some', label: t`Some meals` },
  { value: 'other', label: t`Other` },
];

/** Chips before "6 more"; one more has room, too. */
const FIRST = 3;

interface TargetFieldsProps {
  readonly trip: CostsTrip;
  readonly input: ReceiptInput;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<ReceiptInput>) => void;
}

/** For all meals, some of them, or something else, which is split equally at first. */
export function TargetFields({ trip, input, error, onChange }: TargetFieldsProps) {
  const { target, mealIds, split } = input;
  // Those that are chosen at first stay in sight.
  const [isWhole, setWhole] = useState(false);
  const [atFirst] = useState(mealIds);
  const shown =
    isWhole || trip.meals.length <= FIRST + 1
      ? trip.meals
      : trip.meals.filter(({ id }, index) => index < FIRST || atFirst.includes(id));
  const more = trip.meals.length - shown.length;

  function choose(next: Target): void {
    const isSplitByPortions = split === 'BY_PORTIONS';
    onChange({
      target: next,
      ...(next === 'other' && isSplitByPortions && { split: 'EQUAL' as const }),
      ...(next !== 'other' && target === 'other' && split === 'EQUAL' && { split: 'BY_PORTIONS' as const }),
    });
  }

  return (
    <div>
      <Segments label={t`For`} choices={TARGETS} value={target} onChange={choose} />
      {target === 'some' && (
        <div className="above8">
          {trip.meals.length === 0 ? (
            <p className={styles['hint']}>
              <Trans>No meals are planned yet.</Trans>
            </p>
          ) : (
            <CheckChips
              label={t`Which meals`}
              isLabelHidden
              choices={shown.map(({ id, label, type }) => ({
                value: id,
                label: (
                  <>
                    <i className={styles['dot']} data-meal-type={type} aria-hidden="true" />
                    {label}
                  </>
                ),
              }))}
              value={mealIds}
              onChange={(ids) => onChange({ mealIds: keepHidden(mealIds, shown, ids) })}
            >
              {more > 0 && (
                <p className="above8">
                  <Button variant="link" onClick={() => setWhole(true)}>
                    <Trans>{more} more</Trans>
                  </Button>
                </p>
              )}
            </CheckChips>
          )}
          {error !== undefined && (
            <p className={styles['hint']} data-bad="" role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Chosen meals without a chip, such as one off the plan, stay chosen. */
function keepHidden(
  before: readonly string[],
  shown: readonly { readonly id: string }[],
  chosen: readonly string[],
): string[] {
  return [...chosen, ...before.filter((id) => shown.every((meal) => meal.id !== id))];
}
