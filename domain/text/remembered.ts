/**
 * The same function with a memory of its answers, for pure functions that are asked the same texts over and over.
 * @param most so many answers are kept; then all are forgotten at once
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
