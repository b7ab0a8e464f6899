/** Begins with a capital: "unsalted butter" becomes "Unsalted butter". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
