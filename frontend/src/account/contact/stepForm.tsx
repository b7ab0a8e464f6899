import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/Button.tsx';

interface BackButtonProps {
  readonly onBack: () => void;
}

export function BackButton({ onBack }: BackButtonProps) {
  return (
    <Button variant="link" icon={<ArrowLeft size={16} strokeWidth={2} />} onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  );
}

/** For each step; dialogs focus their first one only. */
export function useFocusAtStart() {
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => fieldRef.current?.focus(), []);
  return fieldRef;
}

/** Without the browser's navigation. */
export function submit(event: SyntheticEvent, action: () => Promise<void>): void {
  event.preventDefault();
  void action();
}
