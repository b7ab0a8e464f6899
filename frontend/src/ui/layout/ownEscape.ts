/** For an element inside of a dialog: Escape there does not close the dialog. */
export const OWN_ESCAPE = { 'data-own-escape': '' } as const;

/** Whether Escape has a use where it was pressed. */
export function hasOwnEscape({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null;
}
