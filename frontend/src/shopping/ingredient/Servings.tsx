import { Scale } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { portionsLabel, portionText } from '../../../../domain/shopping/amount/portion.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { actionFailure } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDraft, useDrafts } from '../../ui/controls/drafts.ts';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useDialogPart } from '../../ui/layout/dialogPart.ts';
import { refusalOf } from '../../forms/refusal.ts';
import { useSaveServingsMutation } from './SaveServings.generated.ts';
import styles from './Servings.module.css';

interface ServingsProps {
  readonly mealId: string;
  readonly tripId: string;
  /** Null: amounts are fixed. */
  readonly servings: number | null;
  /** Of those who eat. */
  readonly portions: number;
  /** Of the meal. */
  readonly version: number;
  readonly canEdit: boolean;
}

function servingsDraft(mealId: string): string {
  return `servings.${mealId}`;
}

/** What the amounts are written for, and for how many they are shown. */
export function Servings({ canEdit, ...meal }: ServingsProps) {
  const { mealId, servings, portions } = meal;
  const drafts = useDrafts();
  const [isRestored] = useState(() => drafts.get(servingsDraft(mealId)) !== undefined);
  const [isEditing, setEditing] = useState(isRestored);
  // The focus returns to the button that opened the form.
  const [wasEditing, setWasEditing] = useState(false);
  const onlineOnly = useOnlineOnly();
  if (isEditing && canEdit)
    return (
      <ServingsForm
        {...meal}
        isRestored={isRestored && !wasEditing}
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

/** '8 portions', or 'fixed amounts' for null. */
function savedText(servings: unknown): string {
  return typeof servings === 'number' ? portionsLabel(servings * 4) : 'fixed amounts';
}

interface ServingsFormProps extends Omit<ServingsProps, 'canEdit'> {
  /** Opened again with what was typed before. */
  readonly isRestored: boolean;
  readonly onDone: () => void;
}

interface ServingsDraft {
  readonly text: string;
  /** Of the meal when the form opened. */
  readonly version: number;
}

function ServingsForm({
  mealId,
  tripId,
  servings,
  portions,
  version,
  isRestored,
  onDone,
}: ServingsFormProps) {
  const [initial] = useState(String(servings ?? Math.max(1, Math.round(portions))));
  const [opened] = useState(version);
  const [draft, setDraft] = useDraft<ServingsDraft | null>(servingsDraft(mealId), null);
  const typed = draft?.text ?? initial;
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const [saveServings, { loading }] = useSaveServingsMutation();
  const setTyped = (text: string) =>
    setDraft((known) => (text === initial ? null : { text, version: known?.version ?? opened }));
  const done = () => {
    setDraft(() => null);
    onDone();
  };

  async function save(next: number | null): Promise<boolean> {
    try {
      const version = draft?.version ?? opened;
      await saveServings({ variables: { id: mealId, tripId, servings: next, version } });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== null) {
        setTheirs(savedText(refusal.current['servings']));
        setDraft(() => ({ text: next === null ? typed : String(next), version: refusal.version }));
        return false;
      }
      const description = actionFailure(error);
      showToast({ kind: 'error', title: 'The servings could not be saved', description });
      return false;
    }
    done();
    return true;
  }
  const saveTyped = () => save(readServings(typed));
  useDialogPart(draft !== null || readServings(typed) !== servings, saveTyped);

  return (
    <form
      className={styles['form']}
      // The stepper tells it a moment later.
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setTyped(target.value);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void saveTyped();
      }}
    >
      {isRestored && draft !== null && <DraftNotice onDiscard={done} />}
      {theirs !== null && (
        <Notice
          tone="ember"
          role="alert"
          text={`Somebody else has just saved ${theirs}. Save again for yours, or cancel for theirs.`}
        />
      )}
      <NumberStepper
        label="These are for"
        note={`portions; ${portionsLabel(portions * 4)} at the table`}
        min={0.25}
        max={LIMITS.servings}
        value={typed}
        onChange={setTyped}
        read={readServings}
        ref={isRestored ? null : takeFocus}
      />
      <div className={styles['buttons']}>
        {servings !== null && (
          <Button variant="quiet" isWorking={loading} onClick={() => void save(null)}>
            Keep amounts fixed
          </Button>
        )}
        <Button variant="quiet" onClick={done}>
          Cancel
        </Button>
        <Button type="submit" isWorking={loading}>
          Save
        </Button>
      </div>
    </form>
  );
}
