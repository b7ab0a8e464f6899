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
  /** Looks like a button that is off, not like a word. */
  readonly isSunken?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Why it is disabled, while there is a connection. */
  readonly reason?: string | undefined;
  /** A place instead of an action. */
  readonly to?: string;
  /** Said instead of the name, such as "Completed". */
  readonly standing?: string | undefined;
  /** Only in the menu, also where there is room for words. */
  readonly isRare?: boolean;
}
