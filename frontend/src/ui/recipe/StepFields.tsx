import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { numberedSteps, stepName } from '../../../../domain/recipes/partHeading.ts';
import { readSteps } from '../../../../domain/recipes/recipeSteps.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { TextArea } from '../controls/Field.tsx';
import { Group } from '../controls/Legend.tsx';
import styles from './StepFields.module.css';

/** Of a form with instructions. */
export interface StepsInput {
  readonly steps: readonly { readonly text: string }[];
}

/** Enter adds a step, pasted lines become steps. Needs the form's `FormProvider`. */
export function StepFields() {
  const { control, register, setFocus, setValue, formState } = useFormContext<StepsInput>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'steps' });
  const { errors } = formState;
  const typed = useWatch({ control, name: 'steps' }).map(({ text }) => text);
  const numbers = new Map(numberedSteps(typed).map(({ index, number }) => [index, number]));

  function rewrite(index: number, text: string): void {
    setValue(`steps.${index}.text`, text, { shouldDirty: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, index: number): void {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isPlainEnter) {
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      rewrite(index, value.slice(0, selectionStart).trimEnd());
      insert(index + 1, { text: value.slice(selectionEnd).trimStart() }, focusOn(index + 1));
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && fields.length > 1) {
      event.preventDefault();
      remove(index);
      setFocus(`steps.${Math.max(index - 1, 0)}.text`);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number): void {
    const steps = readSteps(event.clipboardData.getData('text/plain'));
    if (steps.length < 2) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const around = [value.slice(0, selectionStart), value.slice(selectionEnd)].map((text) => text.trim());
    const [before = '', after = ''] = around;
    const [own = '', ...following] = [before, ...steps, after].filter((text) => text !== '');
    const last = index + following.length - (after === '' ? 0 : 1);
    rewrite(index, own);
    insert(
      index + 1,
      following.map((text) => ({ text })),
      focusOn(last),
    );
  }

  return (
    <Group label={t`Instructions`} note={t`type a step, or paste them all`}>
      <ol className="column gap8" role="list">
        {fields.map((field, index) => {
          // The heading of a part is no step.
          const number = numbers.get(index);
          return (
            <li key={field.id} className={styles['step']}>
              <span className={styles['number']} aria-hidden="true">
                {number}
              </span>
              <TextArea
                className={styles['box']}
                aria-label={asText(stepName(typed, index))}
                rows={1}
                maxLength={LIMITS.text}
                dir="auto"
                {...register(`steps.${index}.text`)}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPaste={(event) => onPaste(event, index)}
              />
              <IconButton
                label={
                  number === undefined ? t`Remove ${{ name: typed[index] ?? '' }}` : t`Remove step ${number}`
                }
                icon={<X size={20} />}
                hasTooltip={false}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ol>
      {errors.steps?.message !== undefined && (
        <p className={styles['error']} role="alert">
          {errors.steps.message}
        </p>
      )}
      {fields.length < LIMITS.mealInstructions && (
        <Button variant="quiet" icon={<Plus size={18} />} onClick={() => append({ text: '' })}>
          <Trans>Add step</Trans>
        </Button>
      )}
    </Group>
  );
}

function focusOn(index: number) {
  return { shouldFocus: true, focusName: `steps.${index}.text` } as const;
}
