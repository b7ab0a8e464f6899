import { Merge, Printer, Share, UserCheck } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import styles from './CartActions.module.css';

interface CartActionsProps {
  /** Null where the viewer may not assign. */
  readonly onAssign: (() => void) | null;
  /** Null without duplicates. */
  readonly onOptimize: (() => void) | null;
  /** On hover or focus of a dialog's button: preload its code. */
  readonly onIntent: () => void;
  readonly onShare: () => void;
  /** Focus after its dialog, while duplicates are left. */
  readonly optimizeRef: Ref<HTMLButtonElement>;
  /** Focus otherwise: the button is always there. */
  readonly shareRef: Ref<HTMLButtonElement>;
}

export function CartActions({
  onAssign,
  onOptimize,
  onIntent,
  onShare,
  optimizeRef,
  shareRef,
}: CartActionsProps) {
  const onlineOnly = useOnlineOnly();
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <div className={styles['actions']}>
      <div className={styles['main']}>
        {onAssign !== null && (
          <Button isWide icon={<UserCheck size={20} />} onClick={onAssign} {...intent} {...onlineOnly}>
            Assign Shopping
          </Button>
        )}
        {onOptimize !== null && (
          <Button
            isWide
            icon={<Merge size={20} />}
            onClick={onOptimize}
            ref={optimizeRef}
            {...intent}
            {...onlineOnly}
          >
            Optimize
          </Button>
        )}
      </div>
      <div className={styles['others']}>
        <Button variant="quiet" icon={<Share size={18} />} onClick={onShare} ref={shareRef}>
          Share list
        </Button>
        <Button variant="quiet" icon={<Printer size={18} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
