import { Lock, Send } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../domain/limits.ts';
import { peopleCountFrom } from '../../../domain/trip/suggestionFields.ts';
import type { SuggestionSource } from '../gql/schema.generated.ts';
import { CheckChips, Segments } from '../ui/controls/ChoiceGroup.tsx';
import { DietFields } from '../ui/diet/DietFields.tsx';
import { TextAreaField } from '../ui/controls/Field.tsx';
import { NumberStepper } from '../ui/controls/NumberStepper.tsx';
import styles from './SuggestionFormFields.module.css';
import { BUDGET_CHOICES, EQUIPMENT_CHOICES, SKILL_CHOICES, type SuggestionInput } from './suggestionForm.ts';

interface SuggestionFormFieldsProps {
  readonly source: SuggestionSource;
}

/** Needs a `FormProvider`. */
export function SuggestionFormFields({ source }: SuggestionFormFieldsProps) {
  const { register, formState } = useFormContext<SuggestionInput>();
  const { errors } = formState;
  return (
    <>
      <DietFields />
      <div className={styles['pair']}>
        <Segments label="Cooking skill" choices={SKILL_CHOICES} inputProps={register('cookingSkill')} />
        <Segments label="Budget" choices={BUDGET_CHOICES} inputProps={register('budget')} />
      </div>
      <CheckChips
        label="Cooking equipment"
        note="what you have; leave it empty for a whole kitchen"
        choices={EQUIPMENT_CHOICES}
        inputProps={register('cookingEquipment')}
        columns={4}
      />
      <div className={styles['last']}>
        <TextAreaField
          label="Preferences"
          isOptional
          hint="What you like. Allergies go above."
          rows={2}
          maxLength={LIMITS.freeText}
          dir="auto"
          {...register('preferences')}
          error={errors.preferences?.message}
        />
        <People />
      </div>
      <Source source={source} />
    </>
  );
}

function People() {
  const { control } = useFormContext<SuggestionInput>();
  const { field } = useController({ control, name: 'peopleCount' });
  return (
    <NumberStepper
      label="People"
      min={LIMITS.peopleMin}
      max={LIMITS.peopleMax}
      read={peopleCountFrom}
      {...field}
    />
  );
}

function Source({ source }: SuggestionFormFieldsProps) {
  return (
    <p className={styles['source']}>
      {source === 'MODEL' ? <Send size={18} /> : <Lock size={18} />}
      {source === 'MODEL'
        ? 'What you write here is sent to the model.'
        : 'What you write here does not leave this server.'}
    </p>
  );
}
