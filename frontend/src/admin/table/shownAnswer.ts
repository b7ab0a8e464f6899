import type { Answer } from '../../gql/UntilLoaded.tsx';

interface TableAnswer<Data> extends Answer {
  readonly data: Data | undefined;
  readonly previousData?: Data | undefined;
}

export interface ShownState {
  /** Of the previous query. */
  readonly isStale: boolean;
  readonly answer: Answer;
}

/** Keeps the previous rows while loading. */
export function shownAnswer<Data>(
  answer: TableAnswer<Data>,
): ShownState & { readonly shown: Data | undefined } {
  return { shown: answer.data ?? answer.previousData, isStale: answer.data === undefined, answer };
}
