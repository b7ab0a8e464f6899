export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'egg-free',
  'soy-free',
  'shellfish-free',
  'halal',
  'kosher-style',
  'low-sodium',
] as const;
export type Diet = (typeof DIETS)[number];

export const DIET_LABELS: Readonly<Record<Diet, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
  'egg-free': 'Egg-free',
  'soy-free': 'Soy-free',
  'shellfish-free': 'Shellfish-free',
  halal: 'Halal',
  'kosher-style': 'Kosher-style',
  'low-sodium': 'Low-sodium',
};
