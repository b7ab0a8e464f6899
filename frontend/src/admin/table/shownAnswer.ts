/** What the hook of a query tells, as far as a table needs it. */
interface Answer<Data> {
  readonly data: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** An answer as it is shown, and how it stands with the one that is wanted. */
export interface ShownState {
  /** The rows are those of before: the wanted ones are on their way, or failed. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Keeps the rows of before on the screen until others have come, so that the page does not jump. */
export function shownAnswer<Data>({
  data,
  previousData,
  error,
  refetch,
}: Answer<Data>): ShownState & { readonly shown: Data | undefined } {
  return {
    shown: data ?? previousData,
    isStale: data === undefined,
    error: data === undefined ? error : undefined,
    onRetry: () => void refetch(),
  };
}
