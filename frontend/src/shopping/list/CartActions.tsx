import { CalendarDays, Keyboard, Merge, Printer, Share, UserCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import styles from './CartActions.module.css';

interface CartActionsProps {
  /** Null where the viewer may not assign. */
  readonly onAssign: (() => void) | null;
  /** Null where the viewer may not choose the shopping days. */
  readonly onDays: (() => void) | null;
  /** Null without duplicates. */
  readonly onOptimize: (() => void) | null;
  /** On hover or focus of a dialog's button: preload its code. */
  readonly onIntent: () => void;
  readonly onShare: () => void;
  /** Focus after its dialog, while duplicates are left. */
  readonly optimizeRef: Ref<HTMLButtonElement>;
  /** Focus otherwise: the button is always there. */
  readonly shareRef: Ref<HTMLButtonElement>;
  /** In the menu of a phone, each as wide as it. */
  readonly isInMenu?: boolean;
  /** Null without a keyboard. */
  readonly onKeys: (() => void) | null;
}

export function CartActions({
  onAssign,
  onDays,
  onOptimize,
  onIntent,
  onShare,
  optimizeRef,
  shareRef,
  isInMenu = false,
  onKeys,
}: CartActionsProps) {
  const onlineOnly = useOnlineOnly();
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <div className={styles['actions']} data-in-menu={isInMenu ? '' : undefined}>
      <div className={styles['main']}>
        {onAssign !== null && (
          <Button
            isWide={isInMenu}
            icon={<UserCheck size={20} />}
            onClick={onAssign}
            {...intent}
            {...onlineOnly}
          >
            Assign Shopping
          </Button>
        )}
        {onDays !== null && isInMenu && (
          <Button isWide icon={<CalendarDays size={20} />} onClick={onDays} {...onlineOnly}>
            Shopping days
          </Button>
        )}
        {onOptimize !== null && (
          <Button
            isWide={isInMenu}
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
        {onDays !== null && !isInMenu && (
          <IconButton
            label="Shopping days"
            icon={<CalendarDays />}
            onClick={onDays}
            {...intent}
            {...onlineOnly}
          />
        )}
        <OtherAction
          label="Share list"
          icon={<Share />}
          onClick={onShare}
          ref={shareRef}
          hasText={isInMenu}
        />
        <OtherAction label="Print" icon={<Printer />} onClick={() => window.print()} hasText={isInMenu} />
        {onKeys !== null && <IconButton label="Keys" icon={<Keyboard />} onClick={onKeys} />}
      </div>
    </div>
  );
}

interface OtherActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly hasText: boolean;
}

function OtherAction({ label, hasText, ...button }: OtherActionProps) {
  if (!hasText) return <IconButton label={label} {...button} />;
  return (
    <Button variant="quiet" {...button}>
      {label}
    </Button>
  );
}
