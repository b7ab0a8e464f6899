import { keepText, readText } from './browserText.ts';

const STORAGE_KEY = 'dismissed-notices';
/** More than anybody closes within the time that such a notice stands. */
const KEPT = 30;

/** Whether a notice was closed in this browser, by the id of what it speaks of. */
export function isDismissed(id: string): boolean {
  return dismissed().includes(id);
}

/** Remembers that a notice was closed, so that it does not come back with the next visit. */
export function dismiss(id: string): void {
  keepText(STORAGE_KEY, [...dismissed(), id].slice(-KEPT).join(' '));
}

/** Forgets all of them: of an account that signs out nothing stays. */
export function forgetDismissed(): void {
  keepText(STORAGE_KEY, null);
}

function dismissed(): string[] {
  return (readText(STORAGE_KEY) ?? '').split(' ');
}
