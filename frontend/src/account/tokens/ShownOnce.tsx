import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { writeClipboard } from '../../browser/clipboard.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';

interface ShownOnceProps {
  readonly label: string;
  readonly secret: string;
  /** "Copy token" */
  readonly action: string;
  /** "Token copied" */
  readonly copied: string;
  /** "The token could not be copied" */
  readonly notCopied: string;
  readonly onDone: () => void;
}

/** A new secret, to copy now. */
export function ShownOnce({ label, secret, action, copied, notCopied, onDone }: ShownOnceProps) {
  const copy = async () => {
    try {
      await writeClipboard(secret);
      showToast({ kind: 'success', title: copied });
    } catch {
      showError(t`Select it and copy it by hand.`, notCopied);
    }
  };
  return (
    <div className="column">
      <TextField label={label} dir="ltr" readOnly value={secret} onFocus={({ target }) => target.select()} />
      <Button variant="primary" size="tall" icon={<Copy size={18} />} isWide onClick={() => void copy()}>
        {action}
      </Button>
      <Button variant="line" isWide onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
