import { t } from '@lingui/core/macro';
import { Mail, Smartphone } from 'lucide-react';
import { Button } from '../ui/controls/Button.tsx';
import type { ContactWay } from './contactWays.ts';

interface OtherWayButtonProps {
  readonly way: ContactWay;
  /** The reader's own number. */
  readonly isOwn: boolean;
  readonly onSwitch: (way: ContactWay) => void;
}

/** Asks for an email in place of a phone number, and back. */
export function OtherWayButton({ way, isOwn, onSwitch }: OtherWayButtonProps) {
  if (way === 'PHONE')
    return (
      <Button variant="link" icon={<Mail size={18} />} onClick={() => onSwitch('EMAIL')}>
        {t`Use email instead`}
      </Button>
    );
  return (
    <Button variant="link" icon={<Smartphone size={18} />} onClick={() => onSwitch('PHONE')}>
      {isOwn ? t`Use my phone number instead` : t`Use a phone number instead`}
    </Button>
  );
}
