import { asText } from '../../text/asText.ts';
import { msg, type Message } from '../../text/message.ts';
import { reader, SOURCE_LANGUAGE } from '../../text/reader.ts';
import { compare, rational, wholePart } from '../../number/rational.ts';
import { readQuantity } from './quantity.ts';
import { findUnit } from './units.ts';

/**
 * By the unit's singular; grams and liters are the same in all languages. Messages are literals, so this list is no
 * data file.
 */
const NAMES: Readonly<Record<string, (count: number) => Message>> = {
  tsp: (count) => msg('unit.tsp', '{count, plural, one {tsp} other {tsp}}', { count }),
  dessertspoon: (count) =>
    msg('unit.dessertspoon', '{count, plural, one {dessertspoon} other {dessertspoons}}', { count }),
  tbsp: (count) => msg('unit.tbsp', '{count, plural, one {tbsp} other {tbsp}}', { count }),
  cup: (count) => msg('unit.cup', '{count, plural, one {cup} other {cups}}', { count }),
  pint: (count) => msg('unit.pint', '{count, plural, one {pint} other {pints}}', { count }),
  quart: (count) => msg('unit.quart', '{count, plural, one {quart} other {quarts}}', { count }),
  gallon: (count) => msg('unit.gallon', '{count, plural, one {gallon} other {gallons}}', { count }),
  'fl oz': (count) => msg('unit.flOz', '{count, plural, one {fl oz} other {fl oz}}', { count }),
  oz: (count) => msg('unit.oz', '{count, plural, one {oz} other {oz}}', { count }),
  lb: (count) => msg('unit.lb', '{count, plural, one {lb} other {lb}}', { count }),
  bag: (count) => msg('unit.bag', '{count, plural, one {bag} other {bags}}', { count }),
  ball: (count) => msg('unit.ball', '{count, plural, one {ball} other {balls}}', { count }),
  bar: (count) => msg('unit.bar', '{count, plural, one {bar} other {bars}}', { count }),
  batch: (count) => msg('unit.batch', '{count, plural, one {batch} other {batches}}', { count }),
  block: (count) => msg('unit.block', '{count, plural, one {block} other {blocks}}', { count }),
  bottle: (count) => msg('unit.bottle', '{count, plural, one {bottle} other {bottles}}', { count }),
  bouquet: (count) => msg('unit.bouquet', '{count, plural, one {bouquet} other {bouquets}}', { count }),
  bowl: (count) => msg('unit.bowl', '{count, plural, one {bowl} other {bowls}}', { count }),
  box: (count) => msg('unit.box', '{count, plural, one {box} other {boxes}}', { count }),
  branch: (count) => msg('unit.branch', '{count, plural, one {branch} other {branches}}', { count }),
  bulb: (count) => msg('unit.bulb', '{count, plural, one {bulb} other {bulbs}}', { count }),
  bunch: (count) => msg('unit.bunch', '{count, plural, one {bunch} other {bunches}}', { count }),
  bundle: (count) => msg('unit.bundle', '{count, plural, one {bundle} other {bundles}}', { count }),
  cake: (count) => msg('unit.cake', '{count, plural, one {cake} other {cakes}}', { count }),
  can: (count) => msg('unit.can', '{count, plural, one {can} other {cans}}', { count }),
  carton: (count) => msg('unit.carton', '{count, plural, one {carton} other {cartons}}', { count }),
  case: (count) => msg('unit.case', '{count, plural, one {case} other {cases}}', { count }),
  chunk: (count) => msg('unit.chunk', '{count, plural, one {chunk} other {chunks}}', { count }),
  clove: (count) => msg('unit.clove', '{count, plural, one {clove} other {cloves}}', { count }),
  container: (count) =>
    msg('unit.container', '{count, plural, one {container} other {containers}}', { count }),
  cube: (count) => msg('unit.cube', '{count, plural, one {cube} other {cubes}}', { count }),
  dash: (count) => msg('unit.dash', '{count, plural, one {dash} other {dashes}}', { count }),
  dollop: (count) => msg('unit.dollop', '{count, plural, one {dollop} other {dollops}}', { count }),
  drop: (count) => msg('unit.drop', '{count, plural, one {drop} other {drops}}', { count }),
  ear: (count) => msg('unit.ear', '{count, plural, one {ear} other {ears}}', { count }),
  envelope: (count) => msg('unit.envelope', '{count, plural, one {envelope} other {envelopes}}', { count }),
  fillet: (count) => msg('unit.fillet', '{count, plural, one {fillet} other {fillets}}', { count }),
  fistful: (count) => msg('unit.fistful', '{count, plural, one {fistful} other {fistfuls}}', { count }),
  glass: (count) => msg('unit.glass', '{count, plural, one {glass} other {glasses}}', { count }),
  glug: (count) => msg('unit.glug', '{count, plural, one {glug} other {glugs}}', { count }),
  grind: (count) => msg('unit.grind', '{count, plural, one {grind} other {grinds}}', { count }),
  handful: (count) => msg('unit.handful', '{count, plural, one {handful} other {handfuls}}', { count }),
  head: (count) => msg('unit.head', '{count, plural, one {head} other {heads}}', { count }),
  inch: (count) => msg('unit.inch', '{count, plural, one {inch} other {inches}}', { count }),
  jar: (count) => msg('unit.jar', '{count, plural, one {jar} other {jars}}', { count }),
  jigger: (count) => msg('unit.jigger', '{count, plural, one {jigger} other {jiggers}}', { count }),
  keg: (count) => msg('unit.keg', '{count, plural, one {keg} other {kegs}}', { count }),
  knob: (count) => msg('unit.knob', '{count, plural, one {knob} other {knobs}}', { count }),
  leaf: (count) => msg('unit.leaf', '{count, plural, one {leaf} other {leaves}}', { count }),
  link: (count) => msg('unit.link', '{count, plural, one {link} other {links}}', { count }),
  loaf: (count) => msg('unit.loaf', '{count, plural, one {loaf} other {loaves}}', { count }),
  log: (count) => msg('unit.log', '{count, plural, one {log} other {logs}}', { count }),
  mug: (count) => msg('unit.mug', '{count, plural, one {mug} other {mugs}}', { count }),
  nub: (count) => msg('unit.nub', '{count, plural, one {nub} other {nubs}}', { count }),
  package: (count) => msg('unit.package', '{count, plural, one {package} other {packages}}', { count }),
  pat: (count) => msg('unit.pat', '{count, plural, one {pat} other {pats}}', { count }),
  piece: (count) => msg('unit.piece', '{count, plural, one {piece} other {pieces}}', { count }),
  pinch: (count) => msg('unit.pinch', '{count, plural, one {pinch} other {pinches}}', { count }),
  pod: (count) => msg('unit.pod', '{count, plural, one {pod} other {pods}}', { count }),
  pot: (count) => msg('unit.pot', '{count, plural, one {pot} other {pots}}', { count }),
  pouch: (count) => msg('unit.pouch', '{count, plural, one {pouch} other {pouches}}', { count }),
  punnet: (count) => msg('unit.punnet', '{count, plural, one {punnet} other {punnets}}', { count }),
  rack: (count) => msg('unit.rack', '{count, plural, one {rack} other {racks}}', { count }),
  rasher: (count) => msg('unit.rasher', '{count, plural, one {rasher} other {rashers}}', { count }),
  rib: (count) => msg('unit.rib', '{count, plural, one {rib} other {ribs}}', { count }),
  roll: (count) => msg('unit.roll', '{count, plural, one {roll} other {rolls}}', { count }),
  round: (count) => msg('unit.round', '{count, plural, one {round} other {rounds}}', { count }),
  sachet: (count) => msg('unit.sachet', '{count, plural, one {sachet} other {sachets}}', { count }),
  scoop: (count) => msg('unit.scoop', '{count, plural, one {scoop} other {scoops}}', { count }),
  serving: (count) => msg('unit.serving', '{count, plural, one {serving} other {servings}}', { count }),
  shake: (count) => msg('unit.shake', '{count, plural, one {shake} other {shakes}}', { count }),
  sheet: (count) => msg('unit.sheet', '{count, plural, one {sheet} other {sheets}}', { count }),
  shot: (count) => msg('unit.shot', '{count, plural, one {shot} other {shots}}', { count }),
  slab: (count) => msg('unit.slab', '{count, plural, one {slab} other {slabs}}', { count }),
  sleeve: (count) => msg('unit.sleeve', '{count, plural, one {sleeve} other {sleeves}}', { count }),
  slice: (count) => msg('unit.slice', '{count, plural, one {slice} other {slices}}', { count }),
  spear: (count) => msg('unit.spear', '{count, plural, one {spear} other {spears}}', { count }),
  splash: (count) => msg('unit.splash', '{count, plural, one {splash} other {splashes}}', { count }),
  sprig: (count) => msg('unit.sprig', '{count, plural, one {sprig} other {sprigs}}', { count }),
  sprinkle: (count) => msg('unit.sprinkle', '{count, plural, one {sprinkle} other {sprinkles}}', { count }),
  sprinkling: (count) =>
    msg('unit.sprinkling', '{count, plural, one {sprinkling} other {sprinklings}}', { count }),
  square: (count) => msg('unit.square', '{count, plural, one {square} other {squares}}', { count }),
  squeeze: (count) => msg('unit.squeeze', '{count, plural, one {squeeze} other {squeezes}}', { count }),
  squirt: (count) => msg('unit.squirt', '{count, plural, one {squirt} other {squirts}}', { count }),
  stalk: (count) => msg('unit.stalk', '{count, plural, one {stalk} other {stalks}}', { count }),
  stem: (count) => msg('unit.stem', '{count, plural, one {stem} other {stems}}', { count }),
  stick: (count) => msg('unit.stick', '{count, plural, one {stick} other {sticks}}', { count }),
  strand: (count) => msg('unit.strand', '{count, plural, one {strand} other {strands}}', { count }),
  strip: (count) => msg('unit.strip', '{count, plural, one {strip} other {strips}}', { count }),
  tablet: (count) => msg('unit.tablet', '{count, plural, one {tablet} other {tablets}}', { count }),
  thread: (count) => msg('unit.thread', '{count, plural, one {thread} other {threads}}', { count }),
  thumb: (count) => msg('unit.thumb', '{count, plural, one {thumb} other {thumbs}}', { count }),
  tray: (count) => msg('unit.tray', '{count, plural, one {tray} other {trays}}', { count }),
  tub: (count) => msg('unit.tub', '{count, plural, one {tub} other {tubs}}', { count }),
  tube: (count) => msg('unit.tube', '{count, plural, one {tube} other {tubes}}', { count }),
  twist: (count) => msg('unit.twist', '{count, plural, one {twist} other {twists}}', { count }),
  wedge: (count) => msg('unit.wedge', '{count, plural, one {wedge} other {wedges}}', { count }),
  wheel: (count) => msg('unit.wheel', '{count, plural, one {wheel} other {wheels}}', { count }),
};

/** A number, perhaps the size of a package, and a word: "1 1/2 cups", "2 (400 g) cans". */
const NUMBER = String.raw`\d[\d.,/ -]*`;
const AMOUNT = new RegExp(String.raw`(?<![\w.,/])(${NUMBER})(\([^()]*\) )?(fl oz|\p{L}+)`, 'gu');

/** An amount with its units in the reader's language: "2 tbsp" is "2 EL" in German. Other words stay. */
export function withUnitNames(text: string): string {
  if (reader().language === SOURCE_LANGUAGE) return text;
  return text.replace(AMOUNT, (all: string, number: string, size: string | undefined, word: string) => {
    const name = nameOf(word, number);
    return name === null ? all : `${number}${size ?? ''}${name}`;
  });
}

function nameOf(word: string, number: string): string | null {
  const name = NAMES[findUnit(word)?.one ?? ''];
  const value = readQuantity(number.trim())?.high;
  if (name === undefined || value === undefined) return null;
  // Half a cup is one cup in words.
  const isOne = compare(value, rational(1n)) <= 0;
  return asText(name(isOne ? 1 : Number(wholePart(value)) + Number(value.denominator !== 1n)));
}
