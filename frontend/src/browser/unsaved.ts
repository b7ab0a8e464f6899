const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();
const checks = new Set<() => boolean>();
let isWatching = false;

export function watchTyping(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isTick(target)))
      typedIn.add(target);
  });
}

/** Checkboxes outside of forms take effect at once. */
function isTick({ type, form }: HTMLInputElement): boolean {
  return type === 'checkbox' && form === null;
}

/** Checked before automatic reloads. */
export function watchUnsaved(check: () => boolean): void {
  checks.add(check);
}

export function hasUnsaved(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some(({ value }) => value !== '') || [...checks].some((check) => check());
}
