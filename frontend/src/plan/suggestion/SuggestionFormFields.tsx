import { Lock, Send } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { peopleCountFrom } from '../../../../domain/plan/suggestionFields.ts';
import type { SuggestionSource } from '../../gql/schema.generated.ts';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { DietFields } from '../../ui/diet/DietFields.tsx';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import styles from './SuggestionFormFields.module.css';
import {
  BUDGET_CHOICES,
  EQUIPMENT_CHOICES,
  SKILL_CHOICES,
  WHO_EATS_CHOICES,
  type SuggestionInput,
} from './suggestionForm.ts';

interface SuggestionFormFieldsProps {
  /** Of the trip, as typed. */
  readonly rules: readonly string[];
  readonly source: SuggestionSource;
}

/** Needs a `FormProvider`. */
export function SuggestionFormFields({ rules, source }: SuggestionFormFieldsProps) {
  const { control, register, formState } = useFormContext<SuggestionInput>();
  const { field: skill } = useController({ control, name: 'cookingSkill' });
  const { field: budget } = useController({ control, name: 'budget' });
  const { field: equipment } = useController({ control, name: 'cookingEquipment' });
  const { field: whoEats } = useController({ control, name: 'whoEats' });
  const { errors } = formState;
  return (
    <>
      <DietFields
        note={
          rules.length === 0 ? 'this time only' : `this time only, on top of the trip’s: ${rules.join(', ')}`
        }
      />
      <div className={styles['pair']}>
        <Segments label="Cooking skill" choices={SKILL_CHOICES} {...skill} />
        <Segments label="Budget" choices={BUDGET_CHOICES} value={budget.value} onChange={budget.onChange} />
      </div>
      <Segments label="Who can eat each dish" choices={WHO_EATS_CHOICES} {...whoEats} />
      <CheckChips
        label="Cooking equipment"
        note="available equipment; leave empty for a full kitchen"
        choices={EQUIPMENT_CHOICES}
        {...equipment}
        columns={4}
      />
      <div className={styles['last']}>
        <TextAreaField
          label="Preferences"
          isOptional
          hint="What you like. Enter allergies above."
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

function Source({ source }: Pick<SuggestionFormFieldsProps, 'source'>) {
  return (
    <p className={styles['source']}>
      {source === 'MODEL' ? <Send size={18} /> : <Lock size={18} />}
      {source === 'MODEL' ? 'This text is sent to the model.' : 'This text does not leave this server.'}
    </p>
  );
}
