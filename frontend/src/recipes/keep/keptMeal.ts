/** A planned meal that becomes an own recipe. */
export interface KeptMeal {
  readonly id: string;
  readonly tripId: string;
  readonly name: string;
  /** Null: its amounts are fixed. */
  readonly servings: number | null;
  /** Of those who eat. */
  readonly portions: number;
  readonly minutes: number | null;
  readonly ingredientCount: number;
  readonly hasText: boolean;
  /** As in "Lentils instead of ground beef". */
  readonly swaps: readonly string[];
}
