import { wordsOf } from './formats.ts';

export interface TextPart {
  readonly text: string;
  /** None of the other texts has these words here. */
  readonly isChanged: boolean;
}

/** The text in parts: words that none of the others has in the same order are changed, with the spaces between them. */
export function changedWords(text: string, others: readonly string[]): TextPart[] {
  const tokens = wordsOf(text);
  const words = tokens.filter(isWord);
  const shared = others.map((other) => sharedWords(words, wordsOf(other).filter(isWord)));
  const isNew = words.map((_word, index) => shared.every((known) => known[index] !== true));
  const parts: TextPart[] = [];
  let place = 0;
  for (const token of tokens) {
    const isBetween = isNew[place - 1] === true && isNew[place] === true;
    const isChanged = isWord(token) ? isNew[place] === true : isBetween;
    if (isWord(token)) place += 1;
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) parts.splice(-1, 1, { text: last.text + token, isChanged });
    else parts.push({ text: token, isChanged });
  }
  return parts;
}

function isWord(token: string): boolean {
  return token.trim() !== '';
}

/** Above it, comparing takes seconds and hundreds of megabytes: all words between the same ends count as changed. */
const MOST_PAIRS = 4_000_000;

/** For each word whether the longest common subsequence has it. */
function sharedWords(words: readonly string[], others: readonly string[]): boolean[] {
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const isShared = sharedBetween(
    words.slice(start, words.length - end),
    others.slice(start, others.length - end),
  );
  return words.map((_word, index) => isShared[index - start] ?? true);
}

function sharedBetween(words: readonly string[], others: readonly string[]): boolean[] {
  if (words.length * others.length > MOST_PAIRS) return words.map(() => false);
  const width = others.length + 1;
  /** Lengths of the longest common subsequences of the ends, by both starts. */
  const lengths = new Uint16Array((words.length + 1) * width);
  const lengthAt = (word: number, other: number) => lengths[word * width + other] ?? 0;
  for (let word = words.length - 1; word >= 0; word -= 1)
    for (let other = others.length - 1; other >= 0; other -= 1)
      lengths[word * width + other] =
        words[word] === others[other]
          ? lengthAt(word + 1, other + 1) + 1
          : Math.max(lengthAt(word + 1, other), lengthAt(word, other + 1));
  let other = 0;
  return words.map((text, word) => {
    while (
      other < others.length &&
      text !== others[other] &&
      lengthAt(word, other + 1) >= lengthAt(word + 1, other)
    )
      other += 1;
    if (text !== others[other]) return false;
    other += 1;
    return true;
  });
}
