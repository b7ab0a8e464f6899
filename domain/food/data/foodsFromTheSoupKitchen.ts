import { type FoodRow } from '../content.ts';

/** Soups, broths, gravies, mixes and dishes that are made of many things. */
export const FOODS_FROM_THE_SOUP_KITCHEN: readonly FoodRow[] = [
  [
    ['?meat', '?pork', '?gluten', '?dairy', '?celery', '?soy', '?egg', '?fish', 'highSodium'],
    `baked bean, pork and bean, refried bean, stew, casserole, soup, canned soup, chowder,
     instant soup`,
  ],
  [
    ['?meat', '?gluten', '?dairy', '?celery', '?soy', '?egg', '?fish', 'highSodium'],
    `gravy, gravy mix, brown gravy, onion soup mix, lipton onion soup, soup mix, soup base, soup stock,
     oxo cube, better than bouillon, curry, chili mix, consomme, soup starter, knorr, fond, fumet,
     gravy powder`,
  ],
  [['?meat', '?gluten', '?dairy', '?alcohol'], `stroganoff sauce`],
  [['?meat', '?dairy', '?gluten', '?egg'], `pie filling`],
  [
    ['gluten', '?meat', '?soy', '?dairy', '?celery', 'highSodium'],
    `gravy granule, bisto, gravy granules, country gravy, turkey gravy, chicken gravy`,
  ],
  [['poultry', 'gluten', '?egg', '?celery', '?dairy', 'highSodium'], `chicken ramen`],
  [
    ['?celery'],
    `low sodium vegetable broth, low sodium vegetable stock, unsalted vegetable stock, unsalted vegetable
     broth, no salt added vegetable broth, tomato juice cocktail, v8, vegetable juice`,
  ],
  [['?celery', '?meat', '?gluten'], `low sodium broth, low sodium stock`],
  [
    ['?meat', '?fish', '?gluten', '?soy', '?celery', '?mustard', 'highSodium'],
    `broth, stock, stock cube, stock pot, bouillon, bouillon cube, bouillon powder, stock powder, court
     bouillon`,
  ],
  [
    ['?celery', '?mustard', '?gluten', '?soy', 'highSodium'],
    `vegetable stock, vegetable broth, veggie broth, veggie stock, veg stock, vegetable bouillon, vegetable
     bouillon cube, vegetable stock cube, vegetable stock powder, mushroom broth, mushroom stock,
     veggie bouillon, vegan bouillon, vegan broth, vegetable base`,
  ],
  [['?dairy', '?sulphite'], `instant potato`],
  [
    ['?gluten', '?dairy', '?soy', '?mustard', '?celery', 'highSodium'],
    `taco seasoning, taco seasoning mix, fajita seasoning, chili seasoning, chili seasoning mix,
     burrito seasoning, sloppy joe mix, sloppy joe seasoning, seasoning packet,
     seasoning mix, seasoning salt, gravy seasoning, chicken seasoning, bacon salt, vegeta,
     goya seasoning, chicken salt, burger helper, burger seasoning`,
  ],
  [['?meat', '?beef', '?dairy', '?gluten', '?egg', '?alcohol', '?sulphite'], `mincemeat`],
  [['dairy', '?sulphite'], `instant mashed potato, instant mash, potato flake mash`],
  [
    ['?beef', '?pork', '?meat', '?gluten', '?dairy', '?soy', '?mustard', '?celery', 'highSodium'],
    `meatloaf mix`,
  ],
];
