import type { Equipment } from '../../../domain/shopping/days/shelfLife.ts';
import type { EaterAvoid } from '../../../domain/people/eater/eater.ts';
import { USUAL_MEAL_TYPES, type MealType } from '../../../domain/plan/meal.ts';
import type { MealNumbers, MealTexts } from '../../../domain/plan/mealFields.ts';

/** Phone numbers are reserved for fiction. */
export interface DemoPerson {
  readonly name: string;
  readonly phone: string;
  readonly joinedDaysAgo: number;
}

export interface DemoMeal extends Partial<MealTexts & MealNumbers> {
  readonly day: number;
  readonly type: MealType;
  readonly name: string;
  readonly cook?: string;
  readonly instructions?: readonly string[];
  readonly isSuggested?: boolean;
  /** Portions that the amounts are written for; without it they are fixed. */
  readonly servings?: number;
  /** "quantity | unit | name" or "quantity | unit | name | alternative"; a trailing "*" means purchased. */
  readonly ingredients?: readonly string[];
  /** The alternative of an ingredient is chosen: for these eaters, by name, or for everybody. */
  readonly chosen?: readonly { readonly name: string; readonly apartFor?: readonly string[] }[];
  /** Conflicts that an eater, by name, has settled for themselves. */
  readonly settled?: readonly { readonly eater: string; readonly note: string }[];
}

/** What a member eats, or a companion whom the member brings. */
export interface DemoEater {
  readonly member: string;
  readonly companion?: string;
  readonly portionQuarters?: number;
  readonly avoids?: readonly EaterAvoid[];
  /** First and last meal; days from 0. */
  readonly arrives?: readonly [day: number, type: MealType];
  readonly leaves?: readonly [day: number, type: MealType];
}

export interface DemoReceipt {
  readonly label: string;
  readonly cents: number;
  readonly paidBy: string;
  readonly day: number;
  /** By portions of these meals; none: all. */
  readonly meals?: readonly (readonly [day: number, type: MealType])[];
  /** Among all who eat, in equal parts; or what each bears. Without: by portions. */
  readonly split?: 'equal' | readonly (readonly [name: string, cents: number])[];
}

export interface DemoTrip {
  readonly name: string;
  readonly location: string;
  /** In days from today. */
  readonly startsIn: number;
  readonly madeDaysAgo: number;
  readonly days: number;
  readonly mealTypes: readonly MealType[];
  /** The first one creates the trip. */
  readonly members: readonly string[];
  readonly invited: readonly string[];
  readonly declined: readonly string[];
  readonly eaters?: readonly DemoEater[];
  readonly meals: readonly DemoMeal[];
  readonly notNeeded: readonly (readonly [day: number, type: MealType])[];
  readonly receipts?: readonly DemoReceipt[];
  /** Paid between people: each payment, or all that is open, on a day. */
  readonly payments?:
    | readonly { readonly from: string; readonly to: string; readonly cents: number; readonly day: number }[]
    | { readonly allOnDay: number };
  /** What no meal needs, with who added it: "quantity | unit | name". */
  readonly items?: readonly { readonly line: string; readonly addedBy: string }[];
  readonly shopping?: {
    readonly equipment: Equipment;
    /** From 0, the day of arrival; -1 is the day before. */
    readonly days: readonly number[];
  };
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { name: 'Maya Torres', phone: '+14155550101', joinedDaysAgo: 84 },
  { name: 'Jonas Weber', phone: '+14155550102', joinedDaysAgo: 72 },
  { name: 'Priya Nair', phone: '+14155550103', joinedDaysAgo: 66 },
  { name: 'Dev Patel', phone: '+14155550104', joinedDaysAgo: 63 },
  { name: 'Sam Okafor', phone: '+14155550105', joinedDaysAgo: 35 },
  { name: 'Ana Lindqvist', phone: '+14155550106', joinedDaysAgo: 27 },
  { name: 'Leo Marchetti', phone: '+14155550107', joinedDaysAgo: 13 },
];

