const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an answer counts as fresh, and how long it is kept once no screen shows it. Both in milliseconds. */
export interface DataRule {
  readonly freshMs: number;
  readonly keptMs: number;
  /** How often a query is sent again after it failed on the way or inside the server. */
  readonly retries: number;
}

const DEFAULT_RULE: DataRule = { freshMs: 5 * MINUTE_MS, keptMs: 30 * MINUTE_MS, retries: 1 };

const NEVER_FRESH: DataRule = { ...DEFAULT_RULE, freshMs: 0 };
const INGREDIENTS_RULE: DataRule = { freshMs: 10 * MINUTE_MS, keptMs: 30 * MINUTE_MS, retries: 1 };

/**
 * The data rules of the specification (section 7), by operation. What is not named here follows the default.
 * Mutations are never sent again, nothing is fetched again on focus, nothing polls: Apollo does none of it unasked.
 */
const RULES: Readonly<Record<string, DataRule>> = {
  Viewer: { freshMs: MINUTE_MS, keptMs: 5 * MINUTE_MS, retries: 0 },
  // What an end of an account or of a session is decided by is as it is now.
  OwnSessions: NEVER_FRESH,
  AccountDeletion: NEVER_FRESH,
  MealIngredients: INGREDIENTS_RULE,
  TripIngredients: INGREDIENTS_RULE,
  LocationImage: { freshMs: 24 * HOUR_MS, keptMs: 48 * HOUR_MS, retries: 1 },
};

/** The rule of a query by the name of its operation. */
export function dataRule(operationName: string | undefined): DataRule {
  return RULES[operationName ?? ''] ?? DEFAULT_RULE;
}
