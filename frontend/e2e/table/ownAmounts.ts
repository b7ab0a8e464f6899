/** A measure or a counted thing, and how much of it: 'tsp' 7.5, 'oz' 20, 'g' 650, 'ml' 1200, 'can' 2. */
export type Amounts = ReadonlyMap<string, number>;

/** Measure, how many of it, and what a typed jug is rounded like. */
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
  tsp: ['tsp', 1],
  tbsp: ['tsp', 3],
  cup: ['tsp', 48],
  'fl oz': ['tsp', 6],
  pint: ['tsp', 96],
  quart: ['tsp', 192],
  gallon: ['tsp', 768],
  oz: ['oz', 1],
  lb: ['oz', 16],
  g: ['g', 1],
  kg: ['g', 1000],
  ml: ['ml', 1],
  l: ['ml', 1000],
  dozen: ['', 12],
};

/** '1 1/2 cups + 2 cans' as measures; empty for ''. @throws for what is no amount */
export function amountsOf(text: string): Amounts {
  const all = new Map<string, number>();
  // "11½ oz" decomposes to "111⁄2 oz".
  const plain = text.replace(/[¼½¾⅐-⅞]/g, (glyph) => ` ${glyph.normalize('NFKD').replace('⁄', '/')}`).trim();
  for (const part of plain === '' ? [] : plain.split(' + ')) {
    const found = /^(?:about |≈ )?(\d+(?:\.\d+)?(?!\/))?(?: ?(\d+)\/(\d+))?(?: (.+))?$/.exec(part);
    const [, whole = '0', above = '0', below = '1', unit = ''] = found ?? [];
    if (found === null || (whole === '0' && above === '0' && part !== '0' && !part.startsWith('0 ')))
      throw new Error(`“${part}” is no amount.`);
    const one = singular(unit);
    const [measure, size] = UNITS[one] ?? [one, 1];
    const sum = (all.get(measure) ?? 0) + (Number(whole) + Number(above) / Number(below)) * size;
    all.set(measure, rounded(sum));
  }
  return all;
}

/** Equal for the singular and the plural of a word: 'tomato', 'leav', 'cherri'. */
export function stem(words: string): string {
  return words
    .toLowerCase()
    .split(' ')
    .map((word) =>
      word
        .replace(/(?<!s)s$/, '')
        .replace(/e$/, '')
        .replace(/y$/, 'i')
        .replace(/f$/, 'v'),
    )
    .join(' ');
}

function singular(unit: string): string {
  if (unit === 'leaves' || unit === 'loaves') return unit.replace('ves', 'f');
  return unit.replace(/(?<=ch|sh|x)es$/, '').replace(/(?<!s)s$/, '');
}

/** What is typed for some portions, for others. */
export function needed(typed: string, portions: number, servings: number | null): Amounts {
  if (servings === null || portions === servings) return amountsOf(typed);
  const isMore = portions > servings;
  const isJug = /pint|quart|gallon/.test(typed);
  return each(amountsOf(typed), (value, measure) => {
    if (portions === 0) return 0;
    const round = toBuy((value * portions) / servings, measure, isJug, typed.includes('fl oz'));
    return isMore ? Math.max(value, round) : Math.min(value, round);
  });
}

/** What a purchase is short of; empty if it is enough. */
export function lacking(needs: Amounts, bought: Amounts, typed: string): Amounts {
  const isJug = /pint|quart|gallon/.test(typed);
  const short = [...needs].flatMap(([measure, value]) => {
    const more = rounded(value - (bought.get(measure) ?? 0));
    return more <= 0 ? [] : [[measure, toBuy(more, measure, isJug, typed.includes('fl oz'))] as const];
  });
  return new Map(short);
}

const USED_IN_PART = /(?:bag|block|bottle|box|bulb|bunch|can|carton|head|jar|loaf|package|stick|tub)$/;

/** The nearest amount that one can measure or buy: pieces never less, others at most a sixteenth less. */
function toBuy(value: number, measure: string, isJug: boolean, isFluid: boolean): number {
  const steps = stepsOf(value, measure, isJug, isFluid);
  if (steps === null) {
    const below = Math.floor(value + 1e-9);
    // A twentieth more of what is used in part needs no other whole one.
    const isEnough = below > 0 && USED_IN_PART.test(measure) && value <= below * 1.05 + 1e-9;
    return isEnough ? below : Math.ceil(value - 1e-9);
  }
  const near = steps.flatMap((one) => {
    const times = isWhole(value / one) ? Math.round(value / one) : value / one;
    return [Math.ceil(times) * one, Math.floor(times) * one];
  });
  const enough = near.filter((one) => one > 0 && one >= (value * 15) / 16 - 1e-9);
  return rounded(
    enough.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) - 1e-9 ? one : best)),
  );
}

function stepsOf(value: number, measure: string, isJug: boolean, isFluid: boolean): readonly number[] | null {
  if (measure === 'tsp') {
    if (isFluid) return [value >= 48 ? 6 : 3];
    if (isJug && value >= 48) return [48];
    if (value >= 12) return [12, 16];
    return [value >= 3 ? 3 / 2 : value >= 1 ? 1 / 4 : 1 / 8];
  }
  if (measure === 'oz') return [value >= 16 ? 4 : 1 / 2];
  if (measure === 'g' || measure === 'ml')
    return [value >= 1000 ? 50 : value >= 100 ? 10 : value >= 10 ? 5 : 1 / 2];
  return null;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
}

/** Thirds are no decimal numbers. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function each(amounts: Amounts, change: (value: number, measure: string) => number): Amounts {
  return new Map([...amounts].map(([measure, value]) => [measure, rounded(change(value, measure))]));
}
