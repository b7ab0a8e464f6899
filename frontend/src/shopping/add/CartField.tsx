import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, Search, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Input } from '../../ui/controls/Field.tsx';
import { cartLinesOnScreen } from '../rows/lineFocus.ts';
import styles from './CartField.module.css';

interface CartFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter: the line of this name, else a new one. */
  readonly onTake: () => void;
  readonly canAdd: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

/** Finds what is on the list while one types, and adds what is not. */
export function CartField({ text, onText, onTake, canAdd, ref }: CartFieldProps) {
  const label = canAdd ? t`Add or find an item` : t`Find an item`;

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') onText('');
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    cartLinesOnScreen()[0]?.focus();
  }

  return (
    <form
      role="search"
      aria-label={t`Shopping list`}
      className={styles['field']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onTake();
      }}
    >
      {canAdd ? (
        <Plus className={styles['icon']} size={20} aria-hidden="true" />
      ) : (
        <Search className={styles['icon']} size={20} aria-hidden="true" />
      )}
      <Input
        ref={ref}
        className={styles['input']}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint={canAdd ? 'done' : 'search'}
        dir="auto"
        maxLength={LIMITS.ingredientLine}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={press}
      />
      {text !== '' && (
        <button type="button" className={styles['clear']} aria-label={t`Clear`} onClick={() => onText('')}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
      {canAdd && (
        <span className={styles['add']}>
          <Button type="submit" variant="primary">
            <Trans>Add</Trans>
          </Button>
        </span>
      )}
    </form>
  );
}
