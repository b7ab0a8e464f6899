import { ArrowLeft } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/Button.tsx';

interface BackButtonProps {
  readonly onBack: () => void;
}

/** To the step before. */
export function BackButton({ onBack }: BackButtonProps) {
  return (
    <Button variant="link" icon={<ArrowLeft size={16} strokeWidth={2} />} onClick={onBack}>
      Back
    </Button>
  );
}

/** Each step begins in its field; the dialog itself cares for the first one only. */
export function useFocusAtStart() {
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => fieldRef.current?.focus(), []);
  return fieldRef;
}

/** Sends the form of a step, in place of the browser. */
export function submit(event: SyntheticEvent, deed: () => Promise<void>): void {
  event.preventDefault();
  void deed();
}
