import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
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

export function RecipeSearchField({ label, onChange, ...field }: RecipeSearchFieldProps) {
  return (
    <div className={styles['search']} role="search">
      <Search size={20} strokeWidth={1.8} aria-hidden="true" />
      <Input
        type="search"
        aria-label={label}
        maxLength={LIMITS.name}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        onChange={({ target }) => onChange(target.value)}
        {...field}
      />
    </div>
  );
}
