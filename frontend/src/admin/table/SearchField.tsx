import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../../ui/controls/SearchInput.tsx';
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
      <SearchInput
        aria-label={label}
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(text), PAUSE_MS);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(typed);
        }}
      />
    </div>
  );
}
