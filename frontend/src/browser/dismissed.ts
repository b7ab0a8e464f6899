import { keepText, readText } from './browserText.ts';

const STORAGE_KEY = 'dismissed-notices';
/** More notices than are open at a time. */
const KEPT = 30;

/** Whether a notice with that id was dismissed in this browser. */
export function isDismissed(id: string): boolean {
  return dismissed().includes(id);
}

export function dismiss(id: string): void {
  keepText(STORAGE_KEY, [...dismissed(), id].slice(-KEPT).join(' '));
}

/** Forgets all dismissed notices, at sign-out. */
export function forgetDismissed(): void {
  keepText(STORAGE_KEY, null);
}

function dismissed(): string[] {
  return (readText(STORAGE_KEY) ?? '').split(' ');
}
