import { Plus, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import type { RecipeFields } from '../../../../domain/trip/mealFields.ts';
import { readSteps } from '../../../../domain/trip/recipeSteps.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { useDrafts, useFormDraft } from '../../ui/controls/drafts.ts';
import { TextArea, TextAreaField } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { useSave } from '../../ui/controls/useSave.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { useDialogPart } from '../../ui/layout/dialogPart.ts';
import { recipeChanges, recipeInput, recipeParser, type RecipeInput, type Written } from './recipeEdit.ts';
import styles from './RecipeForm.module.css';
import { useSaveRecipeMutation } from './SaveRecipe.generated.ts';

type RecipeFormState = UseFormReturn<RecipeInput, unknown, RecipeFields>;

const NOTHING: Written = { recipe: null, instructions: [] };

/**
 * Recipe form and its mutation. A draft is edited at once.
 * @param stored null while unknown, or if the viewer may not edit it
 */
export function useRecipeForm(mealId: string, stored: Written | null) {
  const drafts = useDrafts();
  const draftKey = `recipe.${mealId}`;
  const [saveRecipe, { loading }] = useSaveRecipeMutation();
  const before = useRef<Written>(NOTHING);
  const [hasDraft] = useState(() => drafts.get(draftKey) !== undefined);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isResumed = chosen === null && hasDraft && stored !== null;
  const isEditing = chosen ?? isResumed;
  const form: RecipeFormState = useForm({
    defaultValues: recipeInput(NOTHING),
    resolver: zodResolver<RecipeInput, RecipeFields>(recipeParser),
  });

  function start(): void {
    before.current = stored ?? NOTHING;
    form.reset(recipeInput(before.current));
  }
  const resume = useEffectEvent(start);
  useEffect(() => {
    if (isResumed) resume();
  }, [isResumed]);
  const { isRestored, discard } = useFormDraft(form, isEditing ? draftKey : null);

  const { save, submit } = useSave(form, {
    send: async (fields) => {
      const changes = recipeChanges(before.current, fields);
      if (Object.keys(changes).length > 0) {
        try {
          await saveRecipe({ variables: { input: { id: mealId, ...changes } } });
        } catch (error) {
          const description = errorMessage(error, 'Failed to update meal');
          showToast({ kind: 'error', title: 'Error', description });
          return false;
        }
        showToast({ kind: 'success', title: 'Meal updated' });
      }
      return true;
    },
    onSaved: () => setChosen(false),
    onInvalid: (errors) => {
      const description = firstMessage(errors, ['recipe', 'steps']);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  });
  const isUnsaved = isEditing && form.formState.isDirty;
  useDialogPart(isUnsaved, save);

  return {
    form,
    isEditing,
    isUnsaved,
    isSaving: loading,
    edit: () => {
      start();
      setChosen(true);
    },
    submit,
    /** Discards the input. */
    leave: () => {
      discard();
      setChosen(false);
    },
    onDiscard: isRestored ? () => discard() : null,
    /** For the button that the form replaced: it lost the focus. */
    editRef: chosen === false ? takeFocus : null,
  };
}

interface RecipeFormProps {
  readonly id: string;
  readonly form: RecipeFormState;
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** Null without a restored draft. */
  readonly onDiscard: (() => void) | null;
}

/** Edits a recipe's steps: Enter adds a step, pasted lines become steps. */
export function RecipeForm({ id, form, onSubmit, onDiscard }: RecipeFormProps) {
  const { control, register, setFocus, setValue, formState } = form;
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'steps' });
  const { errors } = formState;
  useEffect(() => setFocus('steps.0.text'), [setFocus]);

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
    <form id={id} className={styles['form']} noValidate onSubmit={onSubmit} aria-label="Edit recipe">
      {onDiscard !== null && <DraftNotice onDiscard={onDiscard} />}
      <Group label="Instructions" note="type a step, or paste them all">
        <ol className={styles['steps']} role="list">
          {fields.map((field, index) => (
            <li key={field.id} className={styles['step']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              <TextArea
                className={styles['box']}
                aria-label={`Step ${index + 1}`}
                rows={1}
                maxLength={LIMITS.text}
                dir="auto"
                {...register(`steps.${index}.text`)}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPaste={(event) => onPaste(event, index)}
              />
              <IconButton
                label={`Remove step ${index + 1}`}
                icon={<X size={20} />}
                hasTooltip={false}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
        {errors.steps?.message !== undefined && (
          <p className={styles['error']} role="alert">
            {errors.steps.message}
          </p>
        )}
        {fields.length < LIMITS.mealInstructions && (
          <Button variant="quiet" icon={<Plus size={18} />} onClick={() => append({ text: '' })}>
            Add step
          </Button>
        )}
      </Group>
      <TextAreaField
        label="More about the recipe"
        isOptional
        note="text, or a link to it"
        maxLength={LIMITS.text}
        dir="auto"
        {...register('recipe')}
        error={errors.recipe?.message}
      />
    </form>
  );
}

function focusOn(index: number) {
  return { shouldFocus: true, focusName: `steps.${index}.text` } as const;
}
