import { Trans } from '@lingui/react/macro';
import { Button } from '../controls/Button.tsx';
import styles from './lazyDialog.module.css';

interface NewVersionNoticeProps {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
}

/** Replaces a part that only the new app version has, if reloading now would lose input. */
export function NewVersionNotice({ isOpen = true, onClose }: NewVersionNoticeProps) {
  if (!isOpen) return null;
  return (
    <div className={styles['newVersion']} data-floating="" role="alert">
      <p>
        <Trans>
          There is a new version. This opens after reloading the page; finish your current work first.
        </Trans>
      </p>
      <div className="wrap toEnd">
        {onClose !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        )}
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      </div>
    </div>
  );
}
