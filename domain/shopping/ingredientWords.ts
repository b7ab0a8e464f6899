/** A regular expression's choice of words: "small, extra large" becomes (?:small|extra large). */
function anyOf(words: string): string {
  return `(?:${words.trim().split(/,\s+/).join('|')})`;
}

/** How big something is: no part of its name, since one shops for onions and not for medium onions. */
export const SIZE = anyOf(
  `small to medium, small-to-medium, medium to large, medium-to-large, small or medium, medium or large, extra-large or jumbo, large or jumbo,
   very small, very large, small, medium, large, extra[- ]large, jumbo, big, tiny, little, small-size, small-sized, medium-size, medium-sized, medium-large, medium-small, large-size, large-sized, good-size,
   good-sized, fat, sm, md, med, lg, lrg`,
);

/** What stands between a number and its unit: "3 heaping tablespoons", "2 thin slices". */
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

/** What is done to an ingredient before it is used. */
const DONE = anyOf(
  `chopped, minced, sliced, diced, grated, shredded, slivered, peeled, cubed, crumbled, mashed, melted,
   softened, beaten, julienned, julienne-cut, shaved, sifted, drained, rinsed, trimmed, seeded, deseeded,
   de-seeded, stemmed, cored, hulled, halved, quartered, torn, crushed, pureed, puréed, cooked, toasted,
   zested, juiced, snipped, scrubbed, washed, cleaned, warmed, cooled, thawed, defrosted, squeezed, packed,
   smashed, bruised, flaked, pounded, deveined, unpeeled, strained, scalded, separated, picked, broken,
   unsifted, soaked, pressed, clarified, reheated, coarse-ground, fresh-ground, fresh-squeezed,
   fresh-grated, scraped, cracked, pared, shucked, tempered, caramelized, rendered, boiled, simmering, untrimmed,
   butterflied, poached, hard-cooked, hard-boiled, soft-boiled, cut-up, cut up, chilled, uncooked, boned, skinned, blanched, shelled,
   lukewarm, tepid, cold(?! water\\b), good-quality, best-quality`,
);

/** Preparations that need a manner before them: "coarsely ground pepper", but ground beef is bought ground. */
const DONE_IN_A_MANNER = `(?:(?:freshly|coarsely|finely)[- ](?:(?:grated or )?ground|brewed|made|popped|baked|roasted)|fresh (?:ground|squeezed|grated|brewed|cracked))`;

/** One step of preparation: "finely chopped", "toasted", "freshly ground". */
const STEP = `(?:${DONE_IN_A_MANNER}|(?:${MANNER}(?:[- ]| and ))*${DONE})`;

/** Steps of preparation in a row: "peeled, seeded and finely chopped". */
export const PREPARATION = `${STEP}(?:(?: ?, ?(?:and |or |then )?| and | or | & | then | )${STEP})*`;

/** Words before a preparation that belong to the name: in "fresh chopped dill" one buys fresh dill. */
export const BEFORE_PREPARATION = anyOf(
  `fresh, ripe, raw, good, firm, sweet, hot, cold, warm, dry, organic, tender, young, baby, mixed, dried,
   red, green, white, yellow, black, unsalted, salted, whole`,
);

/** What is bought like this: crushed tomatoes come from a can, shredded coconut from a bag. */
export const BOUGHT_PREPARED = new RegExp(
  `^(?:crushed (?:red|hot|dried|chil|aleppo|tomato|pineapple|potato chip)|shredded (?:coconut|sweetened|unsweetened|wheat|phyllo)|cold[- ](?:pressed|brew|cut|smoked)|` +
    `cooked ham|cracked (?:wheat|bulgur)|toasted sesame oil|mashed potato|` +
    `melted cheese|pressed (?:cheese|tofu)|clarified butter|caramelized onion|rendered|chopped liver|` +
    `strained (?:yogurt|greek|tomato)|pureed tomato|cleaned squid)`,
  'i',
);

/** What food is sold in. */
export const PACKAGE =
  '(?:can|carton|container|jar|package|packet|bag|box|tin|pack|bottle|tub|pouch|tube|envelope)(?:e?s)?\\b';
/** Of these the ones whose content is prepared as it says: "1 can diced tomatoes". */
export const CANS = /^(?:can|tin|jar|bottle|carton|container|tub|pouch|tube)s?$/i;

export const PACKAGES = new RegExp(`^(${PACKAGE})(?:\\s+(?=\\S)|$)`, 'i');

/** What a weight may be cut or put up in: "200 g block feta", "2 oz piece ginger". */
export const PIECES = /^((?:piece|block|chunk|knob|slab|sachet|punnet)s?)(?:\s+(?=\S)|$)/i;

/** Quantities that are no number; kept as they are. */
export const VAGUE_QUANTITY = '(?:an? few|few|several|an? couple(?: of)?|some|an? little)';

