/** Lengths are in UTF-16 units. */
export const LIMITS = {
  tripDays: 60,
  /** Meals of one day and type. */
  slotDishes: 10,
  tripParticipants: 100,
  /** Participants with their companions. */
  tripEaters: 300,
  /** Who help, or wash up, at one slot. */
  dutyPeople: 10,
  /** Both at each slot of the longest plan. */
  duties: 6000,
  /** At once: each slot of the longest plan. */
  attendanceChanges: 300,
  /** Things that a person does not eat. */
  eaterAvoids: 20,
  /** Of one answer, where a caller asks for the worst. */
  verdictReasons: 1000,
  /** Oneself and companions. */
  rememberedEaters: 100,
  mealIngredients: 100,
  /** Without a meal. */
  tripItems: 300,
  tripReceipts: 1000,
  tripTransfers: 1000,
  costsPage: 100,
  mealInstructions: 60,
  /** A full table of the hungriest. */
  servings: 600,
  /** What files may say that texts were written for. */
  portionsInFiles: 10_000,
  /** An account's own. */
  recipes: 1000,
  /** Four days. */
  recipeMinutes: 5760,
  recipePage: 50,
  recipeFileBytes: 20 * 1024 * 1024,
  /** A full table with 3,000 characters each. */
  peopleListBytes: 1024 * 1024,
  ingredientAlternatives: 20,
  /** Per call. */
  ingredientsAtOnce: 1000,
  /** Per call that undoes another: rows of each list that fit into a request together. */
  undoneAtOnce: 200,
  nearMatches: 100,
  /** All dishes of the longest plan. */
  importedMeals: 3_000,
  /** 300 meals with 100 ingredients each, for 300 people with all of their attendance, have 11.7 MB. */
  importBytes: 12 * 1024 * 1024,
  /** JSON nesting; exports have 8. */
  importDepth: 16,
  /** Such a trip has 1,010,000; as empty objects the limit takes 75 MB. */
  importValues: 1_100_000,
  /** Distinct key sequences; exports have about 60, at most 2,000. */
  importShapes: 5000,
  peopleMin: 1,
  peopleMax: 50,
  specialQuantity: 10,
  /** Per call. */
  payments: 100,
  restrictions: 30,
  freeText: 500,
  /** Personal tokens of an account. */
  tokens: 50,
  tokenDays: 366,
  /** Characters of the address at which a program asks for a token. */
  programRequest: 8000,
  /** Webhooks of an account, with those that ended. */
  webhooks: 10,
  rowsAtOnce: 1000,
  rowsSkipped: 10_000_000,
  trendDays: 366,
  name: 120,
  groupName: 60,
  location: 200,
  text: 2000,
  ingredientLine: 500,
  /** Some hundred lines. */
  ingredientList: 100_000,
  quantity: 40,
  unit: 40,
} as const;
