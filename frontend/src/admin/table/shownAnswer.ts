interface TableAnswer<Data> {
  readonly data: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

export interface ShownState {
  /** Of the previous query. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Keeps the previous rows while loading. */
export function shownAnswer<Data>({
  data,
  previousData,
  error,
  refetch,
}: TableAnswer<Data>): ShownState & { readonly shown: Data | undefined } {
  return {
    shown: data ?? previousData,
    isStale: data === undefined,
    error: data === undefined ? error : undefined,
    onRetry: () => void refetch(),
  };
}
