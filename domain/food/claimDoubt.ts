import { CLAIM_DOUBTS, type ClaimDoubt } from './claims.ts';
import type { Match, Word } from './foodMatches.ts';

/**
 * What leaves a claim open or takes it back: a word in its part of the name, or in a part without a food of its own, and
 * an alternative without a food: "bread (gluten-free if needed)", "regular or gluten-free pasta".
 * @returns null if the claim counts
 */
export function doubtAbout(
  claim: Pick<Match, 'start' | 'end' | 'part' | 'alternative'>,
  matches: readonly Match[],
  words: readonly Word[],
): ClaimDoubt | null {
  const foods = matches.filter(({ food }) => food !== null);
  const hasFood = (part: number) => foods.some((food) => food.part === part);
  const doubts = words.flatMap(({ word, part }, index) => {
    const isBeside = part === claim.part || !hasFood(part);
    if (!isBeside || (index >= claim.start && index < claim.end) || isInPhrase(index, matches)) return [];
    return CLAIM_DOUBTS.get(word) ?? [];
  });
  if (doubts.includes('denied')) return 'denied';
  const alternatives = new Set(words.map(({ alternative }) => alternative));
  const isAlternativeOpen = [...alternatives].some(
    (alternative) => !foods.some((food) => food.alternative === alternative),
  );
  const before = words[claim.start - 1];
  const isOfPeople = before?.word === 'for';
  // "10 buns, 2 gluten-free"; not "2 gluten-free buns".
  const isFoodAfter = foods.some((food) => food.part === claim.part && food.start >= claim.end);
  const isOfSome = before?.part === claim.part && isCount(before.word) && !isFoodAfter;
  const isOpen = doubts.length > 0 || (alternatives.size > 1 && isAlternativeOpen) || isOfPeople || isOfSome;
  return isOpen ? 'open' : null;
}

function isCount(word: string): boolean {
  return /^\d+$/.test(word);
}

/** "no added", "as needed" */
function isInPhrase(index: number, matches: readonly Match[]): boolean {
  return matches.some(({ start, end }) => end - start > 1 && start <= index && index < end);
}
