/** An ingredient's name and notes as one text, so that both are judged: rules take it where they take a name. */
export function foodLine(name: string, notes: string | null | undefined): string {
  return notes === null || notes === undefined || notes.trim() === '' ? name : `${name}${BREAK}${notes}`;
}

/** Names are of one line. */
const BREAK = '\n';

/** Of a name or a {@link foodLine}. */
export function partsOfLine(line: string): { readonly name: string; readonly notes: string } {
  const end = line.indexOf(BREAK);
  return end === -1
    ? { name: line, notes: '' }
    : { name: line.slice(0, end), notes: line.slice(end + BREAK.length) };
}
