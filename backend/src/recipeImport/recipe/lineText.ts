/** What two spellings of one line have in common: its letters and digits. */
export function lineKey(text: string | null): string {
  return (text ?? '')
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a line has a number of any script, or a fraction. */
export function hasAmount(line: string): boolean {
  return /\p{N}/u.test(line);
}
