import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { fitsText } from '../../../../domain/people/eater/answerTexts.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { COOKING_EQUIPMENT } from '../../../../domain/plan/suggestionOptions.ts';
import { EQUIPMENT_CHOICES } from '../../labels/equipmentLabels.ts';
import { mealTypeWord } from '../../labels/mealTypeLabel.ts';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import type { PickFilters } from './pickFilters.ts';
import styles from './PickRecipeDialog.module.css';
import type { MealType } from '../../../../domain/plan/meal.ts';

interface PickFilterBarProps {
  /** "dinner" */
  readonly type: MealType;
  /** At the slot. */
  readonly unanswered: number | null;
  readonly filters: PickFilters;
  readonly onChange: (filters: PickFilters) => void;
}

const SOURCE_CHOICES = [
  { value: 'all', label: t({ message: 'All', context: 'recipes' }) },
  { value: 'ours', label: t`Yours` },
  { value: 'cookbook', label: t`Cookbook` },
  { value: 'cooked', label: t`Cooked` },
] as const;

const FLAGS = ['fitsEverybody', 'isQuick', 'isForType'] as const;

function forType(type: MealType): string {
  const meal = mealTypeWord(type);
  return t`For ${meal}`;
}

export function PickFilterBar({ type, unanswered, filters, onChange }: PickFilterBarProps) {
  return (
    <>
      <Segments
        label={t`Where to look`}
        isLabelHidden
        choices={SOURCE_CHOICES}
        value={filters.source}
        onChange={(source) => onChange({ ...filters, source })}
      />
      <div className={styles['filters']}>
        <CheckChips
          label={t`Show only`}
          isLabelHidden
          choices={[
            ...(unanswered === null
              ? []
              : [{ value: 'fitsEverybody' as const, label: capitalized(asText(fitsText(unanswered))) }]),
            { value: 'isQuick', label: t`Up to 30 mins` },
            { value: 'isForType', label: forType(type) },
          ]}
          value={FLAGS.filter((flag) => filters[flag])}
          onChange={(on) =>
            onChange({
              ...filters,
              fitsEverybody: on.includes('fitsEverybody'),
              isQuick: on.includes('isQuick'),
              isForType: on.includes('isForType'),
            })
          }
        >
          <Select
            className={styles['equipment']}
            aria-label={t`Equipment`}
            value={filters.equipment ?? ''}
            onChange={({ target }) =>
              onChange({
                ...filters,
                equipment: COOKING_EQUIPMENT.find((one) => one === target.value) ?? null,
              })
            }
          >
            <option value="">
              <Trans>Any equipment</Trans>
            </option>
            {EQUIPMENT_CHOICES.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </Select>
        </CheckChips>
      </div>
    </>
  );
}
