import { remembered } from '../../text/remembered.ts';
import { comparableWords } from '../../text/wordForms.ts';
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
const OF_SECTIONS: Readonly<Record<StoreSection, ShelfLife>> = shelfLife.sections;

/** Days that a food keeps from the day of shopping: 0 is that day alone; null is longer than a trip. */
export function keepsDays(name: string, equipment: Equipment): number | null {
  return lifeOf(name)[equipment];
}

/** By the food that ends a name; null for a food outside the table, which keeps as its section does. */
export function listedLife(name: string): ShelfLife | null {
  const words = comparableWords(name.split(/[,(]|\s(?:in|with|of|for|from)\s/i)[0] ?? '');
  for (let start = 0; start < words.length; start += 1) {
    const life = LIVES.get(words.slice(start).join(' '));
    if (life !== undefined) return life;
  }
  return null;
}

const MOST_NAMES = 2000;

const lifeOf = remembered((name: string): ShelfLife => {
  const section = storeSection(name);
  const ofSection = OF_SECTIONS[section];
  const life = listedLife(name) ?? ofSection;
  // Thawed spinach spoils sooner than fresh.
  return section === 'Frozen Foods' ? shorterLife(life, ofSection) : life;
}, MOST_NAMES);

function shorterLife(one: ShelfLife, other: ShelfLife): ShelfLife {
  const shorter = (equipment: Equipment) => shorterDays(one[equipment], other[equipment]);
  return { fridge: shorter('fridge'), cooler: shorter('cooler'), none: shorter('none') };
}

function shorterDays(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
