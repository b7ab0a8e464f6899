import { useRef, type SyntheticEvent } from 'react';

/**
 * A form's way to send, kept from running twice at once: while one is on its way a further one does nothing. State
 * alone cannot do that, since a second press may come before it is rendered.
 * @param submit what react-hook-form's `handleSubmit` gives
 */
export function useSubmitOnce(
  submit: (event: SyntheticEvent) => Promise<void>,
): (event: SyntheticEvent) => void {
  const isSending = useRef(false);
  return (event) => {
    // Also for the one that does nothing: the browser would load the page anew.
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void submit(event).finally(() => {
      isSending.current = false;
    });
  };
}
