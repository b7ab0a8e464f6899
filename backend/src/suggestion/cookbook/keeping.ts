import { remembered } from '../../../../domain/text/remembered.ts';
import { shoppingKey } from '../../../../domain/shopping/shopping.ts';
import { storeSection, type StoreSection } from '../../../../domain/shopping/storeSection.ts';

/** How many days after shopping something is still good without any cooling; 'trip' when it keeps for a week and more. */
export type Keeping = 0 | 1 | 2 | 'trip';

/** What has to be cold in the shop spoils on the day it is bought. */
const SAME_DAY = `
  boneless chicken thighs, chicken breast, chicken drumsticks, rotisserie chicken, ground turkey, turkey
  sausage, turkey Italian sausage, turkey bratwurst, turkey bacon, sliced turkey, turkey pepperoni, turkey
  salami, ground beef, lean ground beef, vegan ground beef, flank steak, beef stew meat, beef hot dogs,
  vegan hot dogs, sliced roast beef, ground lamb, lamb stew meat, boneless pork chops, pork Italian
  sausage, pork bratwurst, vegan sausage, pork breakfast sausage, smoked pork sausage, bacon, sliced ham,
  cod fillets, salmon fillets, whole trout, smoked salmon, smoked trout, peeled shrimp, whole shrimp, firm
  tofu, eggs, milk, oat milk, rice milk, plain yogurt, Greek yogurt, coconut yogurt, heavy cream, sour
  cream, vegan sour cream, cream cheese, vegan cream cheese, cottage cheese, ricotta, feta, vegetarian feta, vegan feta,
  fresh mozzarella, mozzarella, vegan mozzarella, halloumi, vegetarian halloumi, string cheese, hummus, cheese ravioli, cheese
  tortellini, coleslaw mix, frozen edamame, frozen okra, frozen peas, frozen spinach,
  frozen berries, frozen cherries, pierogi, pork cutlets, pork loin, smoked mackerel`;

/** Leaves, berries and what bruises. */
const ONE_DAY = `
  baby spinach, romaine lettuce, basil, cilantro, fresh dill, mint, parsley, mushrooms, oyster mushrooms,
  portobello mushrooms, blueberries, raspberries, strawberries, broccoli, green beans, butter, vegan butter,
  chives`;

/** Fruit and vegetables that ripen fast, and cheese that is hard. */
const TWO_DAYS = `
  avocado, banana, cantaloupe, celery, cherry tomatoes, corn, cucumber, eggplant, grapes, green bell pepper,
  green onion, jalapeño, leek, mango, peaches, pear, red bell pepper, tomato, watermelon, zucchini, cheddar
  cheese, vegan cheddar, Monterey Jack cheese, parmesan, provolone, Swiss cheese, pepperoni, Emmental, vegetarian Emmental,
  raclette cheese, vegetarian raclette cheese, radishes`;

/** Fresh things that nevertheless last: named here so that none is forgotten above. */
const LASTING = `
  apple, baby potatoes, butternut squash, carrot, dates, fresh ginger, garlic, green cabbage, hard salami,
  lemon, lime, onion, orange, potatoes, red cabbage, red onion, russet potatoes, shelf-stable rice milk,
  shelf-stable tofu, sweet potato, shelf-stable milk`;

function keys(names: string): Set<string> {
  return new Set(names.split(',').map(shoppingKey));
}

const PERISHABLE: readonly (readonly [Keeping, ReadonlySet<string>])[] = [
  [0, keys(SAME_DAY)],
  [1, keys(ONE_DAY)],
  [2, keys(TWO_DAYS)],
];

/** Names, as {@link shoppingKey} has them, that somebody has thought about: perishable or not. */
export const JUDGED_FRESH: ReadonlySet<string> = new Set([
  ...PERISHABLE.flatMap(([, names]) => [...names]),
  ...keys(LASTING),
]);

/** Days of a fresh name that is not judged, as a model may give it, by its section of the shop. */
const UNJUDGED: Readonly<Partial<Record<StoreSection, Keeping>>> = {
  ...{ 'Meat & Seafood': 0, 'Dairy & Eggs': 0, 'Frozen Foods': 0, Produce: 1 },
};

const keepingOf = remembered((key): Keeping => {
  const judged = PERISHABLE.find(([, perishable]) => perishable.has(key))?.[0];
  if (judged !== undefined) return judged;
  return JUDGED_FRESH.has(key) ? 'trip' : (UNJUDGED[storeSection(key)] ?? 'trip');
}, 2000);

/** How long the ingredients of these names keep together without a fridge: as long as the first that spoils. */
export function keepsWithoutFridge(names: readonly string[]): Keeping {
  const found = new Set(names.map((name) => keepingOf(shoppingKey(name))));
  return ([0, 1, 2] as const).find((days) => found.has(days)) ?? 'trip';
}
