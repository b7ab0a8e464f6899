/* Fields with typed text that a reload would lose. */

const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();
const checks = new Set<() => boolean>();
let isWatching = false;

/** Starts to track typed text. */
export function watchTyping(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isTick(target)))
      typedIn.add(target);
  });
}

/** A checkbox outside of a form takes effect at once. */
function isTick({ type, form }: HTMLInputElement): boolean {
  return type === 'checkbox' && form === null;
}

/** Adds a check for unsaved work, called before the page reloads itself. */
export function watchUnsaved(check: () => boolean): void {
  checks.add(check);
}

export function hasUnsaved(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some(({ value }) => value !== '') || [...checks].some((check) => check());
}
