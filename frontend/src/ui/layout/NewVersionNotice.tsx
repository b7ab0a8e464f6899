import { Button } from '../controls/Button.tsx';
import styles from './lazyDialog.module.css';

interface NewVersionNoticeProps {
  /** Whether what it stands for is asked for; left out, it is. */
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
}

/** Stands in for a part that only the new version of the app has, while something on this page would be lost by it. */
export function NewVersionNotice({ isOpen = true, onClose }: NewVersionNoticeProps) {
  if (!isOpen) return null;
  return (
    <div className={styles['newVersion']} role="alert">
      <p>There is a new version. This opens after reloading the page; finish your current work first.</p>
      <div className={styles['actions']}>
        {onClose !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        )}
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </div>
  );
}
