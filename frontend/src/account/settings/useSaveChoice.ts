import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { showError } from '../../ui/feedback/toaster.tsx';

const SAVED_MS = 2000;

interface SaveChoice<Choice> {
  /** Also before it is saved; after a failure again what is saved. */
  readonly chosen: Choice;
  readonly choose: (choice: Choice) => void;
  /** For two seconds after a choice was saved. */
  readonly isSaved: boolean;
}

interface SaveChoiceOptions<Choice> {
  readonly saved: Choice;
  readonly save: (choice: Choice) => Promise<unknown>;
  readonly onSaved?: () => void;
}

/** A choice of the account that is saved at once. Made again meanwhile, the last one is saved after the first. */
export function useSaveChoice<Choice>({
  saved,
  save,
  onSaved,
}: SaveChoiceOptions<Choice>): SaveChoice<Choice> {
  const [pending, setState] = useState<{ readonly choice: Choice } | null>(null);
  // Two choices may follow each other before the next render.
  const latest = useRef(pending);
  const setPending = (next: typeof pending) => {
    latest.current = next;
    setState(next);
  };
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  async function send(choice: Choice): Promise<void> {
    const sent = latest.current;
    const isDone = await save(choice).then(
      () => true,
      () => false,
    );
    if (latest.current !== null && latest.current !== sent) return send(latest.current.choice);
    setPending(null);
    setSaved(isDone);
    if (isDone) onSaved?.();
    else {
      showError(t`Your choice could not be saved. Please try again.`);
    }
  }

  function choose(choice: Choice): void {
    const isSending = latest.current !== null;
    setPending({ choice });
    setSaved(false);
    if (!isSending) void send(choice);
  }

  return { chosen: pending === null ? saved : pending.choice, choose, isSaved };
}
