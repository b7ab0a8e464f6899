/**
 * Memoizes a pure function.
 * @param most cache size; a full cache is emptied
 */
export function remembered<Answer>(read: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = read(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}

/** Works a value out at its first use: indexes of word lists take a slow phone a tenth of a second each. */
export function once<Value extends object>(read: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= read());
}
