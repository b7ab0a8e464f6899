import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { useOnline } from '../browser/useOnline.ts';
import { listed } from '../../../domain/text/listed.ts';
import { usePendingChanges } from '../browser/store/pendingChanges.ts';
import { useItemQueue, useWaitingItems } from './outbox/useItemQueue.ts';
import { useTickQueue } from './outbox/useTickQueue.ts';
import type { WaitingItem } from './outbox/waitingItem.ts';

export interface UnsentChangesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** What logging out would lose: what can still be sent, and items that the server refused. */
export function UnsentChangesDialog({ isOpen, onClose, onLogOut }: UnsentChangesDialogProps) {
  const queue = useTickQueue();
  const items = useItemQueue();
  const { waiting } = usePendingChanges();
  const refused = useWaitingItems().filter(({ refusal }) => refusal !== null);
  const count = waiting + refused.length;
  const isOnline = useOnline();
  const stayRef = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const canSend = waiting > 0 && isOnline;

  async function sendFirst(): Promise<void> {
    setFailed(false);
    setSending(true);
    const areTicksSent = await queue.sendAll();
    const isSent = (await items.sendAll()) && areTicksSent;
    setSending(false);
    if (isSent && items.items().length === 0) {
      onLogOut();
      return;
    }
    setFailed(!isSent);
    // The pressed button may be gone.
    stayRef.current?.focus();
  }

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
          {canSend && (
            <Button variant="primary" onClick={() => void sendFirst()} isWorking={isSending}>
              <Trans>Send and log out</Trans>
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {count === 0 && t`All changes have been sent.`}
        {waiting > 0 && unsentText(waiting, isOnline)} {refused.length > 0 && refusedText(refused)}
      </p>
      {/* Never in place of the button that sends: its second tap would discard. */}
      {count > 0 && (
        <Button variant="danger" onClick={onLogOut}>
          {plural(count, { one: 'Discard it and log out', other: 'Discard them and log out' })}
        </Button>
      )}
      {hasFailed && canSend && (
        <Notice tone="berry" role="alert" text={t`Some changes could not be sent. Try again in a moment.`} />
      )}
    </AppDialog>
  );
}

function unsentText(count: number, isOnline: boolean): string {
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

function refusedText(items: readonly WaitingItem[]): string {
  const names = listed(items.map(({ line }) => line));
  const count = items.length;
  return plural(count, {
    one: `# item was not added: ${names}. Logging out removes it from this device.`,
    other: `# items were not added: ${names}. Logging out removes them from this device.`,
  });
}
