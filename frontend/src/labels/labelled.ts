import { t } from '@lingui/core/macro';

/** "Ben: allergic to nuts"; in French with a space before the colon. */
export function labelled(label: string, what: string): string {
  return t`${label}: ${what}`;
}
