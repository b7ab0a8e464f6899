import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../controls/Field.tsx';
import { takeFocus } from '../controls/takeFocus.ts';
import { OWN_ESCAPE } from '../layout/ownEscape.ts';
import styles from './DraftList.module.css';
import type { DraftRow, IngredientInput } from './ingredientDraft.ts';
import { shortened } from './shortened.ts';

interface RowEditorProps {
  readonly input: IngredientInput;
  readonly errors: DraftRow['errors'];
  readonly onChange: (input: IngredientInput) => void;
  readonly onDone: () => void;
}

/** Corrects an ingredient that was read. Enter and Escape end it. */
export function RowEditor({ input, errors, onChange, onDone }: RowEditorProps) {
  const field = (name: keyof IngredientInput) => ({
    value: input[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...input, [name]: target.value }),
  });
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.target instanceof HTMLButtonElement))
      return;
    // Enter closes the row only.
    event.preventDefault();
    onDone();
  }
  return (
    <div
      className={styles['editor']}
      role="group"
      aria-label={t`Correct ${{ ingredient: shortened(input.name) }}`}
      onKeyDown={onKeyDown}
      {...OWN_ESCAPE}
    >
      <TextField label={t`Quantity`} {...field('quantity')} />
      <TextField label={t`Unit`} autoCapitalize="none" {...field('unit')} />
      <div className={styles['wide']}>
        <TextField label={t`Ingredient`} dir="auto" ref={takeFocus} {...field('name')} />
      </div>
      <div className={styles['wide']}>
        <TextField label={t`Notes`} isOptional dir="auto" {...field('notes')} />
      </div>
      <div className={styles['wide']}>
        <Button onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
