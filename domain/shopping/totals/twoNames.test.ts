import sameGoods from '../data/sameGoods.json' with { type: 'json' };
import { cartByStoreSection } from '../list/shopping.ts';
import { foodKey } from '../food/foodKey.ts';

const SAME = `
  large scallions = green onions | salad onions = spring onion | aubergines (large) = eggplant | Ripe bananas = banana
  fresh rocket = arugula leaves | cilantro, fresh = coriander leaves | flat-leaf parsley = parsley, chopped
  tinned chickpeas = canned garbanzo beans | haricots verts = green beans | French beans = string beans
  haricot beans = navy beans | borlotti beans = cranberry beans | petits pois = peas | peas = garden peas
  cavolo nero = Tuscan kale | silverbeet = Swiss chard | Jerusalem artichokes = sunchokes | mooli = daikon radish
  witloof = Belgian endive | yellow onions = onions | Peppers = bell peppers | red peppers = red capsicum
  jalapeño peppers = jalapenos | chestnut mushrooms = baby bella mushrooms | button mushrooms = white mushrooms
  portabella mushrooms = portobello | baking potatoes = russet potatoes | new potatoes = baby potatoes
  kumara = sweet potatoes | potatoes, sweet = sweet potato | iceberg = iceberg lettuce
  mixed leaves = salad mix | ears of corn = corn on the cob | hearts of palm = palm hearts
  plum tomatoes = Roma tomatoes | tomatoes (canned) = tinned tomatoes | passata = strained tomatoes
  gherkins = pickled cucumbers | water melon = watermelon | kiwi fruit = kiwis | dried plums = prunes
  lychees = litchis | physalis = Cape gooseberries | honeydew melon = honeydew | fresh strawberries = strawberry
  double cream = heavy whipping cream | single cream = light cream | soured cream = sour cream
  semi-skimmed milk = 2% milk | natural yoghurt = plain yogurt | Emmentaler cheese = Emmental | butter, melted = butter
  large eggs = medium eggs | eggs, beaten = egg | feta = cheese (feta) | Manchego cheese = manchego
  minced lamb = lamb mince | hamburger meat = minced beef | streaky bacon = bacon rashers | tiger prawns = large shrimp
  chicken breast fillets = chicken breasts | tin of tuna = canned tuna | fish fingers = fish sticks | crawfish = crayfish
  plain flour = flour | flour, type 405 = all-purpose flour | flour type 550 = flour | strong white flour = bread flour
  gram flour = besan | corn meal = cornmeal | bicarb = baking soda | dried yeast = active dry yeast
  fast-action yeast = instant yeast | soft brown sugar = light brown sugar | black treacle = molasses
  demerara = demerara sugar | lasagne sheets = lasagna noodles | dried spaghetti = spaghetti | penne pasta = penne
  linguini = linguine | basmati = basmati rice | risotto rice = arborio | bulghur wheat = bulgur | porridge oats = oats
  pitta bread = pita | French stick = baguette | panko breadcrumbs = panko | pecan nuts = pecans | cashews = cashew nuts
  pine kernels = pinenuts | walnut halves = chopped walnuts | flaked almonds = sliced almonds | chia = chia seeds
  EVOO = extra-virgin olive oil | cider vinegar = apple cider vinegar | balsamic = balsamic vinegar | houmous = hummus
  Worcester sauce = Worcestershire | sriracha sauce = sriracha | Dijon = Dijon mustard | peanut butter = smooth peanut butter
  pepper, black = freshly ground black pepper | pepper = ground pepper | ground nutmeg = nutmeg | tumeric = turmeric
  coriander powder = ground coriander | dried bay leaves = bay leaf | vanilla essence = vanilla extract
  cocoa = cocoa powder | plain chocolate = dark chocolate | choc chips = chocolate chips | gelatine = gelatin
  crisps = potato chips | candy floss = cotton candy | tea bags = teabags | soda water = sparkling water
  whisky = whiskey | fizzy drinks = soda | still water = mineral water | bag of ice = ice cubes
  serviettes = paper napkins | loo roll = toilet paper | bin bags = trash bags | washing-up liquid = dish soap
  cling film = plastic wrap | greaseproof paper = parchment paper | tin foil = aluminum foil | nappies = diapers
  zip-lock bags = Ziploc bags | sun cream = sunscreen | bug spray = insect repellent | charcoal briquettes = charcoal
  salt to taste = salt | oil, olive = olive oil | carrots, peeled and diced = carrots | finely chopped onion = onions
  head of lettuce = lettuce | bunch of basil = fresh basil | onions, 2 large = onions | boiling water = water
  butter, for greasing = butter at room temperature | parsley, to serve = parsley for garnish`;

