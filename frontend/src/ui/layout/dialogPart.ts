import { useCallback, useEffect, useState } from 'react';

/** What a part of a dialog needs from it. */
export interface PartInput {
  /** A press outside must not close the dialog. */
  readonly hasUnsavedInput: boolean;
  /** Escape has a use inside. */
  readonly takesEscape: boolean;
}

/** Tells the dialog what this part needs, also when that changes. */
export function useReportInput(
  onInput: (input: PartInput) => void,
  { hasUnsavedInput, takesEscape }: PartInput,
): void {
  useEffect(() => onInput({ hasUnsavedInput, takesEscape }), [onInput, hasUnsavedInput, takesEscape]);
}

const NOTHING: PartInput = { hasUnsavedInput: false, takesEscape: false };

/** The needs of a dialog's part, and the callback that reports them. */
export function usePartInput(): readonly [PartInput, (input: PartInput) => void] {
  const [input, setInput] = useState(NOTHING);
  // A stable callback: the part reports by an effect.
  return [input, useCallback((next: PartInput) => setInput(next), [])];
}
