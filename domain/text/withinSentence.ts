import { LANGUAGES, reader } from './reader.ts';

const CAPITAL_FIRST = /^\p{Lu}\p{Ll}/u;
/** "Friday spaghetti", "Caesar salad" */
const NAME_FIRST = new RegExp(
  String.raw`^(?:${[
    '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day',
    'African|American|Asian|Belgian|British|Brussels|Caesar|Cajun|Canadian|Caribbean|Chinese|Christmas|Cobb',
    'Creole|Cuban|Danish|Dijon|Dutch|Easter|English|Ethiopian|French|German|Granny Smith|Greek|Halloween|Hawaiian',
    'Hungarian|Indian|Irish|Italian|Jamaican|Japanese|Korean|Lebanese|Mediterranean|Mexican|Moroccan|New Year',
    'Norwegian|Peking|Persian|Philly|Polish|Portuguese|Roman|Russian|Scottish|Sicilian|Spanish|Swedish|Swiss',
    'Texas|Thai|Thanksgiving|Turkish|Tuscan|Vietnamese|Waldorf|Worcestershire',
  ].join('|')})\b`,
);
/** "Mountain Omelet with Mushrooms", not "Leftovers from Friday spaghetti". */
const TITLE = /^(?!.* (?!without\b)\p{Ll}{5}).* \p{Lu}/u;

/** A food or dish as it stands within a sentence: "peanuts" of "Peanuts"; other capitals, of titles all, stay. */
export function withinSentence(name: string): string {
  const isName = NAME_FIRST.test(name) || TITLE.test(name);
  if (hasCapitalNouns() || isName || !CAPITAL_FIRST.test(name)) return name;
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** In the reader's language nouns keep their capitals. */
function hasCapitalNouns(): boolean {
  return LANGUAGES.find(({ code }) => code === reader().language)?.capitalNouns === true;
}
