import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './TableFoot.module.css';

interface TableFootProps {
  readonly title: string;
  readonly text: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export function TableFoot({ title, text, page, pageSize, total, onPage }: TableFootProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const isLast = page >= last;
  return (
    <div className={styles['foot']}>
      <p role="status">{text}</p>
      {(page > 0 || !isLast) && (
        <nav className="row" aria-label={t`Pages of ${title}`}>
          <Button
            variant="line"
            icon={<ChevronLeft size={18} />}
            disabled={page === 0}
            // The address may exceed the last page.
            onClick={() => onPage(Math.min(page - 1, last))}
          >
            <span>
              <Trans>
                Previous<VisuallyHidden> page of {title}</VisuallyHidden>
              </Trans>
            </span>
          </Button>
          <Button variant="line" disabled={isLast} onClick={() => onPage(page + 1)}>
            <span>
              <Trans>
                Next<VisuallyHidden> page of {title}</VisuallyHidden>
              </Trans>
            </span>
            <ChevronRight size={18} />
          </Button>
        </nav>
      )}
    </div>
  );
}
