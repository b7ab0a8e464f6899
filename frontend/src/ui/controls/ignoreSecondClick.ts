import type { MouseEvent } from 'react';

/**
 * `onClickCapture` of what changes as it is used, such as a list whose rows move: the second click of a double click
 * would be for something else. Who goes on clicking at the same place means it.
 */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail === 2) event.stopPropagation();
}
