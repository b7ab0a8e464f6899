import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../ui/controls/Field.tsx';
import styles from './TableFilters.module.css';

const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly initial: string;
  readonly onSearch: (text: string) => void;
}

/** While typing, or at once on Enter. */
export function SearchField({ label, initial, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const searched = useRef(initial);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(wanted: string): void {
    clearTimeout(timer.current);
    const text = wanted.trim();
    if (text === searched.current) return;
    searched.current = text;
    onSearch(text);
  }

  return (
    <div className={styles['search']}>
      <Search size={18} aria-hidden="true" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), PAUSE_MS);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(typed);
        }}
      />
    </div>
  );
}
