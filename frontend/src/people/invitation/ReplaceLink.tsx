import { Trans } from '@lingui/react/macro';
import { Link } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import styles from './InviteLink.module.css';

interface ReplaceLinkProps {
  /** Name of the active link's creator. */
  readonly createdBy: string;
  readonly isReplacing: boolean;
  readonly onReplace: () => void;
  readonly children: ReactNode;
}

/** Asks in place: people may already have its address. */
export function ReplaceLink({ createdBy, isReplacing, onReplace, children }: ReplaceLinkProps) {
  const [question, setQuestion] = useState<'unasked' | 'open' | 'declined'>('unasked');
  const questionId = useId();
  if (question !== 'open')
    return (
      <div className="wrap">
        <Button
          variant="line"
          icon={<Link size={18} />}
          ref={question === 'declined' ? takeFocus : null}
          isOnlineOnly
          onClick={() => setQuestion('open')}
        >
          <Trans>Replace link</Trans>
        </Button>
        {children}
      </div>
    );
  return (
    <div className={styles['question']} role="group" aria-labelledby={questionId}>
      <p className="smallHeading" id={questionId}>
        <Trans>Replace the link?</Trans>
      </p>
      <p className={styles['text']}>
        <Trans>
          The link that <bdi>{createdBy}</bdi> created stops working. People who joined by it stay.
        </Trans>
      </p>
      <div className="wrap">
        {/* At the first button's position: a double click replaces nothing. */}
        <Button variant="quiet" ref={takeFocus} onClick={() => setQuestion('declined')}>
          <Trans>Keep link</Trans>
        </Button>
        <Button variant="line" isWorking={isReplacing} isOnlineOnly onClick={onReplace}>
          <Trans>Replace link</Trans>
        </Button>
      </div>
    </div>
  );
}
