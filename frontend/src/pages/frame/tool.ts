import type { ReactNode } from 'react';

/** A rare action of a place. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
  /** Or `download`. */
  readonly onPress?: () => void;
  /** Address of a file. */
  readonly download?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Said instead of the name, such as "Completed". */
  readonly standing?: string | undefined;
  /** Only in the menu, also where there is room for words. */
  readonly isRare?: boolean;
}
