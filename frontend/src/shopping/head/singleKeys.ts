import { keepText, readText } from '../../browser/store/browserText.ts';

const STORAGE_KEY = 'single-keys';

/** Keys without Ctrl or Alt can be switched off: a voice that dictates presses them by accident (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return readText(STORAGE_KEY) !== 'off';
}

export function setSingleKeys(areOn: boolean): void {
  keepText(STORAGE_KEY, areOn ? null : 'off');
}
