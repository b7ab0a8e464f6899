import ingredientWords from '../data/ingredientWords.json' with { type: 'json' };

/** Regex alternatives, spaces as \\s. */
function choiceOf(words: readonly string[]): string {
  return `(?:${words.join('|')})`;
}

function anyOf(words: string): string {
  return choiceOf(words.trim().split(/,\s+/));
}

/** Nobody shops for medium onions. */
export const SIZE = choiceOf(ingredientWords.sizes.words);

/** "3 heaping tablespoons" */
export const MEASURE_MANNER = anyOf(
  `heaping, heaped, scant, generous, level, rounded, good, firmly packed, lightly packed, loosely packed,
   tightly packed, packed, thick, thin, long, short, full, overflowing, thumb-sized, thumb-size,
   thumbnail-sized, thumbnail-size, bite-size, bite-sized, slightly heaping, very, thinly sliced, whole`,
);

const MANNER = anyOf(
  `finely, coarsely, thinly, roughly, freshly, lightly, thickly, firmly, loosely, tightly, well, very,
   diagonally, newly, gently, briefly, quickly, partially, fully, completely, carefully, evenly, slightly, not,
   crosswise, lengthwise`,
);

const DONE = choiceOf(ingredientWords.preparations.words);

/** "coarsely ground pepper", but "ground beef". */
const DONE_IN_A_MANNER = `(?:(?:freshly|coarsely|finely)[- ](?:(?:grated or )?ground|brewed|made|popped|baked|roasted)|fresh (?:ground|squeezed|grated|brewed|cracked))`;

/** "finely chopped", "toasted", "freshly ground" */
const STEP = `(?:${DONE_IN_A_MANNER}|(?:${MANNER}(?:[- ]| and ))*${DONE})`;

/** "peeled, seeded and finely chopped" */
export const PREPARATION = `${STEP}(?:(?: ?, ?(?:and |or |then )?| and | or | & | then | )${STEP})*`;

/** Part of the name: "fresh chopped dill" is fresh dill. */
export const BEFORE_PREPARATION = anyOf(
  `fresh, ripe, raw, good, firm, sweet, hot, cold, warm, dry, organic, tender, young, baby, mixed, dried,
   red, green, white, yellow, black, unsalted, salted, whole`,
);

/** Crushed tomatoes, shredded coconut. */
export const BOUGHT_PREPARED = new RegExp(
  `^(?:crushed (?:red|hot|dried|chil|aleppo|tomato|pineapple|potato chip)|shredded (?:coconut|sweetened|unsweetened|wheat|phyllo)|cold[- ](?:pressed|brew|cut|smoked)|` +
    `cooked ham|cracked (?:wheat|bulgur)|toasted sesame oil|mashed potato|` +
    `melted cheese|pressed (?:cheese|tofu)|clarified butter|caramelized onion|rendered|chopped liver|` +
    `strained (?:yogurt|greek|tomato)|pureed tomato|cleaned squid)`,
  'i',
);

export const PACKAGE =
  '(?:can|carton|container|jar|package|packet|bag|box|tin|pack|bottle|tub|pouch|tube|envelope)(?:e?s)?\\b';
/** For prepared food: "1 can diced tomatoes". */
export const CANS = /^(?:can|tin|jar|bottle|carton|container|tub|pouch|tube)s?$/i;

export const PACKAGES = new RegExp(`^(${PACKAGE})(?:\\s+(?=\\S)|$)`, 'i');

/** "200 g block feta" */
export const PIECES = /^((?:piece|block|chunk|knob|slab|sachet|punnet)s?)(?:\s+(?=\S)|$)/i;

/** Kept as text. */
export const VAGUE_QUANTITY = '(?:an? few|few|several|an? couple(?: of)?|some|an? little)';

/** Before a name: "boneless, skinless chicken thighs". */
export const DESCRIPTIONS: ReadonlySet<string> = new Set(ingredientWords.descriptions.words);

/** By ending: "full-bodied", "stemless", not "aniseed"; or "well-shaken". */
export const DESCRIPTIVE =
  /^(?!.*(?:seed|weed)$)(?:well-.{2,}|.{2,}(?:ed|less|-(?:free|style|fat|sodium|grain|cut|size|in|on|off|fed|quality|caught)))$/;

const FIGURE = '[\\d¼-¾⅐-⅞]';

