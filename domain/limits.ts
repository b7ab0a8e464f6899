/** Upper limits. Lengths are in UTF-16 units. */
export const LIMITS = {
  tripDays: 60,
  tripParticipants: 100,
  mealIngredients: 100,
  mealInstructions: 60,
  ingredientAlternatives: 20,
  /** Ingredients changed by one call. */
  ingredientsAtOnce: 1000,
  /** Twice what the longest trip plans: meals outside the plan are imported too. */
  importedMeals: 600,
  /** The largest realistic trip is 6.5 MB of JSON without spaces. */
  importBytes: 8 * 1024 * 1024,
  /** Nesting of the JSON; an export has 8 levels. */
  importDepth: 16,
  /** Values in the JSON. The largest trip has 650,000; as empty objects the limit takes 50 MB of memory. */
  importValues: 750_000,
  /** Distinct sequences of keys at the start of objects. An export has about 60, at most 2,000. */
  importShapes: 5000,
  /** People to suggest meals for. */
  peopleMin: 1,
  peopleMax: 50,
  /** Trips in one purchase of the special offer; other packages are sold one at a time. */
  specialQuantity: 10,
  /** Payments read by one call. */
  payments: 100,
  /** Dietary restrictions in one request for suggestions. */
  restrictions: 30,
  /** Preferences in a request for suggestions. */
  freeText: 500,
  /** Page size and offset of admin lists. */
  rowsAtOnce: 1000,
  rowsSkipped: 10_000_000,
  trendDays: 366,
  name: 120,
  location: 200,
  text: 2000,
  ingredientLine: 500,
  /** A pasted list; some hundred lines of usual length. */
  ingredientList: 100_000,
  quantity: 40,
  unit: 40,
} as const;