const DIFFERENT = `
  coconut milk = milk | coconut cream = cream of coconut | sweet potatoes = potatoes | baking soda = baking powder
  green onions = onions | red onions = onions | bell peppers = pepper | peppers = pepper | red pepper = red chili
  chocolate milk = milk chocolate | mints = mint | butter lettuce = butter | butternut squash = butter
  peanut butter = peanuts | almond flour = almond butter | cornflour = corn flour | corn syrup = corn
  baby corn = corn | corn flakes = corn | tomato ketchup = tomato sauce | tomato paste = canned tomatoes
  crushed tomatoes = tomatoes | chopped tomatoes = tomatoes | dried apricots = apricots | raisins = grapes
  lemon grass = lemon | lemon curd = lemons | orange juice = oranges | lime juice = lemon juice
  minced beef = beef | ground beef = ground pork | chicken stock = chicken | chicken broth = beef broth
  fish sauce = fish | fish sticks = fish | crab sticks = crab | oyster mushrooms = oysters | oyster sauce = oysters
  smoked salmon = salmon | canned tuna = tuna | hot dogs = hot dog buns | burger buns = burgers
  cream cheese = cream | cream of tartar = cream | ice cream = ice | sour cream = heavy cream | whipped cream = heavy cream
  Swiss chard = Swiss cheese | cheddar = extra sharp cheddar | fresh mozzarella = mozzarella | goat milk = goat cheese
  bread flour = flour | self-raising flour = flour | rice flour = rice | pasta sauce = pasta | spaghetti squash = spaghetti
  brown rice = rice | rice vinegar = rice | vegetable stock = vegetables | stock cubes = ice cubes
  dark brown sugar = brown sugar | icing sugar = sugar | sugar snap peas = sugar | raw sugar = brown sugar
  whole cloves = garlic cloves | garlic powder = garlic | mustard powder = mustard | cinnamon sticks = ground cinnamon
  coriander seeds = ground coriander | dried thyme = fresh thyme | dried basil = basil | ground ginger = fresh ginger
  white wine = white wine vinegar | ginger ale = ginger | root beer = beer | tonic water = water | tea = tea towels
  paper plates = paper towels | lighter fluid = charcoal | dish soap = hand soap | toilet paper = toilet cleaner
  gluten-free flour = flour | decaf coffee = coffee | oat milk = oats | soy milk = soy sauce | jumbo shells = eggs
  cheese for chili = cheese for quesadillas | sauce for pasta = sauce, for steak | salt, pepper = salt | corn, peanut or vegetable oil = corn`;

function pairs(text: string): string[][] {
  return text
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((pair) => pair.split(' = '));
}

describe('two names', () => {
  it.each(pairs(SAME))('of one food are one line: %s, %s', (one = '', other = '') => {
    const rows = [one, other].map((name) => ({ id: name, name, purchased: false, assignedToId: null }));
    expect(cartByStoreSection(rows).map(({ groups }) => groups.length)).toEqual([1]);
  });

  it.each(pairs(DIFFERENT))('of two foods are two keys: %s, %s', (one = '', other = '') => {
    expect(foodKey(one)).not.toBe(foodKey(other));
  });

  it('of a family have one key, and no family has the key of another', () => {
    const keysOf = (families: string[][]) => families.map((names) => [...new Set(names.map(foodKey))]);
    const keys = keysOf(sameGoods.names);
    expect([...keys, ...keysOf(sameGoods.words)].filter((some) => some.length > 1)).toEqual([]);
    expect(keys.flat().filter((key, index, all) => all.indexOf(key) < index)).toEqual([]);
  });

  it('keep their key when it is read again', () => {
    const names = [...sameGoods.names, ...sameGoods.near].flat();
    expect(names.filter((name) => foodKey(foodKey(name)) !== foodKey(name))).toEqual([]);
  });
});
