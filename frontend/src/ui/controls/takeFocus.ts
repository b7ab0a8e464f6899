/** A `ref` that focuses an element on mount, when it replaces the focused one. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
