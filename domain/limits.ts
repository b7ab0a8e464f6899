/** How much of anything the product takes. Lengths are in characters (UTF-16 units). */
export const LIMITS = {
  tripDays: 60,
  tripParticipants: 100,
  mealIngredients: 100,
  mealInstructions: 60,
  ingredientAlternatives: 20,
  /** Ingredients that one call changes together. */
  ingredientsAtOnce: 1000,
  /** Meals of a trip that is imported: twice what the longest one plans, since those outside its plan come along. */
  importedMeals: 600,
  /**
   * Bytes of a call that imports a trip. The longest one with every meal full of ingredients, in words of usual length, is
   * 6.5 million as JSON without spaces; with all texts at their limits it would be 180, which nobody writes.
   */
  importBytes: 8 * 1024 * 1024,
  /** Lists and objects within each other in such a call; an export has 8. */
  importDepth: 16,
  /**
   * Values in such a call, in lists and objects. An export has one in 10 to 20 bytes: 425,000 in the largest trip, and
   * 650,000 with its shopping list in short words. As empty objects they take 50 MB of memory.
   */
  importValues: 750_000,
  /** Different beginnings of objects by their names in order: an export has about 60, its optional fields in any choice 2,000. */
  importShapes: 5000,
  /** People to cook for, when meals are suggested. */
  peopleMin: 1,
  peopleMax: 50,
  /** Trips of the special offer that are bought at once; of everything else it is one. */
  specialQuantity: 10,
  /** Payments that one call reads. */
  payments: 100,
  /** Dietary restrictions that one request for suggestions lists. */
  restrictions: 30,
  /** Texts in which people say what they would like to eat. */
  freeText: 500,
  /** Rows of a list for admins that one call answers, and that it skips. */
  rowsAtOnce: 1000,
  rowsSkipped: 10_000_000,
  /** Days that trends go back. */
  trendDays: 366,
  name: 120,
  location: 200,
  text: 2000,
  /** A line of a list that is read as an ingredient. */
  ingredientLine: 500,
  /** A list that is typed or pasted: some hundred lines of usual length. */
  ingredientList: 100_000,
  quantity: 40,
  unit: 40,
} as const;
