import sameFoods from '../../food/data/sameFoods.json' with { type: 'json' };
import { judgeIngredient, type Verdict } from '../../food/diet.ts';
import { contentsOf } from '../../food/foodContents.ts';
import { SAME_FOODS } from '../../food/wordFamilies.ts';
import { readAvoids } from '../eater/avoidReading.ts';

function verdictOf(typed: string, ingredient: string): Verdict {
  const avoids = readAvoids([{ text: typed, strictness: 'allergy' }]);
  return judgeIngredient(ingredient, avoids).verdict;
}

/** Of lines "typed: ingredient, ingredient". */
function pairsOf(lines: string): [typed: string, ingredient: string][] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', ingredients = ''] = line.split(':');
      return ingredients.split(',').map((one): [string, string] => [typed.trim(), one.trim()]);
    });
}

/** Families of which a name says more: "chili" and "rocket salad" are also dishes, "Parmigiano" has rennet by law. */
const UNLIKE = new Set(['chili', 'burger', 'rocket salad', 'parmesan', 'potato chip']);

test('who avoids a food avoids each of its names', () => {
  const missed = SAME_FOODS.flatMap((names) =>
    names.flatMap((typed) =>
      names
        .filter((other) => verdictOf(typed, other) !== 'breaks')
        .map((other) => `${typed}, ${other}: ${verdictOf(typed, other)}`),
    ),
  );
  expect(missed).toEqual([]);
});

test('a name within a longer one is its other names too', () => {
  const missed = sameFoods.words.flatMap((names) =>
    names.flatMap((typed) =>
      names
        .filter((other) => verdictOf(`zorblax ${typed} bread`, `zorblax ${other} bread`) !== 'breaks')
        .map((other) => `${typed}, ${other}`),
    ),
  );
  expect(missed).toEqual([]);
});

test('the names of a food are known alike, and contain the same', () => {
  const shown = (name: string) => {
    const { contains, isKnown } = contentsOf(name);
    return [isKnown, ...[...contains].sort()].join(' ');
  };
  const unlike = SAME_FOODS.filter((names) => !names.some((name) => UNLIKE.has(name)))
    .map((names) => names.map((name) => `${name}: ${shown(name)}`))
    .filter((names) => new Set(names.map((line) => line.slice(line.indexOf(':')))).size > 1);
  expect(unlike).toEqual([]);
});

test.each(
  pairsOf(`
    cornstarch: cornflour, 2 tbsp corn starch
    no cornflour: cornstarch
    filbert: hazelnuts, hazelnut oil
    hazelnuts: chopped filberts
    baking soda: bicarbonate of soda, bicarb, sodium bicarbonate
    sodium bicarbonate: baking soda
    arugula: roquette, rocket, rocket salad, rucola
    rocket: rocket salad, arugula
    tahina: tahini
    chevre: goat cheese, goat's cheese
    goat cheese: chèvre
    bean curd: tofu, silken tofu
    tofu: bean curd
    bean: bean curd
    ginger: gingerroot
    no greek yoghurt: Greek yogurt
    black treacle: molasses
    beer: lager, pilsner, pale ale, stout, Kölsch, bock, weissbier, hefeweizen, Guinness, Peroni, shandy
    spirits: vodka, dark rum, gin, bourbon, Grand Marnier, kirsch, Jägermeister, liquor, Bacardi
    vodka: Smirnoff, Grey Goose, penne alla vodka, bloody mary
    liqueur: Cointreau, Kahlúa, Baileys, limoncello, amaretto, triple sec
    whiskey: bourbon, Scotch, Jack Daniel's, whisky
    grape: Tempranillo, Barolo
    mustard: Grey Poupon, Maille Dijon, Colman's, Gulden's, Dijonnaise, moutarde de Meaux
    gluten: maccheroni, Kölsch, weissbier, bock
    alcohol: Tempranillo, Kölsch, bock, weissbier, Crown Royal, Don Julio
    okra: bhindi
    eggplant: brinjal bharta`),
)('%s: %s breaks', (typed, ingredient) => {
  expect(verdictOf(typed, ingredient)).toBe('breaks');
});

test.each(
  pairsOf(`
    corn: peppercorns, corned beef
    cornstarch: potato starch
    baking soda: soda water, club soda
    bean curd: lemon curd
    tofu: black beans
    hot dog: wiener schnitzel
    beer: root beer, ginger beer, apple juice, malt vinegar
    ale: ginger ale, kale
    spirits: spirit vinegar, chocolate liquor
    whiskey: scotch bonnet, scotch eggs
    liqueur: campari tomatoes
    rocket: lettuce
    filbert: sunflower seeds
    arugula: spinach
    chicken egg: chicken breast
    sugar snap: brown sugar
    fillet: beef mince`),
)('%s does not break %s', (typed, ingredient) => {
  expect(verdictOf(typed, ingredient)).not.toBe('breaks');
});

test.each(
  pairsOf(`
    white sugar: sugar
    table salt: salt
    lager: beer
    vodka: liquor, spirits
    bourbon: whiskey
    Cointreau: liqueur
    greek yoghurt: yogurt`),
)('whether %s is %s is not known', (typed, ingredient) => {
  expect(verdictOf(typed, ingredient)).not.toBe('fits');
});

test('what a person does not avoid by a name stays safe', () => {
  const typed = [
    'lima beans',
    'cornstarch',
    'baking soda',
    'arugula',
    'chevre',
    'bean curd',
    'beer',
    'spirits',
    'filbert',
  ];
  const foods = [
    'rice',
    'carrots',
    'olive oil',
    'salt',
    'chicken thighs',
    'bananas',
    'butter',
    'black pepper',
  ];
  const alarmed = typed.flatMap((one) =>
    foods.filter((food) => verdictOf(one, food) !== 'fits').map((food) => `${one}, ${food}`),
  );
  expect(alarmed).toEqual([]);
});
