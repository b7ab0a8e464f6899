import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

/** A form in a dialog, with unsaved input. */
interface UnsavedPart {
  /** Resolves to success; shows its errors. */
  readonly save: () => Promise<boolean>;
  /** For the dialog's main button: "Save with millet"; null to leave it. */
  readonly label: string | null;
  /** Saved after the others: it depends on what they save. */
  readonly isLast: boolean;
}

type Report = (part: UnsavedPart) => () => void;

const ReportContext = createContext<Report | null>(null);

/** Takes the `report` of {@link useDialogParts}. */
export const DialogPartsProvider = ReportContext.Provider;

/**
 * A dialog's unsaved parts. `saveParts` saves them in the order of typing, the last ones after the others, up to the first failure; `label` is what one
 * wants on the main button.
 */
export function useDialogParts() {
  const [parts, setParts] = useState<readonly UnsavedPart[]>([]);
  const report = useCallback<Report>((part) => {
    setParts((known) => [...known, part]);
    return () => setParts((known) => known.filter((other) => other !== part));
  }, []);

  async function saveParts(): Promise<boolean> {
    const ordered = parts.toSorted((one, other) => Number(one.isLast) - Number(other.isLast));
    for (const part of ordered) if (!(await part.save())) return false;
    return true;
  }
  const label = parts.findLast((part) => part.label !== null)?.label ?? null;
  return { report, hasUnsavedParts: parts.length > 0, saveParts, label };
}

/** Reports a form with unsaved input to the dialog around it. */
export function useDialogPart(
  isUnsaved: boolean,
  save: () => Promise<boolean>,
  label: string | null = null,
  isLast = false,
): void {
  const report = useContext(ReportContext);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(
    () => (isUnsaved ? report?.({ save: () => latestSave.current(), label, isLast }) : undefined),
    [report, isUnsaved, label, isLast],
  );
}

/** For an element inside of a dialog: Escape there does not close the dialog. */
export const OWN_ESCAPE = { 'data-own-escape': '' } as const;

/** Whether Escape has a use where it was pressed. */
export function hasOwnEscape({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null;
}
