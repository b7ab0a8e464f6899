import { t } from '@lingui/core/macro';
import type { ClipboardEvent, Ref, SyntheticEvent } from 'react';
import { isWebAddress } from '../../../../domain/text/site/webAddress.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextAreaField, TextField } from '../../ui/controls/Field.tsx';
import styles from './ImportRecipeDialog.module.css';

/** A page or a text to read. */
export type ReadInput = { readonly url: string } | { readonly text: string };

interface ReadRecipeFormProps {
  readonly kind: 'web' | 'text';
  readonly url: string;
  readonly text: string;
  readonly urlRef: Ref<HTMLInputElement>;
  readonly textRef: Ref<HTMLTextAreaElement>;
  readonly hasRead: boolean;
  readonly isReading: boolean;
  readonly onChange: (typed: ReadInput) => void;
  readonly onRead: (input: ReadInput) => void;
}

/** Address of a page, which is read as soon as it is pasted, or a text. */
export function ReadRecipeForm({ kind, url, text, urlRef, textRef, ...rest }: ReadRecipeFormProps) {
  const { hasRead, isReading, onChange, onRead } = rest;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (kind === 'web' && url.trim() !== '') onRead({ url: url.trim() });
    if (kind === 'text' && text.trim() !== '') onRead({ text });
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!isWebAddress(pasted)) return;
    event.preventDefault();
    onChange({ url: pasted });
    onRead({ url: pasted });
  }

  const button = (
    <Button type="submit" variant="line" isWorking={isReading} isOnlineOnly>
      {hasRead ? t`Read again` : t`Read`}
    </Button>
  );
  return (
    <form className="column" noValidate onSubmit={submit} aria-label={t`Read a recipe`}>
      {kind === 'web' ? (
        <div className={styles['address']}>
          <TextField
            label={t`Web address`}
            note={t`of a recipe`}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            placeholder={t`https://`}
            maxLength={LIMITS.text}
            ref={urlRef}
            value={url}
            onChange={({ target }) => onChange({ url: target.value })}
            onPaste={onPaste}
          />
          {button}
        </div>
      ) : (
        <>
          <TextAreaField
            label={t`Recipe`}
            note={t`name, ingredients and steps as you have them`}
            className={styles['text']}
            rows={6}
            dir="auto"
            ref={textRef}
            value={text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
          <p className="wrap toEnd">{button}</p>
        </>
      )}
    </form>
  );
}
