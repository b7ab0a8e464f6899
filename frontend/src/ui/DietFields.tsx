import { useFormContext, useWatch } from 'react-hook-form';
import { DIET_LABELS, DIETS } from '../../../domain/diet.ts';
import { restrictionsLine } from '../../../domain/dietConflict.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { readRestrictionList } from '../../../domain/restrictionText.ts';
import { CheckChips } from './ChoiceGroup.tsx';
import styles from './DietFields.module.css';
import { restrictionTexts, type DietInput } from './dietInput.ts';
import { TextField } from './Field.tsx';

const DIET_CHOICES = DIETS.map((value) => ({ value, label: DIET_LABELS[value] }));

/** What a group does not eat, by diets and in free words; stands inside the form's `FormProvider`. */
export function DietFields() {
  const { register, formState } = useFormContext<DietInput>();
  return (
    <CheckChips
      label="Dietary restrictions"
      note="for everybody at the table"
      choices={DIET_CHOICES}
      inputProps={register('diets')}
    >
      <div className={styles['words']}>
        <TextField
          label="In your own words"
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

/** How the restrictions are understood, while they are typed: what is misread here would be on the plate. */
function Reading() {
  const { control } = useFormContext<DietInput>();
  const [diets, dietaryRestrictions] = useWatch({ control, name: ['diets', 'dietaryRestrictions'] });
  const read = readRestrictionList(restrictionTexts({ diets, dietaryRestrictions }));
  const line = restrictionsLine(read);
  if (line === '' && read.unread.length === 0) return <>Such as “allergic to peanuts, no mushrooms”.</>;
  return (
    <>
      {line !== '' && (
        <>
          Understood: <b className={styles['read']}>{line}</b>.
        </>
      )}{' '}
      {read.unread.length > 0 && <>Not understood: {read.unread.map((part) => `“${part}”`).join(', ')}.</>}
    </>
  );
}
