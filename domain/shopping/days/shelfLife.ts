import { comparableWords } from '../../text/wordForms.ts';
import { remembered } from '../../text/remembered.ts';
import shelfLife from '../data/shelfLife.json' with { type: 'json' };
import { storeSection, type StoreSection } from '../food/storeSection.ts';

export const EQUIPMENTS = ['fridge', 'cooler', 'none'] as const;

/** What the group has to keep food cold. */
export type Equipment = (typeof EQUIPMENTS)[number];

type ShelfLife = Readonly<Record<Equipment, number | null>>;

const LIVES = new Map<string, ShelfLife>(
  shelfLife.foods.flatMap(({ foods, ...life }) =>
    foods.map((food) => [comparableWords(food).join(' '), life] as const),
  ),
);
const OF_SECTIONS: Partial<Record<StoreSection, ShelfLife>> = shelfLife.sections;

/** Days that a food keeps from the day of shopping: 0 is that day alone; null is longer than a trip. */
export function keepsDays(name: string, equipment: Equipment): number | null {
  return lifeOf(name)[equipment];
}

const MOST_NAMES = 2000;
const KEEPS: ShelfLife = { fridge: null, cooler: null, none: null };

const lifeOf = remembered((name: string): ShelfLife => {
  const words = comparableWords(name.split(/[,(]|\s(?:in|with|of|for|from)\s/i)[0] ?? '');
  for (let start = 0; start < words.length; start += 1) {
    const life = LIVES.get(words.slice(start).join(' '));
    if (life !== undefined) return life;
  }
  return OF_SECTIONS[storeSection(name)] ?? KEEPS;
}, MOST_NAMES);
