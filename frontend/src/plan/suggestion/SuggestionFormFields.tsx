import { t } from '@lingui/core/macro';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { peopleCountFrom } from '../../../../domain/plan/suggestionFields.ts';
import type { SuggestionSource } from '../../gql/schema.generated.ts';
import { EQUIPMENT_CHOICES } from '../../labels/equipmentLabels.ts';
import { CheckChips, CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { DietFields } from '../../ui/diet/DietFields.tsx';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import styles from './SuggestionFormFields.module.css';
import { BUDGET_CHOICES, SKILL_CHOICES, WHO_EATS_CHOICES, type SuggestionInput } from './suggestionForm.ts';

interface SuggestionFormFieldsProps {
  /** Then what this person does not eat can be said here. */
  readonly isAlone: boolean;
  readonly source: SuggestionSource;
}

/** Needs a `FormProvider`. */
export function SuggestionFormFields({ isAlone, source }: SuggestionFormFieldsProps) {
  const { control, register, formState } = useFormContext<SuggestionInput>();
  const { field: skill } = useController({ control, name: 'cookingSkill' });
  const { field: budget } = useController({ control, name: 'budget' });
  const { field: equipment } = useController({ control, name: 'cookingEquipment' });
  const { field: whoEats } = useController({ control, name: 'whoEats' });
  const { field: sides } = useController({ control, name: 'sideDishes' });
  return (
    <div className={styles['fields']}>
      <TextAreaField
        label={t`Preferences`}
        isOptional
        hint={source === 'MODEL' ? t`Sent to the language model.` : undefined}
        rows={2}
        maxLength={LIMITS.freeText}
        dir="auto"
        placeholder={t`Something warm on Sunday`}
        {...register('preferences')}
        error={formState.errors.preferences?.message}
      />
      <Segments label={t`Cooking skill`} choices={SKILL_CHOICES} {...skill} />
      <Segments label={t`Cost`} choices={BUDGET_CHOICES} value={budget.value} onChange={budget.onChange} />
      <CheckChips label={t`Kitchen`} choices={EQUIPMENT_CHOICES} {...equipment} columns={4} />
      {!isAlone && (
        <Segments label={t`If a dish isn’t right for everybody`} choices={WHO_EATS_CHOICES} {...whoEats} />
      )}
      <CheckField
        label={t`A side dish at lunch and dinner`}
        isChecked={sides.value}
        onChange={sides.onChange}
      />
      {isAlone && <DietFields note={t`this time only`} />}
      <People />
    </div>
  );
}

function People() {
  const { control } = useFormContext<SuggestionInput>();
  const { field } = useController({ control, name: 'peopleCount' });
  return (
    <NumberStepper
      label={t`People`}
      min={LIMITS.peopleMin}
      max={LIMITS.peopleMax}
      read={peopleCountFrom}
      {...field}
    />
  );
}
