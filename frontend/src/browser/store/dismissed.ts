import { keepText, readText } from './browserText.ts';

const STORAGE_KEY = 'dismissed-notices';
/** More than are open at once. */
const KEPT = 30;

export function isDismissed(id: string): boolean {
  return dismissed().includes(id);
}

export function dismiss(id: string): void {
  keepText(STORAGE_KEY, [...dismissed(), id].slice(-KEPT).join(' '));
}

export function forgetDismissed(): void {
  keepText(STORAGE_KEY, null);
}

function dismissed(): string[] {
  return (readText(STORAGE_KEY) ?? '').split(' ');
}
