interface Answer<Data> {
  readonly data: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

export interface ShownState {
  /** The rows are those of the previous query. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Keeps the previous rows until the next ones arrive. */
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
