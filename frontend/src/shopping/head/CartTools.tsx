import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import styles from './CartTools.module.css';

interface CartToolsProps {
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly isMine: boolean;
  readonly onMine: (isMine: boolean) => void;
  /** Null for a viewer who is no participant. */
  readonly mineLeft: number | null;
  readonly allLeft: number;
  readonly chips: ReactNode;
  readonly children?: ReactNode;
}

/** Search, filters and the way to each section. */
export function CartTools({
  searchText,
  onSearch,
  searchRef,
  isMine,
  onMine,
  mineLeft,
  allLeft,
  chips,
  children,
}: CartToolsProps) {
  return (
    <div className={styles['tools']} role="search" aria-label="Shopping list">
      <div className={styles['row']}>
        <div className={styles['search']}>
          <Search size={20} aria-hidden="true" />
          <input
            type="search"
            aria-label="Find on the list"
            placeholder="Find on the list"
            autoComplete="off"
            enterKeyHint="search"
            value={searchText}
            ref={searchRef}
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onSearch('');
            }}
          />
          {searchText !== '' && (
            <button
              type="button"
              className={styles['clear']}
              aria-label="Clear search"
              onClick={() => onSearch('')}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
        {mineLeft !== null && (
          <div className={styles['whose']}>
            <Segments
              label="Whose items"
              isLabelHidden
              choices={[
                { value: 'mine', label: <Counted label="Mine" count={mineLeft} /> },
                { value: 'all', label: <Counted label="All" count={allLeft} /> },
              ]}
              value={isMine ? 'mine' : 'all'}
              onChange={(value) => onMine(value === 'mine')}
            />
          </div>
        )}
        {children}
      </div>
      {chips}
    </div>
  );
}

function Counted({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <>
      {label} <span className={styles['count']}>{count}</span>
    </>
  );
}
