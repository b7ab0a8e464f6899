import { useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { LIMITS } from '../../../../domain/limits.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { Field, TextAreaField, TextField } from '../../ui/controls/Field.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../ui/layout/useOpening.ts';
import { useKeepRecipe } from '../keep/useKeepRecipe.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import styles from './ImportRecipeDialog.module.css';
import { importedInput, noCorrections } from './readLines.ts';
import { useReadRecipe } from './useReadRecipe.ts';

export interface ImportRecipeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Reads a recipe from the web, a text or a file; shows what was understood, and saves it. */
export function ImportRecipeDialog({ isOpen, onClose }: ImportRecipeDialogProps) {
  const opening = useOpening(isOpen);
  return <ImportRecipe key={opening} isOpen={isOpen} onClose={onClose} />;
}

const WAYS = [
  { value: 'web', label: 'Web address' },
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
] as const;
type Way = (typeof WAYS)[number]['value'];

function ImportRecipe({ isOpen, onClose }: ImportRecipeDialogProps) {
  const navigate = useNavigate();
  const onlineOnly = useOnlineOnly();
  const [way, setWay] = useState<Way>('web');
  const [url, setUrl] = useState('');
  const [text, setText] = useState('');
  const { reading, failure, isReading, read, clear } = useReadRecipe();
  const [chosen, setChosen] = useState(0);
  const all = reading === null ? [] : [reading.recipe, ...reading.others];
  const recipe = all[chosen] ?? null;
  const [changes, setChanges] = useState(noCorrections({ name: '' }));
  const [nameError, setNameError] = useState<string>();
  const { keep, isKeeping } = useKeepRecipe();

  async function start(input: { readonly url: string } | { readonly text: string }): Promise<void> {
    setChosen(0);
    setNameError(undefined);
    const found = await read(input);
    if (found !== null) setChanges(noCorrections(found));
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (way === 'web' && url.trim() !== '') void start({ url: url.trim() });
    if (way === 'text' && text.trim() !== '') void start({ text });
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!/^https?:\/\/\S+$/i.test(pasted)) return;
    event.preventDefault();
    setUrl(pasted);
    void start({ url: pasted });
  }

  function changeWay(next: Way): void {
    clear();
    setWay(next);
  }

  async function save(): Promise<void> {
    if (recipe === null) return;
    if (changes.name.trim() === '') {
      setNameError('Please give the recipe a name.');
      return;
    }
    try {
      const id = await keep(importedInput(recipe, changes));
      showToast({ kind: 'success', title: 'Recipe saved' });
      void navigate(`/recipes/${id}`, { replace: true });
    } catch (error) {
      const description = errorMessage(error, 'Check your connection and try again.');
      showToast({ kind: 'error', title: 'The recipe could not be saved', description });
    }
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Import a recipe"
      description="Read first, saved when you say so. The source stays named."
      width="wide"
      hasUnsavedInput={recipe !== null || text !== ''}
      footer={
        way === 'file' ? undefined : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="primary"
              isWorking={isKeeping}
              onClick={() => void save()}
              disabled={onlineOnly.disabled || recipe === null}
              title={onlineOnly.title}
            >
              Save recipe
            </Button>
          </>
        )
      }
    >
      <Segments label="From" isLabelHidden choices={WAYS} value={way} onChange={changeWay} />
      {way === 'file' && <ImportFile onClose={onClose} />}
      {way !== 'file' && (
        <form className={styles['form']} noValidate onSubmit={submit} aria-label="Read a recipe">
          {way === 'web' && (
            <div className={styles['address']}>
              <TextField
                label="Web address"
                note="of a page with a recipe"
                type="url"
                inputMode="url"
                autoCapitalize="none"
                placeholder="https://"
                maxLength={LIMITS.text}
                value={url}
                onChange={({ target }) => setUrl(target.value)}
                onPaste={onPaste}
              />
              <Button type="submit" variant="line" isWorking={isReading} {...onlineOnly}>
                {reading === null ? 'Read' : 'Read again'}
              </Button>
            </div>
          )}
          {way === 'text' && (
            <>
              <TextAreaField
                label="Recipe"
                note="name, ingredients and steps as you have them"
                className={styles['text']}
                rows={6}
                dir="auto"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <p className={styles['read']}>
                <Button type="submit" variant="line" isWorking={isReading} {...onlineOnly}>
                  {reading === null ? 'Read' : 'Read again'}
                </Button>
              </p>
            </>
          )}
        </form>
      )}
      {isReading && (
        <Loading label="Reading the recipe">
          <Skeleton height={180} radius={14} />
        </Loading>
      )}
      {failure !== null && !isReading && (
        <Notice
          tone="ember"
          role="alert"
          text={failure}
          {...(way === 'web' && {
            action: <Button onClick={() => changeWay('text')}>Paste the text instead</Button>,
          })}
        />
      )}
      {reading !== null && reading.existing !== null && (
        <Notice
          tone="sky"
          role="status"
          text={
            <>
              You have this one already. <Link to={`/recipes/${reading.existing}`}>Open it</Link>
            </>
          }
        />
      )}
      {all.length > 1 && (
        <Field label={`${all.length} recipes were found`}>
          <Select
            aria-label="Which recipe"
            value={chosen}
            onChange={({ target }) => {
              const next = Number(target.value);
              setChosen(next);
              setChanges(noCorrections(all[next] ?? { name: '' }));
            }}
          >
            {all.map(({ name }, index) => (
              // Two may have one name.
              <option key={index} value={index}>
                {name === '' ? 'Recipe without a name' : name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {recipe !== null && !isReading && (
        <ImportPreview
          recipe={recipe}
          corrections={changes}
          nameError={nameError}
          onChange={(next) => {
            setNameError(undefined);
            setChanges(next);
          }}
        />
      )}
    </AppDialog>
  );
}
