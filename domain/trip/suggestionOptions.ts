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
export type CookingSkill = (typeof COOKING_SKILLS)[number];

/** What a group spends on food, from the least to the most (specification, section 9). */
export const BUDGETS = ['budget', 'moderate', 'premium'] as const;
export type Budget = (typeof BUDGETS)[number];

/** Where suggestions come from: the built-in cookbook, or a model that a server was given a key for. */
export const SUGGESTION_SOURCES = ['cookbook', 'model'] as const;
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number];

/**
 * Why a slot got no suggestion: nothing fits what the group asked for; or what would fit is in the plan already or
 * stands beside the slot; or the meal without a name that is there has no room for the ingredients.
 */
export type EmptySlotReason = 'nothing_fits' | 'nothing_left' | 'no_room';
