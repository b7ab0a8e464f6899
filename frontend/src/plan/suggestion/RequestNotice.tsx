import { BookOpen, Info, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import type { Notice } from './phase.ts';
import styles from './RequestNotice.module.css';

interface RequestNoticeProps {
  readonly notice: Notice;
  readonly onAskCookbook: () => void;
}

/** Above the form; takes the focus. */
export function RequestNotice({ notice, onAskCookbook }: RequestNoticeProps) {
  const isFailed = notice.kind === 'failed';
  return (
    <div className={styles['notice']} data-failed={isFailed ? '' : undefined} tabIndex={-1} ref={takeFocus}>
      {isFailed ? <TriangleAlert size={20} /> : <Info size={20} />}
      <div>
        {notice.kind === 'stopped' && (
          <p>Stopped. Slots filled before that stay in your plan; your input is still here.</p>
        )}
        {notice.kind === 'undone' && (
          <p>The suggestions were removed from your plan. Change your request, or close this window.</p>
        )}
        {notice.kind === 'failed' && (
          <>
            <p className={styles['title']}>Error generating meal suggestions</p>
            <p>{notice.text}</p>
          </>
        )}
        {notice.kind === 'failed' && notice.offersCookbook && (
          <div className={styles['action']}>
            <Button icon={<BookOpen size={20} />} onClick={onAskCookbook}>
              Use the built-in cookbook
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
