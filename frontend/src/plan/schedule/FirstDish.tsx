import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Slot } from '../../../../domain/plan/plan.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { Meal } from '../slot.ts';
import styles from './FirstDish.module.css';

interface FirstDishProps {
  /** Those that are needed, in the order of the plan. */
  readonly slots: readonly Slot<Meal>[];
  /** Null for those who may not ask for suggestions. */
  readonly suggest: ReactNode;
  readonly onAssign: (slot: MealTime) => void;
}

/** In an empty plan: suggestions for all of it, or one dish, the first dinner if there is one. */
export function FirstDish({ slots, suggest, onAssign }: FirstDishProps) {
  const slot = slots.find(({ type }) => type === 'dinner') ?? slots[0];
  if (slot === undefined) return null;
  const count = slots.length;
  return (
    <section className={styles['panel']} aria-labelledby="first-dish">
      <Pot />
      <div>
        <h2 id="first-dish">
          <Trans>What’s on the menu?</Trans>
        </h2>
        <p className="soft">
          {suggest === null
            ? t`Start with a dish; who cooks it can follow.`
            : plural(count, {
                one: 'Get suggestions for the meal, or start with a dish of your own.',
                other: 'Get suggestions for all # meals, or start with a dish of your own.',
              })}
        </p>
      </div>
      <div className={styles['go']}>
        <Button variant="link" onClick={() => onAssign(slot)} isOnlineOnly>
          <Trans>Pick a first dish</Trans>
        </Button>
        {suggest}
      </div>
    </section>
  );
}

function Pot() {
  return (
    <svg className={styles['pot']} viewBox="0 0 72 64" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M14 26h44l-4 24a6 6 0 0 1-6 5H24a6 6 0 0 1-6-5z" fill="var(--surface)" />
      <path
        d="M9 26h54M14 26l4 24a6 6 0 0 0 6 5h24a6 6 0 0 0 6-5l4-24M31 38h10"
        stroke="var(--pine)"
        strokeWidth="2.4"
      />
      <path
        d="M27 18c-3-4 3-6 0-10M36 18c-3-4 3-6 0-10M45 18c-3-4 3-6 0-10"
        stroke="var(--ember)"
        strokeWidth="2.4"
      />
      <path d="M12 61h48" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  );
}
