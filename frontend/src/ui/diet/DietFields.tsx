import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { asText } from '../../../../domain/text/asText.ts';
import { DIET_LABELS } from '../../../../domain/food/dietLabels.ts';
import { DIETS } from '../../../../domain/food/diets.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import {
  partlyUnderstoodLine,
  restrictionReportOf,
  wordsOnlyLine,
} from '../../../../domain/food/restriction/restrictionReport.ts';
import { CheckChips } from '../controls/choice/CheckField.tsx';
import styles from './DietFields.module.css';
import { restrictionTexts, type DietInput } from './dietInput.ts';
import { TextField } from '../controls/Field.tsx';

const DIET_CHOICES = DIETS.map((value) => ({ value, label: asText(DIET_LABELS[value]) }));

interface DietFieldsProps {
  /** Beside the label. */
  readonly note: string;
}

/** Diets and free text; needs the form's `FormProvider`. */
export function DietFields({ note }: DietFieldsProps) {
  const { control, register, formState } = useFormContext<DietInput>();
  const { field: diets } = useController({ control, name: 'diets' });
  return (
    <CheckChips label={t`Dietary restrictions`} note={note} choices={DIET_CHOICES} {...diets}>
      <div className="above16">
        <TextField
          label={t`In your own words`}
          isOptional
          maxLength={LIMITS.freeText}
          dir="auto"
          hint={<Reading />}
          {...register('dietaryRestrictions')}
          error={formState.errors.dietaryRestrictions?.message}
        />
      </div>
    </CheckChips>
  );
}

/** Live reading of the restrictions, so that misreadings are noticed. */
function Reading() {
  const { control } = useFormContext<DietInput>();
  const [diets, dietaryRestrictions] = useWatch({ control, name: ['diets', 'dietaryRestrictions'] });
  const texts = restrictionTexts({ diets, dietaryRestrictions });
  const { understood, wordsOnly, notUnderstood } = restrictionReportOf(texts);
  const words = wordsOnlyLine(wordsOnly);
  const names = understood.map(asText).join(', ');
  const hasReading = understood.length + wordsOnly.length + notUnderstood.length > 0;
  return (
    <span aria-live="polite" className={styles['reading']}>
      {!hasReading && t`Such as “allergic to peanuts, no mushrooms”.`}
      {understood.length > 0 && (
        <span>
          <Trans>
            Understood: <b>{names}</b>.
          </Trans>
        </span>
      )}
      {words !== null && <span>{asText(words)}</span>}
      {warnings(notUnderstood).map((line) => (
        <span key={line} className="iconText ember">
          <TriangleAlert size={16} />
          <span>{line}</span>
        </span>
      ))}
    </span>
  );
}

/** Parts not understood; partly understood ones ("Ana is vegan") get another line. */
function warnings(notUnderstood: readonly string[]): string[] {
  const isPartly = (part: string) => {
    const { understood, wordsOnly } = restrictionReportOf([part]);
    return understood.length + wordsOnly.length > 0;
  };
  const unread = notUnderstood.filter((part) => !isPartly(part)).map((part) => t`“${part}”`);
  const partly = partlyUnderstoodLine(notUnderstood.filter(isPartly));
  return [
    ...(unread.length === 0 ? [] : [t`Not understood: ${{ words: unread.join(', ') }}.`]),
    ...(partly === null ? [] : [asText(partly)]),
  ];
}
