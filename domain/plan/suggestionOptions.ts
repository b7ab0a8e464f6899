/** Specification, section 9. */
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

/** Ascending (section 9). */
export const COOKING_SKILLS = ['beginner', 'intermediate', 'advanced'] as const;
export type CookingSkill = (typeof COOKING_SKILLS)[number];

/** Ascending (section 9). */
export const BUDGETS = ['budget', 'moderate', 'premium'] as const;
export type Budget = (typeof BUDGETS)[number];

export const SUGGESTION_SOURCES = ['cookbook', 'model'] as const;
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number];

/** `nothing_left`: all that fits is in the plan; `no_room`: the unnamed meal has no room for the ingredients. */
export type EmptySlotReason = 'nothing_fits' | 'nothing_left' | 'no_room';
