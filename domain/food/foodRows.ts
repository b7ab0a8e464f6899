import additives from './data/foods/additives.json' with { type: 'json' };
import animals from './data/foods/animals.json' with { type: 'json' };
import bakery from './data/foods/bakery.json' with { type: 'json' };
import brands from './data/foods/brands.json' with { type: 'json' };
import condiments from './data/foods/condiments.json' with { type: 'json' };
import dairy from './data/foods/dairy.json' with { type: 'json' };
import deli from './data/foods/deli.json' with { type: 'json' };
import dishesOfAsia from './data/foods/dishesOfAsia.json' with { type: 'json' };
import dishesOfEurope from './data/foods/dishesOfEurope.json' with { type: 'json' };
import dishesOfTheAmericas from './data/foods/dishesOfTheAmericas.json' with { type: 'json' };
import drinks from './data/foods/drinks.json' with { type: 'json' };
import eNumbers from './data/foods/eNumbers.json' with { type: 'json' };
import grains from './data/foods/grains.json' with { type: 'json' };
import labelDependent from './data/foods/labelDependent.json' with { type: 'json' };
import packaged from './data/foods/packaged.json' with { type: 'json' };
import plants from './data/foods/plants.json' with { type: 'json' };
import preparations from './data/foods/preparations.json' with { type: 'json' };
import seafood from './data/foods/seafood.json' with { type: 'json' };
import soups from './data/foods/soups.json' with { type: 'json' };
import substitutes from './data/foods/substitutes.json' with { type: 'json' };
import sweets from './data/foods/sweets.json' with { type: 'json' };
import varieties from './data/foods/varieties.json' with { type: 'json' };
import { contentMarkOf, type FoodRow } from './content.ts';

type UncheckedRows = readonly { readonly marks: readonly string[]; readonly names: readonly string[] }[];

const FILES: Readonly<Record<string, { readonly foods: UncheckedRows }>> = {
  animals,
  seafood,
  dairy,
  grains,
  bakery,
  plants,
  varieties,
  substitutes,
  condiments,
  soups,
  sweets,
  drinks,
  additives,
  eNumbers,
  deli,
  packaged,
  labelDependent,
  brands,
  preparations,
  dishesOfEurope,
  dishesOfAsia,
  dishesOfTheAmericas,
};

const PREPARED: typeof FILES = { bakery, brands, deli, labelDependent, packaged, soups, substitutes, sweets };

/** Of shops and kitchens: what is in them beside their marks, their names do not tell. */
export const PREPARED_NAMES = namesIn(...Object.values(PREPARED));
export const BAKED_NAMES = namesIn(bakery);
export const SWEET_NAMES = namesIn(bakery, sweets);

function namesIn(...files: readonly { readonly foods: UncheckedRows }[]): readonly string[] {
  return files.flatMap(({ foods }) => foods.flatMap(({ names }) => names));
}

/**
 * Checks a data file's marks.
 * @throws Error with file and row
 */
export function readFoodRows(file: string, rows: UncheckedRows): FoodRow[] {
  return rows.map(({ marks, names }) => ({
    marks: marks.map((mark) => contentMarkOf(mark, `${file}, ${names[0] ?? ''}`)),
    names,
  }));
}

export const FOOD_ROWS: readonly FoodRow[] = Object.entries(FILES).flatMap(([file, { foods }]) =>
  readFoodRows(`${file}.json`, foods),
);
