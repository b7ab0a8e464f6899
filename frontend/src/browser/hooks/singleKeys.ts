import { keepText, readText } from '../store/browserText.ts';

const STORAGE_KEY = 'single-keys';

/** Keys without Ctrl or Alt can be switched off: a voice that dictates presses them by accident (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return readText(STORAGE_KEY) !== 'off';
}

export function setSingleKeys(areOn: boolean): void {
  keepText(STORAGE_KEY, areOn ? null : 'off');
}

/** Whether a key is meant for the page: not typed into a field, not for the browser, and no dialog or menu is open. */
export function isForPage(event: KeyboardEvent): event is KeyboardEvent & { readonly target: Element } {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return target instanceof Element && !isTyping(target) && !isInDialog();
}

/** Whether keys pressed there are text. */
export function isTyping(target: Element): boolean {
  return target.matches(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [contenteditable=""]',
  );
}

function isInDialog(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}
