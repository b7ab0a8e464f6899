import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { Notice as NoticeContent } from './phase.ts';

interface RequestNoticeProps {
  readonly notice: NoticeContent;
  readonly onAskCookbook: () => void;
}

/** Above the form; takes the focus. */
export function RequestNotice({ notice, onAskCookbook }: RequestNoticeProps) {
  return (
    <div tabIndex={-1} ref={takeFocus}>
      {notice.kind === 'failed' ? (
        <Notice
          tone="berry"
          title={t`Error generating meal suggestions`}
          text={notice.text}
          action={
            notice.offersCookbook ? (
              <Button icon={<BookOpen size={20} />} onClick={onAskCookbook}>
                <Trans>Use the built-in cookbook</Trans>
              </Button>
            ) : undefined
          }
        />
      ) : (
        <Notice
          tone="sky"
          text={
            notice.kind === 'stopped'
              ? t`Stopped. Slots filled before that stay in your plan; your input is still here.`
              : t`The suggestions were removed from your plan. Change your request, or close this window.`
          }
        />
      )}
    </div>
  );
}
