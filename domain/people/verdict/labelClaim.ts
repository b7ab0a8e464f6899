import { CLAIMS, type Claim } from '../../food/claims.ts';
import { isClaimFor, judgeIngredient } from '../../food/diet.ts';
import { foodLine, partsOfLine } from '../../food/foodLine.ts';
import type { Avoid } from '../../food/avoid.ts';
import { LIMITS } from '../../limits.ts';
import { capitalized } from '../../text/capitalized.ts';
import { listed } from '../../text/listed.ts';
import { withinSentence } from '../../text/withinSentence.ts';

/** What a label can say of an ingredient. */
export interface LabelClaim {
  /** "gluten-free", "vegan and gluten-free" */
  readonly claim: string;
  /** The ingredient with it: "gluten-free oats". */
  readonly name: string;
}

/** Words of labels, first those that say the least: "dairy-free" before "vegan". */
const LABELS = CLAIMS.filter(({ isOnLabels }) => isOnLabels !== false)
  .toSorted((one, other) => one.removes.length - other.removes.length)
  .flatMap((claim) => {
    const [word] = claim.words;
    return word === undefined ? [] : [{ label: word.replace(/ free$/, '-free'), claim }];
  });

/**
 * The words on a label that make an ingredient fit.
 * @param ingredient its name or `foodLine`
 * @param avoids that are not known to fit it
 * @returns null if no known claim settles all of them
 */
export function labelClaim(ingredient: string, avoids: readonly Avoid[]): LabelClaim | null {
  const claims = avoids.map((avoid) =>
    isUnknown(ingredient, avoid)
      ? LABELS.find(({ label, claim }) => covers(claim, avoid) && fits(`${label} ${ingredient}`, [avoid]))
          ?.label
      : undefined,
  );
  if (claims.length === 0 || claims.includes(undefined)) return null;
  const words = [...new Set(claims.filter((claim) => claim !== undefined))];
  const { name: own, notes } = partsOfLine(ingredient);
  const name = claimedName(words.join(' '), own.trim());
  return name.length <= LIMITS.name && fits(foodLine(name, notes), avoids)
    ? { claim: listed(words), name }
    : null;
}

/** A label settles only what it speaks of, and no words. */
function covers(claim: Claim, { kind, value }: Avoid): boolean {
  if (kind === 'diet') return isClaimFor(claim, value);
  return kind === 'content' && claim.removes.includes(value);
}

/** "Gluten-free tortillas" of "Tortillas". */
function claimedName(claim: string, ingredient: string): string {
  const [first = ''] = ingredient;
  const begin = first === first.toLowerCase() ? claim : capitalized(claim);
  return `${begin} ${withinSentence(ingredient)}`;
}

function fits(name: string, avoids: readonly Avoid[]): boolean {
  return verdictOf(name, avoids) === 'fits';
}

function isUnknown(name: string, avoid: Avoid): boolean {
  return verdictOf(name, [avoid]) === 'unknown';
}

function verdictOf(name: string, avoids: readonly Avoid[]) {
  return judgeIngredient(name, avoids).verdict;
}
