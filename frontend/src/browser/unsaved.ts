/* What would be lost if the page were loaded anew by itself. */

/** Fields in which somebody has typed. */
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();
const checks = new Set<() => boolean>();
let isWatching = false;

/** From now on it is known whether something was typed and not sent. */
export function watchTyping(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isTick(target)))
      typedIn.add(target);
  });
}

/** A box in a list does its deed at once; in a form it is part of what was filled in. */
function isTick({ type, form }: HTMLInputElement): boolean {
  return type === 'checkbox' && form === null;
}

/** Asks the check before the page is loaded anew by itself: whether something would be lost. */
export function watchUnsaved(check: () => boolean): void {
  checks.add(check);
}

/** Whether something that was typed, or that is only on this page, would be lost. */
export function hasUnsaved(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some(({ value }) => value !== '') || [...checks].some((check) => check());
}