export const DEMO_TRIPS: readonly DemoTrip[] = [
  {
    name: 'Lake Wallowa Weekend',
    location: 'Wallowa Lake, Oregon',
    startsIn: 4,
    madeDaysAgo: 9,
    days: 3,
    mealTypes: [...USUAL_MEAL_TYPES, 'snack', 'dessert'],
    members: ['Maya Torres', 'Jonas Weber', 'Priya Nair', 'Dev Patel', 'Sam Okafor'],
    invited: ['Ana Lindqvist'],
    declined: ['Leo Marchetti'],
    eaters: [
      { member: 'Maya Torres', companion: 'Noa', portionQuarters: 2 },
      {
        member: 'Maya Torres',
        companion: 'Ben',
        portionQuarters: 2,
        avoids: [{ kind: 'content', value: 'treeNut', strictness: 'allergy' }],
      },
      { member: 'Jonas Weber', portionQuarters: 6 },
      {
        member: 'Priya Nair',
        arrives: [1, 'lunch'],
        avoids: [{ kind: 'diet', value: 'vegan', strictness: 'diet' }],
      },
      { member: 'Dev Patel', avoids: [{ kind: 'word', value: 'mushrooms', strictness: 'dislike' }] },
      { member: 'Sam Okafor', leaves: [2, 'breakfast'] },
      {
        member: 'Ana Lindqvist',
        arrives: [1, 'dinner'],
        avoids: [{ kind: 'content', value: 'gluten', strictness: 'allergy' }],
      },
    ],
    notNeeded: [
      [0, 'breakfast'],
      [2, 'dinner'],
      [1, 'dessert'],
    ],
    items: [
      { line: '2 | bags | Charcoal', addedBy: 'Maya Torres' },
      { line: '3 | bags | Ice', addedBy: 'Jonas Weber' },
      { line: '1 | roll | Paper towels', addedBy: 'Sam Okafor' },
    ],
    shopping: { equipment: 'cooler', days: [-1, 1] },
    meals: [
      {
        day: 0,
        type: 'lunch',
        name: 'Roadside sandwiches',
        cook: 'Dev Patel',
        servings: 6,
        ingredients: [
          '2 | loaves | Sourdough bread*',
          '1 | lb | Sliced turkey*',
          '8 | slices | Cheddar*',
          '1 | head | Romaine lettuce*',
        ],
      },
      {
        day: 0,
        type: 'snack',
        name: 'Trail mix and apples',
        isSuggested: true,
        servings: 6,
        ingredients: [
          '6 | | Apples',
          '2 | cups | Almonds | Sunflower seeds',
          '1 | cup | Raisins',
          '1 | bag | Chocolate chips',
          '1 | cup | Pumpkin seeds',
        ],
      },
      {
        day: 0,
        type: 'dinner',
        name: 'Cast-iron chili',
        cook: 'Maya Torres',
        description: 'Smoky, thick and gentle enough for everybody; the hot sauce goes round the table.',
        instructions: [
          'Brown the beef in the hot iron pot, 8 minutes, and pour off most of the fat.',
          'Add onions and peppers; stir until they soften and smell sweet.',
          'Chili powder in, one minute, then tomatoes and a can of water.',
          'Beans last. Let it bubble quietly at the edge of the fire for 15 minutes.',
          'Cheddar on top, lid on, two minutes. Serve from the pot.',
        ],
        servings: 6,
        ingredients: [
          '2 | lb | Ground beef*',
          '3 | cans | Black beans*',
          '2 | cans | Crushed tomatoes*',
          '2 | | Yellow onions*',
          '3 | | Bell peppers',
          '3 | tbsp | Chili powder*',
          '1/2 | lb | Sharp cheddar',
          '1 | bunch | Cilantro',
          '1 | pint | Sour cream',
        ],
      },
      {
        day: 0,
        type: 'dessert',
        name: "S'mores by the fire",
        cook: 'Jonas Weber',
        servings: 6,
        ingredients: ['1 | box | Graham crackers*', '1 | bag | Marshmallows*', '4 | bars | Milk chocolate'],
      },
      {
        day: 1,
        type: 'breakfast',
        name: 'Blueberry pancakes',
        cook: 'Jonas Weber',
        servings: 6,
        ingredients: [
          '3 | cups | Flour*',
          '12 | | Eggs*',
          '3 | pints | Blueberries*',
          '1/2 | gallon | Milk',
          '1 | bottle | Maple syrup*',
        ],
      },
      {
        day: 1,
        type: 'lunch',
        name: 'Grilled veggie wraps',
        cook: 'Priya Nair',
        servings: 4,
        ingredients: [
          '3 | | Zucchini',
          '2 | | Bell peppers',
          '1 | pack | Flour tortillas*',
          '8 | oz | Hummus',
        ],
      },
      {
        day: 1,
        type: 'dinner',
        name: 'Cedar-plank trout',
        isSuggested: true,
        servings: 6,
        ingredients: [
          '2 | lb | Trout | Firm tofu',
          '3 | | Lemons',
          '2 | lb | Baby potatoes',
          '1 | bunch | Dill',
          '4 | tbsp | Butter | Olive oil',
        ],
        chosen: [{ name: 'Butter' }, { name: 'Trout', apartFor: ['Priya Nair'] }],
      },
      {
        day: 2,
        type: 'breakfast',
        name: 'Campfire shakshuka',
        cook: 'Maya Torres',
        recipe: 'Break the eggs into hollows in the sauce, and cover the pan until they set.',
        minutes: 35,
        servings: 6,
        ingredients: [
          '10 | | Eggs*',
          '2 | cans | Crushed tomatoes',
          '2 | | Bell peppers',
          '3 | | Yellow onions',
          '1 | tsp | Cumin*',
        ],
      },
      {
        day: 2,
        type: 'lunch',
        name: 'Leftover quesadillas',
        cook: 'Dev Patel',
        servings: 6,
        settled: [{ eater: 'Priya Nair', note: 'Priya brings her own cheese.' }],
        ingredients: [
          '1 | pack | Corn tortillas',
          '1 | lb | Shredded cheese*',
          '1 | can | Black beans',
          '1 | | Yellow onion',
        ],
      },
    ],
  },
  {
    name: 'Cannon Beach Long Weekend',
    location: 'Cannon Beach, Oregon',
    startsIn: -1,
    madeDaysAgo: 19,
    days: 4,
    mealTypes: USUAL_MEAL_TYPES,
    members: ['Maya Torres', 'Priya Nair', 'Sam Okafor'],
    invited: [],
    declined: [],
    notNeeded: [[0, 'breakfast']],
    receipts: [
      { label: 'Big shop in Seaside', cents: 18_200, paidBy: 'Maya Torres', day: 0 },
      { label: 'Farm stand', cents: 4_550, paidBy: 'Priya Nair', day: 0 },
      { label: 'Fish market', cents: 6_000, paidBy: 'Sam Okafor', day: 0, meals: [[0, 'dinner']] },
      { label: 'Charcoal and firewood', cents: 2_750, paidBy: 'Sam Okafor', day: 0, split: 'equal' },
      {
        label: 'Ice cream',
        cents: 2_400,
        paidBy: 'Priya Nair',
        day: 1,
        split: [
          ['Maya Torres', 1_200],
          ['Priya Nair', 700],
          ['Sam Okafor', 500],
        ],
      },
    ],
    payments: [{ from: 'Sam Okafor', to: 'Maya Torres', cents: 1_500, day: 1 }],
    meals: [
      {
        day: 0,
        type: 'dinner',
        name: 'Fish tacos',
        cook: 'Sam Okafor',
        ingredients: ['2 | lb | Cod*', '1 | head | Red cabbage*', '4 | | Limes*'],
      },
      {
        day: 1,
        type: 'breakfast',
        name: 'Oatmeal with pears',
        cook: 'Priya Nair',
        ingredients: ['4 | cups | Rolled oats*', '4 | | Pears*'],
      },
      {
        day: 1,
        type: 'lunch',
        name: 'Tomato soup',
        cook: 'Maya Torres',
        ingredients: ['3 | cans | Tomato soup*', '1 | loaf | Bread*'],
      },
      {
        day: 1,
        type: 'dinner',
        name: 'Clam chowder',
        cook: 'Maya Torres',
        ingredients: [
          '3 | lb | Clams',
          '2 | lb | Potatoes*',
          '1 | pint | Heavy cream*',
          '4 | stalks | Celery',
        ],
      },
      { day: 2, type: 'breakfast', name: 'Bagels and lox', cook: 'Sam Okafor' },
    ],
  },
  {
    name: 'Moab Rim Ride',
    location: 'Moab, Utah',
    startsIn: -40,
    madeDaysAgo: 60,
    days: 3,
    mealTypes: USUAL_MEAL_TYPES,
    members: ['Jonas Weber', 'Maya Torres', 'Dev Patel'],
    invited: [],
    declined: [],
    notNeeded: [],
    receipts: [
      { label: 'Groceries in Grand Junction', cents: 11_640, paidBy: 'Dev Patel', day: 0 },
      { label: 'Shuttle to the trailhead', cents: 9_000, paidBy: 'Jonas Weber', day: 1, split: 'equal' },
      { label: 'Campsite', cents: 6_000, paidBy: 'Maya Torres', day: 0, split: 'equal' },
    ],
    payments: { allOnDay: 5 },
    meals: [
      {
        day: 0,
        type: 'dinner',
        name: 'Burritos',
        cook: 'Dev Patel',
        ingredients: ['2 | cans | Refried beans*', '12 | | Tortillas*'],
      },
      {
        day: 1,
        type: 'breakfast',
        name: 'Granola and yogurt',
        cook: 'Maya Torres',
        ingredients: ['2 | bags | Granola*', '2 | qt | Yogurt*'],
      },
      {
        day: 1,
        type: 'dinner',
        name: 'Pasta puttanesca',
        cook: 'Jonas Weber',
        ingredients: ['2 | lb | Spaghetti*', '1 | jar | Olives*'],
      },
    ],
  },
  {
    name: 'Umpqua Hot Springs Hike-In',
    location: 'Roseburg, Oregon',
    startsIn: 24,
    madeDaysAgo: 2,
    days: 4,
    mealTypes: USUAL_MEAL_TYPES,
    members: ['Jonas Weber', 'Ana Lindqvist'],
    invited: ['Maya Torres'],
    declined: [],
    notNeeded: [],
    meals: [],
  },
];
