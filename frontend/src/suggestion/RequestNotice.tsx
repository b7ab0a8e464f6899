import { BookOpen, Info, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/controls/Button.tsx';
import { takeFocus } from '../ui/controls/takeFocus.ts';
import type { Notice } from './phase.ts';
import styles from './RequestNotice.module.css';

interface RequestNoticeProps {
  readonly notice: Notice;
  readonly onAskCookbook: () => void;
}

/** Result of the last request above the form; takes the focus. */
export function RequestNotice({ notice, onAskCookbook }: RequestNoticeProps) {
  const isFailed = notice.kind === 'failed';
  return (
    <div className={styles['notice']} data-failed={isFailed ? '' : undefined} tabIndex={-1} ref={takeFocus}>
      {isFailed ? <TriangleAlert size={20} /> : <Info size={20} />}
      <div>
        {notice.kind === 'stopped' && (
          <p>Stopped. Your plan shows what had been filled by then; what you typed is still here.</p>
        )}
        {notice.kind === 'undone' && (
          <p>The suggestions are out of your plan again. Change what you ask for, or close this.</p>
        )}
        {notice.kind === 'failed' && (
          <>
            <p className={styles['title']}>Error generating meal suggestions</p>
            <p>{notice.text}</p>
          </>
        )}
        {notice.kind === 'failed' && notice.offersCookbook && (
          <div className={styles['deed']}>
            <Button icon={<BookOpen size={20} />} onClick={onAskCookbook}>
              Use the built-in cookbook
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
