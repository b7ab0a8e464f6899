import { asText } from '../../../domain/text/asText.ts';
import { readRecipeFile } from '../../src/recipes/import/files/readRecipeFile.ts';
import { recipeText } from './readingText.ts';

export function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** All recipes and problems of a file. */
export async function fileText(bytes: Uint8Array): Promise<string> {
  const reading = await readRecipeFile(bytes);
  if (reading.kind === 'none') return `none: ${asText(reading.reason)}`;
  const problems = reading.problems.map(({ line, message }) => `!! ${line}: ${asText(message)}`);
  return [...reading.recipes.map(recipeText), ...problems].join('\n\n');
}

export function lines(...texts: readonly string[]): string {
  return texts.join('\n');
}

export const PAPRIKA = {
  name: 'Bean tacos',
  ingredients: '2 cans beans\n8 tortillas\n\nFor the salsa:\n3 tomatoes, diced',
  directions: 'Warm the beans.\n\nFill the tortillas.',
  servings: 'Serves 4',
  prep_time: '10 min',
  cook_time: '5 mins',
  total_time: '',
  source: 'Aunt Ida',
  source_url: 'https://tacos.example.com/beans',
  notes: 'Good cold too.',
  photo_data: 'AAAA',
};
export const TACOS = lines(
  'name: Bean tacos',
  'about: Good cold too.',
  'serves: 4',
  'minutes: 15',
  'from: Aunt Ida',
  '- 2 cans beans',
  '- 8 tortillas',
  '[For the salsa]',
  '- 3 tomatoes, diced',
  '> Warm the beans.',
  '> Fill the tortillas.',
);
export const TANDOOR = {
  name: 'Lentil dal',
  description: 'Mild.',
  steps: [
    {
      instruction:
        'Rinse the {{ ingredients[0].food }}.\n\nSimmer {{ ingredients[2] }} for {% scale(20) %} minutes.{{ unknown }}',
      ingredients: [
        {
          food: { name: 'red lentils' },
          unit: { name: 'g' },
          amount: 250,
          note: '',
          is_header: false,
          no_amount: false,
        },
        { food: null, unit: null, amount: 0, note: 'For the top', is_header: true, no_amount: true },
        {
          food: { name: 'onion' },
          unit: null,
          amount: 0.3333333333333333,
          note: 'sliced',
          is_header: false,
          no_amount: false,
        },
        { food: { name: 'salt' }, unit: null, amount: 0, note: null, is_header: false, no_amount: true },
      ],
    },
    { instruction: '', ingredients: [] },
  ],
  working_time: 10,
  waiting_time: 25,
  servings: 3,
  servings_text: 'servings',
  source_url: 'https://dal.example.org/',
};
export const DAL = lines(
  'name: Lentil dal',
  'about: Mild.',
  'serves: 3',
  'minutes: 35',
  'from: dal.example.org',
  '- 250 g red lentils',
  '[For the top]',
  '- 0.333 onion, sliced',
  '- salt',
  '> Rinse the red lentils.',
  '> Simmer onion for 20 minutes.',
);
export const MEALIE = {
  name: 'Rye bread',
  description: '',
  recipeServings: 0,
  recipeYield: '1 loaf',
  totalTime: null,
  prepTime: '20 minutes',
  performTime: '1 hour 10 minutes',
  recipeIngredient: [
    { quantity: 500, unit: { name: 'g' }, food: { name: 'rye flour' }, note: 'sifted', display: '' },
    { quantity: 2, unit: null, food: null, note: 'tsp salt', display: '2 tsp salt' },
    { quantity: 0, unit: null, food: null, note: 'a splash of water', display: '' },
  ],
  recipeInstructions: [{ title: '', text: 'Knead.' }, { text: 'Bake.' }],
  orgURL: 'https://rye.example.net/loaf',
};
/** As its exports write it: the fields of its database. */
export const MEALIE_EXPORT = {
  name: 'Rye bread',
  description: '',
  recipe_servings: 0,
  recipe_yield: '1 loaf',
  total_time: null,
  prep_time: '20 minutes',
  perform_time: '1 hour 10 minutes',
  recipe_ingredient: [
    {
      quantity: 500.0,
      unit: { name: 'g' },
      food: { name: 'rye flour' },
      note: 'sifted',
      original_text: null,
    },
    { quantity: 1.0, unit: null, food: null, note: '2 tsp salt', title: '', disable_amount: true },
    { quantity: 1.0, unit: null, food: null, note: 'a splash of water' },
  ],
  recipe_instructions: [{ title: '', text: 'Knead.' }, { text: 'Bake.' }],
  org_url: 'https://rye.example.net/loaf',
};
export const MEALIE_OLD = {
  name: 'Rye bread',
  description: '',
  recipeYield: '1 loaf',
  prepTime: '20 minutes',
  performTime: '1 hour 10 minutes',
  recipeIngredient: ['500 g rye flour, sifted', '2 tsp salt', 'a splash of water'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Knead.' }, { text: 'Bake.' }],
  orgURL: 'https://rye.example.net/loaf',
};
export const MEALIE_BACKUP = {
  alembic_version: [{ version_num: '1' }],
  ingredient_foods: [{ id: 'f1', name: 'rye flour', group_id: 'g' }],
  ingredient_units: [{ id: 'u1', name: 'g', group_id: 'g' }],
  recipes: [
    {
      id: 'r1',
      group_id: 'g',
      ...MEALIE_EXPORT,
      recipe_ingredient: undefined,
      recipe_instructions: undefined,
    },
    { id: 'r2', group_id: 'g', name: 'Empty' },
  ],
  recipes_ingredients: [
    {
      id: 3,
      position: 2,
      recipe_id: 'r1',
      quantity: 1,
      unit_id: null,
      food_id: null,
      note: 'a splash of water',
    },
    { id: 1, position: 0, recipe_id: 'r1', quantity: 500, unit_id: 'u1', food_id: 'f1', note: 'sifted' },
    { id: 2, position: 1, recipe_id: 'r1', quantity: 1, unit_id: null, food_id: null, note: '2 tsp salt' },
  ],
  recipe_instructions: [
    { id: 'i2', position: 1, recipe_id: 'r1', text: 'Bake.' },
    { id: 'i1', position: 0, recipe_id: 'r1', text: 'Knead.' },
  ],
};
export const RYE = lines(
  'name: Rye bread',
  'minutes: 90',
  'from: rye.example.net',
  '- 500 g rye flour, sifted',
  '- 2 tsp salt',
  '- a splash of water',
  '> Knead.',
  '> Bake.',
  '! 1 loaf: This does not say how many people it serves.',
);
export const RECIPE_SAGE = {
  recipes: [
    {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      name: 'Iced tea',
      recipeYield: '2 servings',
      totalTime: '15 minutes',
      recipeIngredient: ['2 tea bags', '1 lemon'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Steep.' }],
      creditText: 'Tea Times',
      isBasedOn: 'https://tea.example.com/iced',
    },
  ],
};
export const TEA = lines(
  'name: Iced tea',
  'serves: 2',
  'minutes: 15',
  'from: Tea Times',
  '- 2 tea bags',
  '- 1 lemon',
  '> Steep.',
);
