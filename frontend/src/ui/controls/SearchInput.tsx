import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { Input } from './Field.tsx';
import styles from './SearchInput.module.css';

interface SearchInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** Its placeholder, too, unless that is another. */
  readonly 'aria-label': string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** With a magnifier, and a button that clears it. */
export function SearchInput({ value, onChange, ...input }: SearchInputProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={boxRef} className={styles['search']}>
      <Search size={20} strokeWidth={1.8} aria-hidden="true" />
      <Input
        type="search"
        placeholder={input['aria-label']}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...input}
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
