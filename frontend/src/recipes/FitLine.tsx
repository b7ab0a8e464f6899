import { t } from '@lingui/core/macro';
import { Check, CircleHelp, Replace, TriangleAlert } from 'lucide-react';
import type { RecipeFitFragment } from './BookRecipe.generated.ts';
import styles from './FitLine.module.css';
import { fitsLine, swapsText, withDisliked } from './fitTexts.ts';

function unknownText(reason: string | null): string {
  return reason === null ? t`Not known` : t`We can’t tell. ${reason}`;
}

interface FitLineProps {
  readonly fit: RecipeFitFragment;
  /** Whether filling the slot makes its swaps; then they are shown instead of the conflict. */
  readonly withSwaps?: boolean;
}

/** Whether those at the meal can eat it, with the swaps that would make it fit. */
export function FitLine({ fit, withSwaps = true }: FitLineProps) {
  if (fit.verdict === 'SAFE') {
    const fits = fitsLine(fit);
    if (fits === null) return null;
    return (
      <span className={styles['line']} data-tone="good">
        <Check size={16} strokeWidth={2.2} />
        {withDisliked(fits, fit)}
      </span>
    );
  }
  if (withSwaps && fit.swaps.length > 0)
    return (
      <span className={styles['line']} data-tone="swap">
        <Replace size={16} strokeWidth={2} />
        {withDisliked(swapsText(fit.swaps), fit)}
      </span>
    );
  const isConflict = fit.verdict === 'CONFLICT';
  return (
    <span className={styles['line']} data-tone={isConflict ? 'bad' : 'unknown'}>
      {isConflict ? <TriangleAlert size={16} strokeWidth={2} /> : <CircleHelp size={16} strokeWidth={2} />}
      {withDisliked(isConflict ? (fit.reason ?? t`Does not fit everybody`) : unknownText(fit.reason), fit)}
    </span>
  );
}
