const SENTENCE_START = String.raw`(?<=^|[;.!?\n])\s*`;
const SENTENCE_END = String.raw`\s*(?=$|[;.!?\n])`;
const CLAUSE_END = String.raw`(?=\s*(?:$|[,;.!?\n]))`;
const PERSON = String.raw`(?:(?:i|we|they|he|she|everybody|everyone)\s+)?`;
const ALL = String.raw`(?:everything|anything)`;
const FINE = String.raw`(?:\s+(?:is\s+(?:fine|ok(?:ay)?|good)|goes))?`;
const EXCEPT = String.raw`,?\s+(?:but|except(?:ing)?(?:\s+for)?|apart\s+from|aside\s+from|besides|other\s+than|with\s+the\s+exception\s+of)\s+`;
/** "Everything except rice is off limits" means the opposite. */
const NO_VERB_FOLLOWS = String.raw`(?![^,;.!?\n]*\b(?:is|are|has|have|gives?|makes?|causes?|kills?|out|off|forbidden|banned|allergic|allergy|intolerant)\b)`;

const IDIOMS: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  idiom(String.raw`(?<=^|\n)\s*\d+\s*[.)]`, ''),
  idiom(String.raw`\bn/a\b`, 'none'),
  idiom(String.raw`\bw/o\b`, 'without '),
  idiom(String.raw`\b(?:e\.g|i\.e|etc)\.`, ' '),
  idiom(
    String.raw`,?\s+(?:that|as\s+far\s+as)\s+(?:i|we)(?:['’]m|['’]re|\s+am|\s+are)?\s+(?:know(?:\s+of)?|aware(?:\s+of)?)\b`,
    '',
  ),
  idiom(
    String.raw`${SENTENCE_START}${PERSON}(?:can\s+|will\s+)?(?:eats?\s+|likes?\s+|loves?\s+)?${ALL}${FINE}${EXCEPT}${NO_VERB_FOLLOWS}`,
    ' no ',
  ),
  idiom(
    String.raw`${SENTENCE_START}no\s+(?:known\s+)?(?:food\s+)?allerg(?:y|ies)${EXCEPT}${NO_VERB_FOLLOWS}`,
    ' allergic to ',
  ),
  idiom(
    String.raw`${SENTENCE_START}no\s+(?:dietary\s+|food\s+)?restrictions?${EXCEPT}${NO_VERB_FOLLOWS}`,
    ' no ',
  ),
  idiom(
    String.raw`${SENTENCE_START}${PERSON}(?:can\s+|will\s+)?(?:eats?|likes?|loves?)\s+${ALL}${SENTENCE_END}`,
    ' none',
  ),
  idiom(String.raw`${SENTENCE_START}${ALL}\s+(?:is\s+(?:fine|ok(?:ay)?|good)|goes)${SENTENCE_END}`, ' none'),
  idiom(
    String.raw`${SENTENCE_START}(?:(?:i['’]?m|i\s+am|we['’]?re|we\s+are)\s+)?not\s+allergic\s+to\s+anything${SENTENCE_END}`,
    ' none',
  ),
  idiom(
    String.raw`\b(?:is|are)\s+(?:out|off\s+the\s+(?:menu|table)|(?:a\s+)?no[- ]?go)${CLAUSE_END}`,
    'off limits',
  ),
  idiom(
    String.raw`\b(?:(?:is|are)n['’]?t|(?:is\s+|are\s+)?not)\s+(?:ok(?:ay)?|fine|allowed|an\s+option)${CLAUSE_END}`,
    'off limits',
  ),
  idiom(String.raw`\b(?:(?:do|does)(?:n['’]?t|\s+not)|never)\s+drinks?${CLAUSE_END}`, 'no alcohol'),
  idiom(String.raw`\balpha[- ]?gal(?:\s+(?:syndrome|allergy))?\b`, 'allergic to alpha gal'),
  idiom(String.raw`\bnot\s+(?:(?:too|very|so|overly)\s+)?spicy\b`, 'no spicy'),
  // "Ana: no nuts" names a person, "Allergies:" a list.
  idiom(
    String.raw`(?<=(?:^|[;,.\n])\s*(?!allerg|intoleran|sensitiv|avoid|diet|restrict)\p{L}+)\s*:\s*(?=(?:no|not|never|without|avoids?|allergic|vegan|vegetarian|can['’]?t|cannot|do(?:es)?(?:n['’]?t|\s+not))(?!\p{L}))`,
    ' ',
  ),
];

function idiom(pattern: string, meant: string): readonly [RegExp, string] {
  return [new RegExp(pattern, 'giu'), meant];
}

/** "I eat everything except pork" becomes "no pork". */
export function inPlainWords(text: string): string {
  return IDIOMS.reduce((plain, [pattern, meaning]) => plain.replace(pattern, meaning), text);
}
