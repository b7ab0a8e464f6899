import fc from 'fast-check';
import { STORE_SECTIONS, storeSection, type StoreSection } from './storeSection.ts';

const EXAMPLES: readonly [StoreSection, readonly string[]][] = [
  [
    'Produce',
    [
      'Yellow onions',
      'BELL PEPPERS',
      'blueberries',
      'Zucchini',
      'fresh dill',
      'green beans',
      '2 limes',
      'jalapeños',
      'butternut squash',
      'eggplant',
      'sweet potatoes',
      'corn on the cob',
      'Cherry tomatoes',
      'tomatoes',
    ],
  ],
  [
    'Meat & Seafood',
    [
      'Trout fillets',
      'Plant-based mince',
      'smoked turkey',
      'ground beef',
      'chicken thighs',
      'Shrimp',
      'anchovies',
      'hot dogs',
      'firm tofu',
    ],
  ],
  [
    'Dairy & Eggs',
    [
      'Feta',
      'Sharp cheddar',
      'eggs',
      'Butter',
      'heavy cream',
      'Greek yogurt',
      'cream cheese',
      'half & half',
      'oat milk',
    ],
  ],
  [
    'Pantry & Dry Goods',
    [
      'Black beans',
      'Crushed tomatoes',
      'Flour tortillas',
      'pancake mix',
      'Maple syrup',
      'chili powder',
      'peanut butter',
      'chicken broth',
      'olive oil',
      'tomato paste',
      'coconut milk',
      'garlic powder',
      'apple cider vinegar',
      'egg noodles',
      'brown rice',
      'hot dog buns',
      'black pepper',
      'lime juice powder',
    ],
  ],
  ['Frozen Foods', ['frozen peas', 'ice cream', 'Bag of ice', 'tater tots']],
  ['Beverages', ['ground coffee', 'Sparkling water', 'orange juice', 'Iced tea', 'ginger beer', 'lemonade']],
  [
    'Snacks & Treats',
    [
      'Marshmallows',
      'mixed nuts',
      'milk chocolate bars',
      'Graham crackers',
      'tortilla chips',
      'beef jerky',
      'trail mix',
      'candies',
    ],
  ],
  ['Miscellaneous', ['paper towels', 'charcoal', 'Aunt Mo’s surprise', '', '🔥', 'מלח']],
];

describe('store section', () => {
  it.each(EXAMPLES.flatMap(([section, names]) => names.map((name) => [name, section] as const)))(
    '"%s" stands under %s',
    (name, section) => {
      expect(storeSection(name)).toBe(section);
    },
  );

  it('looks at whole words: graham is no ham, watercress no water, pineapple no pine', () => {
    expect(storeSection('graham')).toBe('Miscellaneous');
    expect(storeSection('watercress')).toBe('Produce');
    expect(storeSection('pineapple')).toBe('Produce');
  });

  it('gives every text one of the sections, whatever its case and outer spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const section = storeSection(name);
        return STORE_SECTIONS.includes(section) && storeSection(`  ${name} `) === section;
      }),
    );
  });
});
