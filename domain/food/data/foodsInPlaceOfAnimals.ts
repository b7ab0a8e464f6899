import { type FoodRow } from '../content.ts';

/** What stands in for meat, fish, milk and egg: plant protein, nuts and soy, and in some kinds egg or milk. */
export const FOODS_IN_PLACE_OF_ANIMALS: readonly FoodRow[] = [
  [
    ['?egg', '?dairy', '?soy', '?gluten'],
    `veggie burger, garden burger, gardenburger, veggie pattie, veggie patty, bean burger,
     mushroom burger, veggie nugget, quorn, mycoprotein, vegetarian burger, veggie meatball,
     veggie meat, veggie crumble, veggie chicken, veggie chicken nugget, veggie ground beef,
     veggie mince, veggie ham, veggie turkey, veggie pepperoni, veggie deli slice, veggie steak,
     veggie chorizo, veggie fish, portobello burger, mushroom burger patty, mushroom patty,
     mushroom jerky, jackfruit jerky, pulled jackfruit, jackfruit pulled pork, cauliflower wing,
     buffalo cauliflower, lentil burger, quinoa burger, beet burger, chickpea burger,
     sweet potato burger, vegetable burger, vegetable patty, bean patty, veg mince, veg burger,
     tofu burger patty`,
  ],
  [
    ['?soy', '?gluten', '?treeNut'],
    `black bean burger, plant based burger, plant based meat, plant based mince, vegan burger,
     vegan sausage, vegan chicken, vegan ground beef, vegan beef, vegan bacon, plant protein,
     vegetable protein, hydrolyzed vegetable protein, hydrolysed vegetable protein, hydrolyzed protein,
     hydrolyzed plant protein, hvp, vegetable protein isolate, textured plant protein,
     plant based sausage, plant based chicken, plant based beef, vegan mince, vegan patty, plant milk,
     plant based milk, vegan milk, non dairy milk, dairy free milk, milk substitute, plant cream,
     vegan cream`,
  ],
  [
    ['?soy', '?gluten', '?treeNut', '?egg', '?dairy'],
    `meatless crumble, meatless meatball, meat substitute, meat alternative, meat replacement, fake meat,
     mock chicken, chickenless strip, chickenless nugget, beefless tip, fishless filet, fishless stick`,
  ],
  [['gluten', '?soy', '?treeNut'], `mock duck`],
  [
    ['?soy', '?gluten', '?egg', '?dairy', 'highSodium'],
    `veggie sausage, vegetarian sausage, veggie dog, veggie hot dog, veggie bacon, vegetarian bacon`,
  ],
  [
    [],
    `beyond burger, beyond meat, beyond beef, beyond sausage, antioxidant, acidity regulator, acid,
     acidifier, acidulant, sweetener, calcium lactate, sodium lactate, magnesium citrate, calcium
     ascorbate, sodium acetate, potassium lactate, bicarbonate, fat reduced cocoa powder, fat reduced
     cocoa, coconut fat, cocoa fat, rice syrup solid, maple, coke zero, maple sugar`,
  ],
  [
    ['?treeNut', '?soy'],
    `vegan cheese, vegan cheddar, vegan mozzarella, vegan parmesan, vegan cream cheese, vegan feta,
     vegan ricotta, plant based cheese, dairy free cheese, vegan butter, plant butter,
     plant based butter, dairy free butter, vegan yogurt, plant based yogurt, dairy free yogurt,
     vegan sour cream, dairy free ice cream, vegan ice cream, vegan shreds, vegan chocolate,
     vegan white chocolate, dairy free chocolate, vegan chocolate chip, dairy free chocolate chip,
     vegan marshmallow, vegan pesto, vegan margarine, non dairy butter, non dairy yogurt,
     dairy alternative, violife, daiya`,
  ],
  [['?treeNut', '?soy', '?mustard'], `vegan mayo, vegan mayonnaise, veganaise, vegenaise, vegan ranch`],
  [
    ['?soy', '?egg'],
    `lecithin, e322, egg replacer, egg replacement, egg alternative, vegan egg, just egg, plant based egg,
     lecithin granule, emulsifier lecithin`,
  ],
];
