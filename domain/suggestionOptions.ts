/** What a group can cook with (specification, section 9). */
export const COOKING_EQUIPMENT = [
  'camping-stove',
  'full-kitchen',
  'outdoor-grill',
  'fire-pit',
  'minimal-gear',
  'rv-kitchen',
  'hotplate-only',
  'no-cooking',
] as const;
export type CookingEquipment = (typeof COOKING_EQUIPMENT)[number];

/** How well the cooks of a group cook, from the least to the most (specification, section 9). */
export const COOKING_SKILLS = ['beginner', 'intermediate', 'advanced'] as const;

/** What a group spends on food, from the least to the most (specification, section 9). */
export const BUDGETS = ['budget', 'moderate', 'premium'] as const;
