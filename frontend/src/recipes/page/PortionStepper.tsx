import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { MAX_QUARTERS, MIN_QUARTERS, nextHalf, readPortions } from '../portions.ts';
import styles from './PortionStepper.module.css';

interface PortionStepperProps {
  /** In quarters of a portion. */
  readonly value: number;
  readonly onChange: (quarters: number) => void;
}

/** Portions in halves, 1 to 60; can be typed, too. */
export function PortionStepper({ value, onChange }: PortionStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const step = (direction: 1 | -1) => {
    setTyped(null);
    onChange(nextHalf(value, direction));
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  function take(text: string): void {
    setTyped(text);
    const read = readPortions(text);
    if (read !== null) onChange(read);
  }

  return (
    <div className="row gap12">
      <span>
        <Trans>For</Trans>
      </span>
      <span className={styles['control']} data-control="stepper">
        <button
          type="button"
          aria-label={t`Half a portion less`}
          aria-disabled={value <= MIN_QUARTERS || undefined}
          onClick={() => step(-1)}
        >
          <Minus size={18} />
        </button>
        <input
          role="spinbutton"
          aria-label={t`Portions`}
          aria-valuemin={MIN_QUARTERS / 4}
          aria-valuemax={MAX_QUARTERS / 4}
          aria-valuenow={value / 4}
          aria-valuetext={spokenPortions(value)}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? portionText(value)}
          onChange={({ target }) => take(target.value)}
          onBlur={() => setTyped(null)}
          onFocus={({ target }) => target.select()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={t`Half a portion more`}
          aria-disabled={value >= MAX_QUARTERS || undefined}
          onClick={() => step(1)}
        >
          <Plus size={18} />
        </button>
      </span>
      <span>{value === MIN_QUARTERS ? t`portion` : t`portions`}</span>
    </div>
  );
}
