import { foodKey } from './foodKey.ts';

const SAME = `
  scallions = green onions | green onion = spring onions | Greek yoghurt = Greek yogurt | courgettes = zucchini
  aubergine = eggplant | fresh coriander = cilantro | coriander leaves = cilantro | rocket = arugula
  garbanzo beans = chickpeas | chick peas = chickpeas | prawns = shrimp | King prawns = king shrimp
  beetroot = beets | capsicum = bell pepper | red capsicums = red bell peppers | swede = rutabaga
  icing sugar = powdered sugar | confectioners' sugar = powdered sugar | caster sugar = superfine sugar
  granulated sugar = sugar | plain flour = all-purpose flour | all purpose flour = All-Purpose Flour
  self-raising flour = self-rising flour | wholemeal bread = whole wheat bread | bicarbonate of soda = baking soda
  corn starch = cornstarch | cornflour = cornstarch | mangetout = snow peas | broad beans = fava beans
  pak choi = bok choy | minced beef = ground beef | beef mince = ground beef | crème fraîche = creme fraiche
  jalapeño = jalapenos | rapeseed oil = canola oil | heavy whipping cream = heavy cream
  Parmesan cheese = parmesan | chilli flakes = red pepper flakes | ginger root = fresh ginger
  mayo = mayonnaise | BBQ sauce = barbecue sauce | kitchen roll = paper towels | tin foil = aluminium foil
  sultanas = golden raisins | linseeds = flax seeds | pepitas = pumpkin seeds | soya sauce = soy sauce`;

const DIFFERENT = `
  green onions = onions | spring onions = red onions | scallions = chives | cream = sour cream | cream = cream cheese
  heavy cream = light cream | red wine vinegar = white wine vinegar | red wine = red wine vinegar
  baking soda = baking powder | fresh ginger = ground ginger | fresh ginger = candied ginger | cilantro = coriander seeds
  cilantro = ground coriander | butter = peanut butter | buttermilk = milk | milk = coconut milk | milk = oat milk
  whole milk = skim milk | evaporated milk = condensed milk | coconut milk = coconut water | coconut milk = coconut cream
  sugar = brown sugar | sugar = powdered sugar | powdered sugar = superfine sugar | flour = bread flour
  all-purpose flour = self-rising flour | almond flour = almond butter | corn flour = cornstarch | cornmeal = cornstarch
  rice = rice vinegar | rice = wild rice | rice = rice noodles | rice flour = rice | oats = oat flour
  tomatoes = cherry tomatoes | tomatoes = sun-dried tomatoes | tomato paste = tomato sauce | tomatoes = canned tomatoes
  potatoes = sweet potatoes | potato chips = potatoes | bell pepper = black pepper | black pepper = white pepper
  red pepper flakes = red bell pepper | chili powder = chili flakes | garlic = garlic powder | onion = onion powder
  eggs = egg noodles | eggs = eggplant | egg whites = eggs | olives = olive oil | sesame oil = sesame seeds
  ground beef = beef | ground beef = ground turkey | chicken breast = chicken thighs | bacon = turkey bacon
  chicken broth = beef broth | vegetable broth = vegetable oil | green beans = kidney beans | peas = chickpeas
  peas = snow peas | basil = dried basil | mint = mint tea | lemon = lemongrass | lemons = limes
  lemon juice = lemons | orange juice = oranges | paprika = smoked paprika | soy sauce = soy milk
  parsley = parsnips | vanilla extract = vanilla sugar | cinnamon = cinnamon sticks | ham = hamburger buns
  hot dogs = hot dog buns | salt = celery salt | salt = kosher salt | corn = popcorn | beets = beef`;

/** Name pairs. */
function pairs(text: string): string[][] {
  return text
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((pair) => pair.split(' = '));
}

describe('the name of a food', () => {
  it.each(pairs(SAME))('%s is %s', (one = '', other = '') => {
    expect(foodKey(one)).toBe(foodKey(other));
  });

  it.each(pairs(DIFFERENT))('%s is not %s', (one = '', other = '') => {
    expect(foodKey(one)).not.toBe(foodKey(other));
  });

  it('is covered by 40 equal and 60 different pairs', () => {
    expect(pairs(SAME).length).toBeGreaterThanOrEqual(40);
    expect(pairs(DIFFERENT).length).toBeGreaterThanOrEqual(60);
  });

  it('ignores case, spaces and plurals', () => {
    expect(foodKey('  Red   ONIONS ')).toBe('red onion');
  });

  it('without letters is the text itself', () => {
    expect(foodKey(' ?? ')).toBe('??');
    expect(foodKey('🍋')).not.toBe(foodKey('🍎'));
  });
});
