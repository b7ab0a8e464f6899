import { readMinutes } from './duration.ts';
import { isServingCount } from './servings.ts';
import { INGREDIENT_HEADINGS, OTHER_HEADINGS, STEP_HEADINGS } from './partNames.ts';

export type Part = 'ingredients' | 'steps' | 'other';

const MARKS = String.raw`^(?:#{1,6}\s*|[*_]{1,3}|[^\p{L}\p{N}(]{1,4}\s)?\s*`;
const END = String.raw`(?:\s*[(（][^()（）]{1,40}[)）])?\s*[:：.]?\s*(?:[*_]{1,3})?\s*[:]?\s*[¶#]?$`;
const named = (names: readonly string[]) =>
  new RegExp(`${MARKS}(?:${names.join('|').replaceAll('…', '(?:[^\\p{L}].{0,60})?')})${END}`, 'iu');

const INGREDIENTS = named(INGREDIENT_HEADINGS);
const STEPS = named(STEP_HEADINGS);
const OTHER = named(OTHER_HEADINGS);

/** The part that a heading begins; null for other lines. */
export function partOf(text: string): Part | null {
  if (text.length > 100) return null;
  if (INGREDIENTS.test(text)) return 'ingredients';
  if (STEPS.test(text)) return 'steps';
  return OTHER.test(text) ? 'other' : null;
}

export interface TextFacts {
  readonly yields: readonly string[];
  readonly total: number | null;
  readonly prep: number | null;
  readonly cook: number | null;
}

const SERVINGS = /^(?:serves|servings?|feeds|portions?|yields?|makes|for)\b\s*:?\s*(?=.*\d).{1,60}$/i;
const TIME =
  /^(prep(?:aration|ping)?|cook(?:ing)?|bak(?:e|ing)|active|hands[- ]on|total|overall|ready in|takes|time)?\s*(?:time)?\s*[:–-]?\s*((?:about )?\d.{0,40}\b(?:h|hrs?|hours?|m|mins?|minutes?))$/i;

/** Of emphasis, and the pictures that people post beside them: "Serves 4 👇". */
const MARKS_IN_FACTS = /[*_#]+|(?:\p{Extended_Pictographic}|[\uFE0F\u200D\p{Emoji_Modifier}])+/gu;

/** "Serves 4 | Prep: 10 min | Cook: 20 min"; null for a line that says anything else. */
export function factsOf(text: string): TextFacts | null {
  const bare = text
    .replace(MARKS_IN_FACTS, '')
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1');
  if (bare.length > 160) return null;
  const parts = bare.split(/\s*(?:[|•·;]|,(?!\d)|\.(?=\s|$)|\s{3,})\s*/).filter((part) => part !== '');
  if (parts.length === 0) return null;
  let facts: TextFacts = { yields: [], total: null, prep: null, cook: null };
  for (const part of parts) {
    const fact = factOf(part);
    if (fact === null) return null;
    facts = { ...facts, ...fact, yields: [...facts.yields, ...(fact.yields ?? [])] };
  }
  return facts;
}

function factOf(part: string): Partial<TextFacts> | null {
  if (SERVINGS.test(part) || isServingCount(part)) return { yields: [part] };
  const [isTime, label = '', time = ''] = TIME.exec(part) ?? [];
  const minutes = isTime === undefined ? null : readMinutes(time);
  if (minutes === null) return null;
  if (/^(?:prep|active|hands)/i.test(label)) return { prep: minutes };
  return /^(?:cook|bak)/i.test(label) ? { cook: minutes } : { total: minutes };
}

/** "2 cups flour", "- salt"; not "Bake for 20 minutes." */
export function looksLikeIngredient(text: string): boolean {
  const line = text.replace(/^[-–—•*·▪◦●○☐□▢]+\s*/, '');
  if (line.length > 120 || looksLikeStep(text)) return false;
  const hasAmount =
    /^(?:about |approx\.? |~)?(?:\d|[¼-¾⅐-⅞]|(?:an?|half|one|two|three|four|five|six)\s)/i.test(line);
  return (
    hasAmount ||
    line !== text ||
    /\b(?:to taste|for (?:serving|garnish|frying)|as needed|pinch of)\b/i.test(line)
  );
}

const VERB =
  /^(?:add|arrange|bake|beat|blend|boil|bring|brush|chill|chop|combine|cook|cover|cut|drain|drizzle|fold|fry|garnish|grease|grill|heat|knead|let|line|make|mash|melt|mix|place|pour|preheat|put|reduce|remove|rinse|roast|roll|sauté|saute|season|serve|set|simmer|slice|spoon|spread|sprinkle|start|stir|toast|top|toss|transfer|turn|warm|wash|whisk|in an?|once|when|while|meanwhile|using)\b/i;

/** Words that are verbs before these only: "cream the butter", not "cream cheese". */
const VERB_WITH_OBJECT =
  /^(?:assemble|brown|char|cream|crumble|dice|dip|discard|dissolve|divide|dust|ferment|fill|flip|freeze|glaze|grate|grind|layer|lay|lower|marinate|measure|mince|pat|peel|poach|pound|press|pulse|purée|puree|refrigerate|rest|rub|scatter|scoop|scrape|sear|shape|shred|sift|snap|soak|soften|squeeze|steam|steep|stew|store|strain|stuff|swirl|thread|tip|trim|whip|whizz|work|wrap|zest)\s+(?:the|an?|all|any|both|each|half|it|them|everything|together|with|in|into|over|off|out|until|for)\b/i;

/** "1. Mix everything", "Bake for 20 minutes." */
export function looksLikeStep(text: string): boolean {
  const line = text.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+|^step\s+\d{1,2}\s*/i, '');
  const isNumbered = line !== text;
  if (VERB.test(line) || VERB_WITH_OBJECT.test(line)) return true;
  if (/^[\d¼-¾⅐-⅞]/.test(line)) return false;
  return isNumbered || (line.length > 60 && /[.!]$/.test(line));
}