/** Without a comma. */
const NOTES: Readonly<Record<string, string>> = {
  more: 'plus\\b|\\+|total\\b|in all\\b|divided\\b|each\\b|per\\b',
  purpose: `to ${anyOf(
    `taste, serve, garnish, finish, decorate, fry, cover, glaze, coat, grease, sprinkle, squeeze, drizzle, season, brush,
     dust, deglaze, thin, accompany, bind, make, your, moisten, bring, top`,
  )}\\b|for (?!stew\\b|passover\\b)`,
  condition: `optional\\b|(?:as|if|when|where) ${anyOf(
    `needed, required, necessary, desired, garnish, wanted, you, available, using, possible, large, a, an, is, are`,
  )}\\b`,
  example:
    'such as\\b|including\\b|like\\b|preferably\\b|e\\.g\\.|i\\.e\\.|available\\b|depending on\\b|according to\\b',
  temperature: '\\d{1,3}[ -]?(?:°|degrees?\\b)',
  amount: `about (?:\\d|an inch)|${FIGURE}\\S*? ?(?:g|kg|oz|ounces?|lb|pounds?|ml)\\b|approximately\\b|${FIGURE}\\S*[- ]inch|the (?:size|rest)\\b`,
  choice: `(?:and\\/)?or (?:more|less|to taste|as (?:needed|desired|required)|use|substitute|so|half(?= )|one|two|three|four|to)\\b|(?:and\\/)?or (?:an?|${FIGURE}\\S*)\\s`,
  state:
    'at (?:room|cool|\\d)|room temperature\\b|left (?:whole|over)|(?:separated|removed|only)$|but not\\b',
  shape: `(?:cut|sliced|chopped|torn|broken) (?:in|into)\\b|in ${FIGURE}|in ${anyOf(
    'large, small, thin, thick, bite, chunks, pieces, slices, strips, half, quarters, cubes, wedges',
  )}\\b`,
  making:
    '(?:mixed|tied|made|tossed|stirred together) (?:with|from|by|using|in|together)\\b|(?:dissolved|soaked) in\\b',
  parts: 'with (?:the )?(?:rind|skins?|tops?|stems?|their|its|leaves|fat|bones?|tails?|heads?|shells?)\\b',
  remark: '- |[–—]|(?:see|note:)\\s',
};

export const NOTE_BEGINS = new RegExp(`\\s(?:${Object.values(NOTES).join('|')})`, 'i');

/** "4 onions coarsely chopped", "carrots cut into sticks" */
export const PREPARED_AFTERWARDS = new RegExp(
  `\\s(?:${MANNER}[- ])*(?:${DONE}|whipped|boiled|cut|ground|roasted)(?=$|\\s(?:and|or|then|into|in|thin|thinly|fine|finely|lengthwise|lengthways|crosswise|of|to|on|with|for|diagonally|but|until|very|well|coarsely|small|if)\\b)`,
  'i',
);

/** "Juice of 1 lemon": buy the lemon. */
export const PART_OF = new RegExp(
  `^((?:the |a |some )?(?:(?:${MANNER} )*(?:${DONE} )?)?(?:juice|zest|rind|peel|grated zest|seeds|pulp|leaves|scrapings|whites?|yolks?|flesh)(?:(?: and | & |\\/|, )(?:${STEP} )?(?:juice|zest|rind|peel|pulp))?(?: (?:of|from))|(?:juice|zest)(?=\\s+[\\d¼-¾⅐-⅞]))\\s*`,
  'i',
);

/** "Pinch of salt" */
export const UNITS_WITHOUT_NUMBER: ReadonlySet<string> = new Set(
  `pinch dash handful bunch sprig splash squeeze sprinkle sprinkling drop dollop fistful glug grind knob
   cup tbsp tsp lb oz`.split(/\s+/),
);

/** "6-pack of beer" */
export const MULTIPACK = /^(\d+-packs?)(?:\s+of)?\s+(?=\S)/i;

export const NUMBERED_NAME = /^(?:7[- ]?up|3 musketeers|100 grand|5[- ]hour energy|57 sauce)\b/i;

/** A rib of celery, not a rib eye steak. */
export const UNITS_OF: Readonly<Record<string, RegExp>> = {
  bouquet: /^of\b/i,
  rib: /^(?:of\b|celery|\S+ celery)/i,
  round: /^of\b/i,
  cake: /^(?:of|soap|(?:\S+ )?yeast)\b/i,
  roll: /^(?:of|(?:(?!(?:in|with|for|on|or|and)\b)[a-z-]+ ){0,2}(?:paper|towels?|foil|wrap|film|tape|twine|bags?|pastry|dough))\b/i,
  pot: /^of\b/i,
  bowl: /^of\b/i,
  wheel: /^of\b/i,
  shake: /^of\b/i,
  rack: /^of\b/i,
  chunk: /^(?!light|white)/i,
  cube: /^(?!steak)/i,
  strip: /^(?!steak|loin)/i,
};

/** "2 celery stalks", "3 garlic cloves" */
export const UNIT_AFTER_NAME =
  /^(?:(.*\bgarlic) (cloves?|heads?|bulbs?)|(.*\bcelery) (stalks?|ribs?|sticks?|hearts?|branch(?:es)?|stems?)|(.*\S)(?<!\bwith) (stalks?|sprigs?|slices?|heads?|ears?|bunch(?:es)?|bulbs?|sheets?|branch(?:es)?|rashers?))$/i;
