import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { useOnline } from '../browser/useOnline.ts';
import { useItemQueue, useWaitingItems } from './outbox/useItemQueue.ts';
import { useTickQueue, useOptimisticPurchased } from './outbox/useTickQueue.ts';

export interface UnsentTicksDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

export function UnsentTicksDialog({ isOpen, onClose, onLogOut }: UnsentTicksDialogProps) {
  const queue = useTickQueue();
  const items = useItemQueue();
  const count = useOptimisticPurchased().size + useWaitingItems().length;
  const isOnline = useOnline();
  const stayRef = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function sendFirst(): Promise<void> {
    setFailed(false);
    setSending(true);
    const areTicksSent = await queue.sendAll();
    const isSent = (await items.sendAll()) && areTicksSent;
    setSending(false);
    if (isSent) onLogOut();
    else setFailed(true);
  }

  const lose = (
    <Button variant="danger" onClick={onLogOut}>
      {plural(count, { one: 'Discard it and log out', other: 'Discard them and log out' })}
    </Button>
  );

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Log out?`}
      width="narrow"
      role="alertdialog"
      initialFocusRef={stayRef}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} ref={stayRef}>
            <Trans>Stay</Trans>
          </Button>
          {count === 0 && (
            <Button variant="primary" onClick={onLogOut}>
              <Trans>Log out</Trans>
            </Button>
          )}
          {count > 0 && !isOnline && lose}
          {count > 0 && isOnline && (
            <Button variant="primary" onClick={() => void sendFirst()} isWorking={isSending}>
              <Trans>Send and log out</Trans>
            </Button>
          )}
        </>
      }
    >
      <p role="status">{unsentText(count, isOnline)}</p>
      {/* Three buttons do not fit side by side on a phone. */}
      {count > 0 && isOnline && lose}
      {hasFailed && count > 0 && isOnline && (
        <Notice tone="berry" role="alert" text={t`Some changes could not be sent. Try again in a moment.`} />
      )}
    </AppDialog>
  );
}

function unsentText(count: number, isOnline: boolean): string {
  if (count === 0) return t`All changes have been sent.`;
  const unsent = plural(count, {
    one: '# change has not been sent yet.',
    other: '# changes have not been sent yet.',
  });
  const next = isOnline
    ? plural(count, {
        one: 'Logging out removes it from this device, so send it first.',
        other: 'Logging out removes them from this device, so send them first.',
      })
    : plural(count, {
        one: 'You are offline: logging out now would discard it. If you stay, it is sent automatically when you are back online.',
        other:
          'You are offline: logging out now would discard them. If you stay, they are sent automatically when you are back online.',
      });
  return `${unsent} ${next}`;
}
