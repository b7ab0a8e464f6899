import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, TriangleAlert } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { mealName, type Meal } from '../slot.ts';
import { forCount, withoutDishSentence } from './dishPart.ts';
import styles from './DishPart.module.css';

export interface SlotDishes {
  /** The first one first. */
  readonly dishes: readonly TabbedDish[];
  /** Names of those who get none. */
  readonly hungry: readonly string[];
}

export interface TabbedDish {
  readonly meal: Meal;
  /** How many get it; null: everybody who is there. */
  readonly count: number | null;
  readonly hasConflict: boolean;
}

interface DishTabsProps extends SlotDishes {
  readonly selectedId: string;
  readonly onSelect: (mealId: string) => void;
  /** Null without the right, and where there is no room. */
  readonly onAdd: (() => void) | null;
}

/** The dishes of a slot, and the way to another one. */
export function DishTabs({ dishes, hungry, selectedId, onSelect, onAdd }: DishTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const onlineOnly = useOnlineOnly();
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(tabs.current?.querySelectorAll('button') ?? [])];
    const at = all.findIndex((tab) => tab === document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <div className={styles['dishes']}>
      <div ref={tabs} className={styles['tabs']} role="tablist" aria-label={t`Dishes`} onKeyDown={turn}>
        {dishes.map(({ meal, count, hasConflict }) => (
          <button
            key={meal.id}
            type="button"
            role="tab"
            className={styles['tab']}
            aria-selected={meal.id === selectedId}
            tabIndex={meal.id === selectedId ? 0 : -1}
            dir="auto"
            onClick={() => onSelect(meal.id)}
          >
            {mealName(meal)}
            {count !== null && <small>{forCount(count)}</small>}
            {hasConflict && <TriangleAlert size={16} role="img" aria-label={t`Doesn’t work for everybody`} />}
          </button>
        ))}
      </div>
      {onAdd !== null && (
        <Button variant="quiet" icon={<Plus size={18} />} onClick={onAdd} {...onlineOnly}>
          <Trans>Add a dish</Trans>
        </Button>
      )}
      {hungry.length > 0 && (
        <p className={styles['hungry']} role="status">
          {withoutDishSentence(hungry)}
        </p>
      )}
    </div>
  );
}
