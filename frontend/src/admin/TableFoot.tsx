import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './TableFoot.module.css';

interface TableFootProps {
  readonly title: string;
  /** How much of the whole is shown. */
  readonly text: string;
  /** 0 is the first one. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** How much of the whole a table shows, and the way to the rest. */
export function TableFoot({ title, text, page, pageSize, total, onPage }: TableFootProps) {
  const isLast = (page + 1) * pageSize >= total;
  return (
    <div className={styles['foot']}>
      <p role="status">{text}</p>
      {(page > 0 || !isLast) && (
        <nav className={styles['pages']} aria-label={`Pages of ${title}`}>
          <Button
            variant="line"
            icon={<ChevronLeft size={18} />}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          >
            <span>
              Previous<VisuallyHidden> page of {title}</VisuallyHidden>
            </span>
          </Button>
          <Button variant="line" disabled={isLast} onClick={() => onPage(page + 1)}>
            <span>
              Next<VisuallyHidden> page of {title}</VisuallyHidden>
            </span>
            <ChevronRight size={18} />
          </Button>
        </nav>
      )}
    </div>
  );
}
