import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type Ref } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { Input } from '../../ui/controls/Field.tsx';
import styles from './RecipeSearchField.module.css';

interface RecipeSearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function RecipeSearchField({ label, value, onChange, ...field }: RecipeSearchFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={boxRef} className={styles['search']} role="search">
      <Search size={20} strokeWidth={1.8} aria-hidden="true" />
      <Input
        type="search"
        aria-label={label}
        maxLength={LIMITS.name}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...field}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t`Clear search`}
          onClick={() => {
            onChange('');
            boxRef.current?.querySelector('input')?.focus();
          }}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
