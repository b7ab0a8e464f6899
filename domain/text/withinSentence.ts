import { LANGUAGES, reader } from './reader.ts';

const CAPITAL_FIRST = /^\p{Lu}\p{Ll}/u;
/** "Friday spaghetti" */
const DAY_FIRST = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/i;
/** "Mountain Omelet with Mushrooms", not "Leftovers from Friday spaghetti". */
const TITLE = /^(?!.* (?!without\b)\p{Ll}{5}).* \p{Lu}/u;

/** A food or dish as it stands within a sentence: "peanuts" of "Peanuts"; other capitals, of titles all, stay. */
export function withinSentence(name: string): string {
  const isName = DAY_FIRST.test(name) || TITLE.test(name);
  if (hasCapitalNouns() || isName || !CAPITAL_FIRST.test(name)) return name;
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** In the reader's language nouns keep their capitals. */
function hasCapitalNouns(): boolean {
  return LANGUAGES.find(({ code }) => code === reader().language)?.capitalNouns === true;
}
