import { Scale } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { LIMITS } from '../../../domain/limits.ts';
import { portionsLabel, portionText } from '../../../domain/people/portion.ts';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { actionFailure } from '../gql/errorMessage.ts';
import { Button } from '../ui/controls/Button.tsx';
import { NumberStepper } from '../ui/controls/NumberStepper.tsx';
import { takeFocus } from '../ui/controls/takeFocus.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import { useSaveServingsMutation } from './SaveServings.generated.ts';
import styles from './Servings.module.css';

interface ServingsProps {
  readonly mealId: string;
  /** Null: amounts are fixed. */
  readonly servings: number | null;
  /** Of those who eat. */
  readonly portions: number;
  readonly canEdit: boolean;
}

/** What the amounts are written for, and for how many they are shown. */
export function Servings({ mealId, servings, portions, canEdit }: ServingsProps) {
  const [isEditing, setEditing] = useState(false);
  // The focus returns to the button that opened the form.
  const [wasEditing, setWasEditing] = useState(false);
  const onlineOnly = useOnlineOnly();
  if (isEditing && canEdit)
    return (
      <ServingsForm
        mealId={mealId}
        servings={servings}
        portions={portions}
        onDone={() => {
          setWasEditing(true);
          setEditing(false);
        }}
      />
    );
  return (
    <div className={styles['servings']}>
      <Scale size={20} strokeWidth={1.8} aria-hidden="true" />
      <p className={styles['text']}>
        {servings === null
          ? 'These amounts are fixed.'
          : `Written for ${portionText(servings * 4)}, shown for ${portionsLabel(portions * 4)}.`}
      </p>
      {canEdit && (
        <Button
          variant="link"
          ref={wasEditing ? takeFocus : null}
          onClick={() => setEditing(true)}
          {...onlineOnly}
        >
          {servings === null ? 'Follow the table' : 'Change'}
        </Button>
      )}
    </div>
  );
}

/** In quarters of a portion; at least one person unless typed smaller. */
function readServings(typed: string): number {
  const quarters = Math.round(Number(typed.replace(',', '.')) * 4);
  return Number.isNaN(quarters) ? 1 : Math.min(LIMITS.servings, Math.max(0.25, quarters / 4));
}

function ServingsForm({
  mealId,
  servings,
  portions,
  onDone,
}: Omit<ServingsProps, 'canEdit'> & { readonly onDone: () => void }) {
  const [typed, setTyped] = useState(String(servings ?? Math.max(1, Math.round(portions))));
  const [saveServings, { loading }] = useSaveServingsMutation();
  const inputRef = useRef<HTMLInputElement>(null);
  const focusFirst = useCallback((input: HTMLInputElement | null) => {
    inputRef.current = input;
    takeFocus(input);
  }, []);

  async function save(next: number | null): Promise<void> {
    try {
      await saveServings({ variables: { id: mealId, servings: next } });
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'The servings could not be saved',
        description: actionFailure(error),
      });
      return;
    }
    onDone();
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        // The stepper tells what was typed a moment later.
        void save(readServings(inputRef.current?.value ?? typed));
      }}
    >
      <NumberStepper
        label="These are for"
        note={`portions; ${portionsLabel(portions * 4)} at the table`}
        min={0.25}
        max={LIMITS.servings}
        value={typed}
        onChange={setTyped}
        read={readServings}
        ref={focusFirst}
      />
      <div className={styles['buttons']}>
        {servings !== null && (
          <Button variant="quiet" isWorking={loading} onClick={() => void save(null)}>
            Keep amounts fixed
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" isWorking={loading}>
          Save
        </Button>
      </div>
    </form>
  );
}
