/** As the `ref` of something that appears in the place of what had the focus: it has the focus from the beginning. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
