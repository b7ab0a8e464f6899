import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { useKeepRecipe } from '../keep/useKeepRecipe.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { importedInput, noCorrections } from './readLines.ts';
import { ReadRecipeForm, type ReadInput } from './ReadRecipeForm.tsx';
import { useReadRecipe } from './useReadRecipe.ts';
import { useRecipeFile } from './useRecipeFile.ts';

interface ImportRecipeDialogProps {
  readonly isOpen: boolean;
  /** From another app; filled in, and read by a click. */
  readonly shared: ReadInput | null;
  readonly onClose: () => void;
}

/** Reads a recipe from the web, a text or a file; shows what was understood, and saves it. */
export function ImportRecipeDialog({ isOpen, shared, onClose }: ImportRecipeDialogProps) {
  const opening = useOpening(isOpen);
  // What was typed is still there when the dialog is opened again.
  const [typed, setTyped] = useState<Typed>({
    kind: shared !== null && 'text' in shared ? 'text' : 'web',
    url: '',
    text: '',
    ...shared,
  });
  return <ImportRecipe key={opening} isOpen={isOpen} onClose={onClose} typed={typed} setTyped={setTyped} />;
}

const KINDS = [
  { value: 'web', label: t`Web page` },
  { value: 'text', label: t`Text` },
  { value: 'file', label: t`File` },
] as const;
type ImportKind = (typeof KINDS)[number]['value'];

interface Typed {
  readonly kind: ImportKind;
  readonly url: string;
  readonly text: string;
}

interface ImportRecipeProps extends Pick<ImportRecipeDialogProps, 'isOpen' | 'onClose'> {
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
}

/** What was read of a page or a text, which of its recipes is chosen, and its corrections. */
function useReadings() {
  const navigate = useNavigate();
  const { reading, failure, isReading, read, clear } = useReadRecipe();
  const [chosen, setChosen] = useState(0);
  const all = reading === null ? [] : [reading.recipe, ...reading.others];
  const recipe = all[chosen] ?? null;
  const [changes, setChanges] = useState(noCorrections({ name: '' }));
  const [nameError, setNameError] = useState<string>();
  const { keep, isKeeping } = useKeepRecipe();
  const nameRef = useRef<HTMLInputElement>(null);

  async function start(input: ReadInput): Promise<void> {
    setChosen(0);
    setNameError(undefined);
    const found = await read(input);
    if (found === null) return;
    flushSync(() => setChanges(noCorrections(found)));
    // Below a long text it would not be seen.
    nameRef.current?.scrollIntoView({ block: 'center' });
  }

  function choose(next: number): void {
    setChosen(next);
    setChanges(noCorrections(all[next] ?? { name: '' }));
  }

  function correct(next: typeof changes): void {
    setNameError(undefined);
    setChanges(next);
  }

  async function save(): Promise<void> {
    if (recipe === null) return;
    if (changes.name.trim() === '') {
      setNameError(t`Please give the recipe a name.`);
      nameRef.current?.focus();
      return;
    }
    try {
      const id = await keep(importedInput(recipe, changes));
      showToast({ kind: 'success', title: t`Recipe saved` });
      void navigate(`/recipes/${id}`, { replace: true });
    } catch (error) {
      showError(
        errorMessage(error, t`Check your connection and try again.`),
        t`The recipe could not be saved`,
      );
    }
  }

  return {
    all,
    chosen,
    recipe,
    changes,
    nameError,
    nameRef,
    failure,
    isReading,
    isKeeping,
    existing: reading?.existing ?? null,
    hasRead: reading !== null,
    start,
    clear,
    choose,
    correct,
    save,
  };
}

function ImportRecipe({ isOpen, onClose, typed, setTyped }: ImportRecipeProps) {
  const { kind, url, text } = typed;
  const readings = useReadings();
  const { all, recipe, failure, isReading } = readings;
  const file = useRecipeFile(onClose);
  const urlRef = useRef<HTMLInputElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);

  function changeKind(next: ImportKind): void {
    readings.clear();
    setTyped({ ...typed, kind: next });
  }

  function pasteInstead(): void {
    flushSync(() => changeKind('text'));
    textRef.current?.focus();
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Import a recipe`}
      description={t`You see what was read before it is saved. Its source stays linked.`}
      width="wide"
      initialFocusRef={urlRef}
      hasUnsavedInput={recipe !== null || text !== '' || file.recipes.length > 0}
      footer={
        <DialogActions
          onCancel={onClose}
          isWorking={kind === 'file' ? file.isSaving : readings.isKeeping}
          onClick={() => void (kind === 'file' ? file.save() : readings.save())}
          disabled={kind === 'file' ? file.chosen.length === 0 : recipe === null}
        >
          {kind === 'file' ? saveText(file.chosen.length) : t`Save recipe`}
        </DialogActions>
      }
    >
      <Segments label={t`From`} isLabelHidden choices={KINDS} value={kind} onChange={changeKind} />
      {kind === 'file' && <ImportFile file={file} />}
      {kind !== 'file' && (
        <ReadRecipeForm
          kind={kind}
          url={url}
          text={text}
          urlRef={urlRef}
          textRef={textRef}
          isReading={isReading}
          hasRead={readings.hasRead}
          onChange={(next) => setTyped({ ...typed, ...next })}
          onRead={(input) => void readings.start(input)}
        />
      )}
      <VisuallyHidden>
        <span role="status">{recipe === null || isReading ? '' : t`Read: ${recipe.name}`}</span>
      </VisuallyHidden>
      {isReading && <LoadingShape label={t`Reading the recipe`} height={180} radius={14} />}
      {failure !== null && !isReading && (
        <Notice
          tone="ember"
          role="alert"
          text={failure}
          {...(kind === 'web' && {
            action: (
              <Button onClick={pasteInstead}>
                <Trans>Paste the text instead</Trans>
              </Button>
            ),
          })}
        />
      )}
      {readings.existing !== null && (
        <Notice
          tone="sky"
          role="status"
          text={
            <Trans>
              You have this one already. <Link to={`/recipes/${readings.existing}`}>Open it</Link>
            </Trans>
          }
        />
      )}
      {all.length > 1 && <RecipeChoice readings={readings} />}
      {recipe !== null && !isReading && (
        <ImportPreview
          recipe={recipe}
          corrections={readings.changes}
          nameError={readings.nameError}
          nameRef={readings.nameRef}
          onChange={readings.correct}
        />
      )}
    </AppDialog>
  );
}

function saveText(count: number): string {
  if (count === 0) return t`Save recipes`;
  return plural(count, { one: 'Save # recipe', other: 'Save # recipes' });
}

/** Which of the recipes of a page is meant. */
function RecipeChoice({ readings: { all, chosen, choose } }: { readings: ReturnType<typeof useReadings> }) {
  return (
    <Field label={t`${all.length} recipes were found`}>
      <Select
        aria-label={t`Which recipe`}
        value={chosen}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {all.map(({ name }, index) => (
          // Two may have one name.
          <option key={index} value={index}>
            {name === '' ? t`Recipe without a name` : name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
