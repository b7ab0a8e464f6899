/** A heading in a list of ingredients. */
export interface PartStart {
  /** "For the sauce" */
  readonly heading: string;
  /** `lineKey` of the ingredient below it. */
  readonly first: string;
}

/** A recipe as one markup of a page states it: plain texts, not yet parsed into fields. */
export interface RawRecipe {
  readonly name: string | null;
  readonly description: string | null;
  /** Every statement: "4", "4 servings". */
  readonly yields: readonly string[];
  /** Minutes. */
  readonly minutes: number | null;
  /** One line each, cleaned. */
  readonly ingredients: readonly string[];
  /** Where parts of the list begin, in order; also of lines that the list does not have. */
  readonly parts: readonly PartStart[];
  /** One step each, cleaned. */
  readonly steps: readonly string[];
  /** Addresses that the recipe says are its own. */
  readonly urls: readonly string[];
  /** Site or author. */
  readonly publisher: string | null;
}
