/** Null if nothing is typed; NaN for what is no number. */
export function typedNumber(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.replace(',', '.'));
}
