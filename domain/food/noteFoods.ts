import { remembered } from '../text/remembered.ts';

/** A part of a line's notes whose foods count. */
export interface NotePart {
  readonly text: string;
  /** False: perhaps in it, as after "or" and "such as". */
  readonly isCertain: boolean;
}

type Mode = 'certain' | 'possible' | 'leftOut' | 'purpose';

/** End a remark; a comma ends what "no" or "for" says, not what "such as" says. */
const REMARKS = /[;:()[\]]|\.(?=\s|$)|\s[-–—]\s/;

const ABBREVIATED = /\b(?:e\.\s?g|i\.\s?e)\b\.?/gi;
/** "walnut-size pieces", "the size of a walnut" */
const SIZES = /\p{L}+[- ](?:sized?|shaped)\b(?! of\b)|\bsize of (?:an? )?\p{L}+/giu;

/** "Juice of 1 lemon": of the line's own food; clam juice keeps its clams. */
const PARTS_OF_FOOD = /\b(?:juices?|zest|rind|peel|pulp|flesh|skin)\b/gi;

const OPEN_REMARK = 'such as|like|may|might|could|can be|preferably|ideally';
const OPEN =
  'or|(?:to|for) (?:serve|serving|accompany)|optional(?:ly)?|perhaps|maybe|possibly|either|alternatively|use|substitute[ds]?|replace with|swap for|some people';
/** "Stuffed or plain": then also what stands before it. */
const OPEN_CLAUSE =
  /\b(?:optional(?:ly)?|(?:to|for) (?:serve|serving)|if|may|might|could|can be|perhaps|maybe)\b/i;
/** Not "no salt added", "no-bake". */
const LEFT_OUT =
  'not|no(?![- ](?:added|salt[- ]added|sugar|stir|bake|cook|knead|fat))|without|never|instead of|in place of|rather than|minus|free of|free from';
/** Not "soaked for 2 hours in milk", "2 to 3 slices of bread". */
const PURPOSE = String.raw`if|when|unless|until|depending on|in case|to(?=\s+\p{L})|for(?!\s+(?:about|at least|up to|several|an? (?:few|hour|minute)|\d))`;
/** End what is left out, and a purpose: "without nuts except almonds", "if needed and breaded". */
const ADDED = String.raw`with|plus|but|then|just|except|add|and(?=\s+\p{L}+ed\b)|(?:not|never)(?:\s+\p{L}+)?\s+without`;
/** Ends a purpose: "until tender in chicken stock"; elsewhere it is a part of names: "pigs in a blanket". */
const WITHIN = 'in';

const MARKERS = new RegExp(
  String.raw`\b(${OPEN_REMARK}|${OPEN}|${ADDED}|${LEFT_OUT}|${PURPOSE}|(?<=\b(?:${PURPOSE})\b.*)${WITHIN})\b`,
  'isu',
);
const isOneOf = (words: string) => {
  const exact = new RegExp(`^(?:${words})$`, 'iu');
  return (text: string) => exact.test(text);
};
const isOpenRemark = isOneOf(OPEN_REMARK);
const isOpen = isOneOf(`${OPEN_REMARK}|${OPEN}`);
const isAdded = isOneOf(`${ADDED}|and`);
const isLeftOut = isOneOf(LEFT_OUT);

/** What stands in a line's notes beside its name, without what is left out there and what it is for. */
export const partsOfNotes: (notes: string) => readonly NotePart[] = remembered(readNotes, 2000);

function readNotes(notes: string): readonly NotePart[] {
  return notes
    .replace(ABBREVIATED, 'such as')
    .replace(SIZES, ' ')
    .replace(PARTS_OF_FOOD, ' ')
    .split(REMARKS)
    .flatMap(readRemark);
}

function readRemark(remark: string): NotePart[] {
  let first: Mode = 'certain';
  return remark.split(/,(?!\d)/).flatMap((clause) => {
    const isOpenClause = OPEN_CLAUSE.test(clause);
    let mode: Mode = first;
    return clause.split(MARKERS).flatMap((piece, index): NotePart[] => {
      if (index % 2 === 1) {
        mode = modeAfter(piece, mode, first);
        if (isOpenRemark(piece)) first = 'possible';
        return [];
      }
      if (isUnused(mode) || piece.trim() === '') return [];
      return [{ text: piece.trim(), isCertain: mode === 'certain' && !isOpenClause }];
    });
  });
}

function modeAfter(marker: string, before: Mode, first: Mode): Mode {
  if (isOpen(marker)) return 'possible';
  if (isAdded(marker)) return isUnused(before) ? first : before;
  if (marker.toLowerCase() === WITHIN) return before === 'purpose' ? first : before;
  return isLeftOut(marker) ? 'leftOut' : 'purpose';
}

function isUnused(mode: Mode): boolean {
  return mode === 'leftOut' || mode === 'purpose';
}
