import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Input, TextField } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { AlternativePicker } from './AlternativePicker.tsx';
import type { IngredientEdit } from './ingredientEdit.ts';
import styles from './IngredientEditRow.module.css';
import type { IngredientRowFragment } from '../../gql/fragments/IngredientRow.generated.ts';

interface IngredientMoreProps {
  readonly tripId: string;
  readonly ingredient: IngredientRowFragment;
}

/** What a row of an ingredient leaves out: notes, and what can be bought instead. */
export function IngredientMore({ tripId, ingredient }: IngredientMoreProps) {
  const { control, register } = useFormContext<IngredientEdit>();
  const { fields, append, remove } = useFieldArray({ control, name: 'alternatives' });
  return (
    <div className={styles['more']}>
      <TextField label={t`Notes`} isOptional maxLength={LIMITS.text} dir="auto" {...register('notes')} />
      <Group label={t`Alternatives`}>
        <ul className="column gap8">
          {fields.map(({ id }, index) => (
            <li key={id} className={styles['alternative']}>
              <Input
                aria-label={t`Alternative ${{ number: index + 1 }}`}
                maxLength={LIMITS.name}
                autoComplete="off"
                dir="auto"
                {...register(`alternatives.${index}.text`)}
              />
              <IconButton
                label={t`Remove alternative ${{ number: index + 1 }}`}
                icon={<X size={20} />}
                hasTooltip={false}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
        {fields.length < LIMITS.ingredientAlternatives && (
          <Button
            variant="quiet"
            icon={<Plus size={18} />}
            onClick={() => append({ text: '', isSelected: false })}
          >
            <Trans>Add alternative</Trans>
          </Button>
        )}
      </Group>
      {ingredient.alternatives.length > 0 && <AlternativePicker tripId={tripId} ingredient={ingredient} />}
    </div>
  );
}
