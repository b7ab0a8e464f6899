import { t } from '@lingui/core/macro';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { peopleCountFrom } from '../../../../domain/plan/suggestionFields.ts';
import { COOKING_EQUIPMENT } from '../../../../domain/plan/suggestionOptions.ts';
import type { SuggestionSource } from '../../gql/schema.generated.ts';
import { EQUIPMENT_CHOICES } from '../../labels/equipmentLabels.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { DietFields } from '../../ui/diet/DietFields.tsx';
import { Field, TextAreaField } from '../../ui/controls/Field.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import styles from './SuggestionFormFields.module.css';
import { BUDGET_CHOICES, SKILL_CHOICES, WHO_EATS_CHOICES, type SuggestionInput } from './suggestionForm.ts';

interface SuggestionFormFieldsProps {
  /** Then what this person does not eat, and for how many to cook, can be said here. */
  readonly isAlone: boolean;
  readonly source: SuggestionSource;
}

/** Needs a `FormProvider`. */
export function SuggestionFormFields({ isAlone, source }: SuggestionFormFieldsProps) {
  const { control, register, formState } = useFormContext<SuggestionInput>();
  const { field: skill } = useController({ control, name: 'cookingSkill' });
  const { field: budget } = useController({ control, name: 'budget' });
  const { field: whoEats } = useController({ control, name: 'whoEats' });
  const { field: sides } = useController({ control, name: 'sideDishes' });
  return (
    <div className={styles['fields']}>
      <TextAreaField
        label={t`Preferences`}
        isOptional
        hint={source === 'MODEL' ? t`Sent to the language model.` : t`Stays on this server.`}
        rows={2}
        maxLength={LIMITS.freeText}
        dir="auto"
        placeholder={t`Something warm on Sunday`}
        {...register('preferences')}
        error={formState.errors.preferences?.message}
      />
      <Segments label={t`Cooking skill`} choices={SKILL_CHOICES} {...skill} />
      <Segments label={t`Budget`} choices={BUDGET_CHOICES} value={budget.value} onChange={budget.onChange} />
      <Kitchen />
      {!isAlone && (
        <Segments label={t`If a dish isn’t right for everybody`} choices={WHO_EATS_CHOICES} {...whoEats} />
      )}
      <CheckField
        label={t`A side dish at lunch and dinner`}
        isChecked={sides.value}
        onChange={sides.onChange}
      />
      {isAlone && (
        <>
          <DietFields note={t`this time only`} />
          <People />
        </>
      )}
    </div>
  );
}

/** A full kitchen is no limit. */
function Kitchen() {
  const { control } = useFormContext<SuggestionInput>();
  const { field } = useController({ control, name: 'cookingEquipment' });
  return (
    <Field label={t`Kitchen`}>
      <Select
        {...field}
        value={field.value[0] ?? 'full-kitchen'}
        onChange={({ target: { value } }) =>
          field.onChange(COOKING_EQUIPMENT.filter((one) => one === value && one !== 'full-kitchen'))
        }
      >
        {EQUIPMENT_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
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
