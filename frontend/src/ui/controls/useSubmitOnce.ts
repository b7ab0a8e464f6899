import { useRef, type SyntheticEvent } from 'react';

/**
 * Ignores submits while one is in flight; state would miss a second press before the next render.
 * @param submit from react-hook-form's `handleSubmit`
 */
export function useSubmitOnce(
  submit: (event: SyntheticEvent) => Promise<void>,
): (event: SyntheticEvent) => void {
  const isSending = useRef(false);
  return (event) => {
    // Ignored ones too: the browser would reload the page.
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void submit(event).finally(() => {
      isSending.current = false;
    });
  };
}
