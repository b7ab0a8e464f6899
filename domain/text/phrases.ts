/**
 * Splits words into the longest known phrases, and single words between them.
 * @param known words with spaces between
 */
export function splitterBy(known: Iterable<string>): (words: readonly string[]) => string[] {
  const phrases = new Set(known);
  const longest = Math.max(1, ...Array.from(phrases, (phrase) => phrase.split(' ').length));
  const firstWords = new Set(Array.from(phrases, (phrase) => phrase.split(' ')[0]));
  const phraseAt = (words: readonly string[], start: number): string => {
    for (let length = firstWords.has(words[start]) ? longest : 1; length > 1; length -= 1) {
      const phrase = words.slice(start, start + length).join(' ');
      if (phrases.has(phrase)) return phrase;
    }
    return words[start] ?? '';
  };
  return (words) => {
    const found: string[] = [];
    for (let start = 0; start < words.length;) {
      const phrase = phraseAt(words, start);
      found.push(phrase);
      start += phrase.split(' ').length;
    }
    return found;
  };
}