/** Words that only describe: with a comma after them the name is still to come ("boneless, skinless chicken thighs"). */
export const DESCRIPTIONS: ReadonlySet<string> = new Set(
  `boneless boned bone-in skinless skin-on skinned fresh frozen dried dry ripe firm raw cooked cold warm hot sweet sour plain
   unsweetened unsalted salted unflavored low-sodium reduced-sodium low-fat nonfat fat-free reduced-fat full-fat lean
   extra-lean whole fine coarse thick thin small medium large extra-large jumbo organic good good-quality quality high-quality
   best-quality smooth crunchy creamy pitted seedless seeded shelled unshelled roasted unroasted toasted blanched smoked cured
   canned jarred bottled light dark red green yellow white black brown golden purple mild sharp spicy
   day-old stale crusty soft hard baby young tender french italian greek spanish mexican thai chinese japanese american
   indian english german russian asian chopped sliced diced minced peeled grated shredded crushed cubed trimmed
   thinly finely coarsely roughly freshly lightly very and or large-flake mature free-range grass-fed wild farmed
   long-grain short-grain medium-grain quick-cooking old-fashioned gluten-free dairy-free vegan natural pure
   unbleached bleached rich high-fat all-purpose self-rising crisp tart juicy plump meaty flavorful ripest most firm-ripe semisweet
   bittersweet drained rinsed packed cleaned washed unpeeled stemmed cored halved quartered mashed melted softened
   beaten crumbled julienned homemade store-bought cultivated farm-raised bone-in skin-off to not untrimmed unripe
   strong weak long short slender narrow skinny wide round oval flat deep tall straight curved fluffy flaky aged syrupy robust
   peppery hearty rustic chewy dense airy moist sticky silky velvety tangy zesty salty bitter fruity nutty smoky buttery
   garlicky herby aromatic fragrant delicate leafy bushy woody fibrous starchy waxy mealy floury oily fatty bony live
   alive intact perfect beautiful nice pretty heavy thickish soupy runny watery chunky coarser finer bright pale
   golden-brown deep-red dark-green pink rosy ruby oaky pungent potent fiery bold intense neutral pleasant inexpensive
   decent drinkable authentic genuine artisan artisanal traditional local seasonal assorted various inner outer tiny
   little giant huge plump stiff wet damp lukewarm boiling icy ice-cold crunchy crispy brittle flavourful aromatic
   american-style half-ripe overripe over-ripe underripe barely just slightly fully really quite rather extra super`.split(
    /\s+/,
  ),
);

/** Other words that only describe, by how they end: "full-bodied", "reduced-fat", "stemless"; not "aniseed". */
export const DESCRIPTIVE =
  /^(?!.*(?:seed|weed)$).{2,}(?:ed|less|-(?:free|style|fat|sodium|grain|cut|size|in|on|off|fed|quality|caught))$/;

const FIGURE = '[\\d¼-¾⅐-⅞]';

/** What a note without a comma before it begins with, by what it tells. */
const NOTES: Readonly<Record<string, string>> = {
  more: 'plus\\b|\\+|total\\b|in all\\b|divided\\b|each\\b|per\\b',
  purpose: `to ${anyOf(
    `taste, serve, garnish, finish, decorate, fry, cover, glaze, coat, grease, sprinkle, drizzle, season, brush,
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

/** Where a name ends although no comma stands there: what follows is a note. */
export const NOTE_BEGINS = new RegExp(`\\s(?:${Object.values(NOTES).join('|')})`, 'i');

/** A preparation after the name, without a comma: "4 onions coarsely chopped", "carrots cut into sticks". */
export const PREPARED_AFTERWARDS = new RegExp(
  `\\s(?:${MANNER}[- ])*(?:${DONE}|whipped|boiled|cut|ground|roasted)(?=$|\\s(?:and|or|then|into|in|thin|thinly|fine|finely|lengthwise|lengthways|crosswise|of|to|on|with|for|diagonally|but|until|very|well|coarsely|small|if)\\b)`,
  'i',
);

/** "Juice of 1 lemon": one buys the lemon. */
export const PART_OF = new RegExp(
  `^((?:the |a |some )?(?:(?:${MANNER} )*(?:${DONE} )?)?(?:juice|zest|rind|peel|grated zest|seeds|pulp|leaves|scrapings|whites?|yolks?|flesh)(?:(?: and | & |\\/|, )(?:${STEP} )?(?:juice|zest|rind|peel|pulp))?(?: (?:of|from))|(?:juice|zest)(?=\\s+[\\d¼-¾⅐-⅞]))\\s*`,
  'i',
);

/** Units that may stand before a name without a number: "Pinch of salt", "pound elbow macaroni". */
export const UNITS_WITHOUT_NUMBER: ReadonlySet<string> = new Set(
  `pinch dash handful bunch sprig splash squeeze sprinkle sprinkling drop dollop fistful grind knob
   cup tbsp tsp lb oz`.split(/\s+/),
);

/** "6-pack of beer": how much is sold together, not how much is bought. */
export const MULTIPACK = /^(\d+-packs?)(?:\s+of)?\s+(?=\S)/i;

/** Names that begin with a number. */
export const NUMBERED_NAME = /^(?:7[- ]?up|3 musketeers|100 grand|5[- ]hour energy|57 sauce)\b/i;

/** Units that are none unless this follows: a rib of celery, but a rib eye steak. */
export const UNITS_OF: Readonly<Record<string, RegExp>> = {
  bouquet: /^of\b/i,
  rib: /^(?:of\b|celery|\S+ celery)/i,
  round: /^of\b/i,
  cake: /^(?:of|(?:\S+ )?yeast)\b/i,
  roll: /^of\b/i,
  pot: /^of\b/i,
  bowl: /^of\b/i,
  wheel: /^of\b/i,
  shake: /^of\b/i,
  rack: /^of\b/i,
  chunk: /^(?!light|white)/i,
  cube: /^(?!steak)/i,
  strip: /^(?!steak|loin)/i,
};

/** Units that stand after the name: "2 celery stalks", "3 garlic cloves". */
export const UNIT_AFTER_NAME =
  /^(?:(.*\bgarlic) (cloves?|heads?|bulbs?)|(.*\bcelery) (stalks?|ribs?|sticks?|hearts?|branch(?:es)?|stems?)|(.*\S)(?<!\bwith) (stalks?|sprigs?|slices?|heads?|ears?|bunch(?:es)?|bulbs?|sheets?|branch(?:es)?|rashers?))$/i;
