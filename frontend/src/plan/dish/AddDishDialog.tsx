import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { TextField } from '../../ui/controls/Field.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { useSaveMeal } from '../useSaveMeal.ts';
import { DishPartFields, type DishPartFieldsProps } from './DishPartFields.tsx';
import { partInput, type DishPart } from './dishPart.ts';
import styles from './DishPart.module.css';

interface AddDishDialogProps extends Pick<DishPartFieldsProps, 'people' | 'first'> {
  readonly tripId: string;
  readonly slot: MealTime;
  /** Those whom the first dish does not suit. */
  readonly unsuited: readonly string[];
  readonly isOpen: boolean;
  readonly onAdded: (mealId: string) => void;
  readonly onClose: () => void;
}

/** Another dish for a slot: what, and for whom. */
export function AddDishDialog({ tripId, slot, people, first, unsuited, ...rest }: AddDishDialogProps) {
  const { isOpen, onAdded, onClose } = rest;
  const formId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [changed, setPart] = useState<DishPart | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { saveMeal, isSaving } = useSaveMeal(tripId);
  const part = changed ?? suggestedPart(unsuited);
  const input = partInput(part);

  async function add(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || input === null) return;
    try {
      const saved = await saveMeal(slot, null, { name: name.trim(), beside: true, ...input });
      if (saved !== null) onAdded(saved.id);
    } catch (error) {
      showError(errorMessage(error, t`Failed to add the dish`));
    }
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Add a dish`}
      description={slotLabel(slot)}
      hasUnsavedInput={name !== '' || changed !== null}
      initialFocusRef={nameRef}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={formId} isWorking={isSaving}>
          <Trans>Add a dish</Trans>
        </DialogActions>
      }
    >
      <form id={formId} className="column" noValidate onSubmit={(event) => void add(event)}>
        <TextField
          ref={nameRef}
          label={t`Meal name`}
          maxLength={LIMITS.name}
          dir="auto"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isAsked && name.trim() === '' ? t`Please enter a meal name.` : undefined}
        />
        <DishPartFields part={part} people={people} first={first} onChange={setPart} />
        {isAsked && input === null && (
          <p role="alert" className={styles['hungry']}>{t`Please say who eats this dish.`}</p>
        )}
      </form>
    </AppDialog>
  );
}

function suggestedPart(unsuited: readonly string[]): DishPart {
  const isFor = unsuited.length > 0;
  return {
    kind: isFor ? 'people' : 'everybody',
    eaterIds: unsuited,
    group: '',
    cannotEat: '',
    isInstead: isFor,
  };
}
