import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './TableFoot.module.css';

export interface TableMoreProps {
  readonly title: string;
  readonly text: string;
  /** Null after the last row. */
  readonly showMore: (() => Promise<void>) | null;
  readonly isLoadingMore: boolean;
}

/** The foot of a table that grows. */
export function TableMore({ title, text, showMore, isLoadingMore }: TableMoreProps) {
  const textRef = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles['foot']}>
      <p ref={textRef} role="status" tabIndex={-1}>
        {text}
      </p>
      {showMore !== null && (
        <Button
          variant="line"
          isWorking={isLoadingMore}
          isOnlineOnly
          onClick={() =>
            void showMore().then(() => {
              // The last page removes the button, which had the focus.
              if (document.activeElement === document.body) textRef.current?.focus({ preventScroll: true });
            })
          }
        >
          <span>
            <Trans>
              Show more<VisuallyHidden> of {title}</VisuallyHidden>
            </Trans>
          </span>
        </Button>
      )}
    </div>
  );
}
