import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDraft } from '../../ui/controls/drafts.ts';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useFlush } from '../../forms/useFlush.ts';
import type { Saving } from '../../forms/useSaving.ts';
import styles from './AddIngredients.module.css';
import { DraftList } from '../../ui/recipe/DraftList.tsx';
import {
  corrected,
  EMPTY_DRAFT,
  joined,
  readDraft,
  withoutRow,
  type DraftRow,
  type IngredientDraft,
} from '../../ui/recipe/ingredientDraft.ts';
import { useAddIngredients } from './useAddIngredients.ts';
import { NAME_MISSING } from '../../../../domain/shopping/ingredient/ingredientFields.ts';

interface AddIngredientsProps {
  readonly tripId: string;
  readonly mealId: string;
  /** Up to the meal's limit. */
  readonly room: number;
  /** Row being edited. */
  readonly openKey: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  readonly saving: Saving;
  /** Switches to the form. */
  readonly onSwitch: () => void;
}

/** Then the box scrolls. */
const MOST_ROWS = 8;

/** Adds typed or pasted lines, shown as parsed; Enter adds a single line. */
export function AddIngredients({
  tripId,
  mealId,
  room,
  openKey,
  onOpen,
  boxRef,
  saving,
  onSwitch,
}: AddIngredientsProps) {
  const { addIngredients, isAdding } = useAddIngredients(tripId, mealId, saving);
  const onlineOnly = useOnlineOnly();
  const [refusal, setRefusal] = useState<string>();
  const sentDraft = useRef<IngredientDraft | null>(null);
  const { draft, onDraft, isEmpty, isRestored, read } = useIngredientsDraft(mealId);
  const { rows, unread, headings, whyNotRead } = read;
  const count = rows.length + unread;
  const tooMuch = whyNotRead ?? (count > room ? tooMany(count - room) : null);

  /** Resolves to success. */
  async function add(): Promise<boolean> {
    // Ignores a second click.
    if (onlineOnly.disabled || sentDraft.current === draft) return false;
    if (rows.length === 0 && whyNotRead === null) {
      if (isAdding) return false;
      showError(NAME_MISSING, t`Missing name`);
      boxRef.current?.focus();
      return false;
    }
    const wrong = rows.find(({ fields }) => fields === null);
    if (wrong !== undefined) {
      onOpen(wrong.key);
      showToast(complaint(wrong));
      return false;
    }
    if (tooMuch !== null) {
      showError(tooMuch, t`Validation Error`);
      return false;
    }
    sentDraft.current = draft;
    setRefusal(undefined);
    onOpen(null);
    onDraft(() => EMPTY_DRAFT);
    boxRef.current?.focus();
    const outcome = await addIngredients(
      rows.flatMap(({ fields, part }) => (fields === null ? [] : [{ ...fields, part }])),
    );
    if (outcome.isAdded) return true;
    setRefusal(outcome.reason);
    onDraft((typedSince) => joined(draft, typedSince));
    return false;
  }
  useFlush(saving, !isEmpty, add);
  useInView(boxRef, room);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void add();
  }

  return (
    <form className="column gap8" noValidate onSubmit={submit}>
      {isRestored && !isEmpty && <DraftNotice onDiscard={() => onDraft(() => EMPTY_DRAFT)} />}
      <TextAreaField
        label={t`Add ingredients`}
        note={t`type one, or paste a list`}
        className={styles['box']}
        // The height without `field-sizing`.
        rows={Math.min(draft.text.split('\n').length, MOST_ROWS)}
        dir="auto"
        enterKeyHint={rows.length > 1 ? 'enter' : 'done'}
        placeholder={t`2 lbs ground beef, 80/20`}
        value={draft.text}
        ref={boxRef}
        error={tooMuch ?? refusal}
        onChange={({ target }) => {
          setRefusal(undefined);
          onOpen(null);
          onDraft((current) => ({ ...current, text: target.value }));
        }}
        onKeyDown={(event) => {
          if (isSending(event, draft.text)) submit(event);
        }}
      />
      {rows.length > 0 && (
        <DraftList
          rows={rows}
          unread={unread}
          openKey={openKey}
          onOpen={onOpen}
          onCorrect={(key, input) => onDraft((current) => corrected(current, key, input))}
          onLeaveOut={(key) => {
            onDraft((current) => withoutRow(current, key));
            if (key === openKey) onOpen(null);
          }}
          onEmptied={() => boxRef.current?.focus()}
        />
      )}
      {headings.length > 0 && <Headings headings={headings} isAlone={rows.length === 0} />}
      <div className={styles['action']}>
        <Button
          type="submit"
          icon={<Plus size={20} />}
          isWorking={isAdding && rows.length === 0}
          isOnlineOnly
        >
          {addLabel(count)}
        </Button>
        {isEmpty && (
          <Button variant="link" onClick={onSwitch}>
            <Trans>Fill in fields instead</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

/** What is typed for a meal, kept until it is added, and how it reads. */
function useIngredientsDraft(mealId: string) {
  const [draft, setDraft] = useDraft(`ingredients.${mealId}`, EMPTY_DRAFT);
  const isEmpty = draft.text.trim() === '';
  const [isRestored, setRestored] = useState(!isEmpty);
  const onDraft: typeof setDraft = (change) => {
    setRestored(false);
    setDraft(change);
  };
  const read = useMemo(() => readDraft(draft), [draft]);
  return { draft, onDraft, isEmpty, isRestored, read };
}

/** Keeps the focused box in view: each new row pushes it down. */
function useInView(boxRef: AddIngredientsProps['boxRef'], room: number): void {
  useEffect(() => {
    if (boxRef.current === document.activeElement) boxRef.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [boxRef, room]);
}

/** Enter adds a single line; of several it begins the next. */
function isSending(event: KeyboardEvent, text: string): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return false;
  return !text.trim().includes('\n') || event.ctrlKey || event.metaKey;
}

function Headings({
  headings,
  isAlone,
}: {
  readonly headings: readonly string[];
  readonly isAlone: boolean;
}) {
  const names = headings.join(', ');
  return (
    <p className="secondary breaks">
      {isAlone ? (
        <Trans>
          Understood as a heading: nothing to add yet: <bdi>{names}</bdi>
        </Trans>
      ) : (
        <Trans>
          Headings: <bdi>{names}</bdi>
        </Trans>
      )}
    </p>
  );
}

function addLabel(count: number): string {
  return plural(count, { 0: 'Add ingredient', one: 'Add ingredient', other: 'Add # ingredients' });
}

function tooMany(excess: number): string {
  const rest = plural(excess, { one: 'Leave one line out.', other: 'Leave # lines out.' });
  return `${t`A meal can have at most ${{ max: LIMITS.mealIngredients }} ingredients.`} ${rest}`;
}

function complaint({ errors }: DraftRow) {
  const { name, quantity, unit, notes } = errors;
  const isMissing = name === NAME_MISSING;
  const description = name ?? quantity ?? unit ?? notes ?? '';
  return { kind: 'error', title: isMissing ? t`Missing name` : t`Validation Error`, description } as const;
}
