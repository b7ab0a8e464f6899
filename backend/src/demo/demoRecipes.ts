import { fieldsOfLine } from '../../../domain/shopping/line/lineFields.ts';

function ingredients(...lines: readonly (readonly [line: string, ...alternatives: string[]])[]) {
  return lines.map(([line, ...alternatives]) => {
    const { name, quantity, unit, notes } = fieldsOfLine(line);
    return { name, quantity: quantity || null, unit: unit || null, notes: notes || null, alternatives };
  });
}

/** The book of the organizer. */
export const DEMO_RECIPES = [
  {
    name: 'Lakeside Lentil Bolognese',
    description: 'The dish that everybody asks for again.',
    servings: 4,
    minutes: 45,
    difficulty: 'easy',
    mealTypes: ['dinner'],
    equipment: [],
    ingredients: ingredients(
      ['12 oz spaghetti', 'gluten-free spaghetti'],
      ['1 1/2 cups red lentils'],
      ['2 cans crushed tomatoes'],
      ['1 onion (chopped)'],
      ['3 tbsp olive oil'],
    ),
    instructions: [
      'Soften the onion in the oil.',
      'Add the lentils, the tomatoes and two cans of water, and simmer for 25 minutes.',
      'Boil the spaghetti and serve the sauce over it.',
    ],
    sourceUrl: null,
    sourceName: 'Aunt Ruth',
  },
  {
    name: 'Blueberry Camp Pancakes',
    description: null,
    servings: 6,
    minutes: 30,
    difficulty: 'easy',
    mealTypes: ['breakfast'],
    equipment: ['camping-stove', 'full-kitchen'],
    ingredients: ingredients(
      ['2 cups flour', 'gluten-free flour'],
      ['2 cups milk', 'oat milk'],
      ['2 eggs'],
      ['1 cup blueberries'],
      ['2 tbsp butter', 'canola oil'],
    ),
    instructions: [
      'Whisk flour, milk and eggs.',
      'Fold in the blueberries.',
      'Fry small pancakes in the butter.',
    ],
    sourceUrl: null,
    sourceName: null,
  },
];
