const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an answer is fresh, and kept once no screen shows it, in milliseconds. */
export interface DataRule {
  readonly freshMs: number;
  readonly keptMs: number;
  /** Retries after a network error or an internal server error. */
  readonly retries: number;
}

const DEFAULT_RULE: DataRule = { freshMs: 5 * MINUTE_MS, keptMs: 30 * MINUTE_MS, retries: 1 };

const NEVER_FRESH: DataRule = { ...DEFAULT_RULE, freshMs: 0 };
const INGREDIENTS_RULE: DataRule = { freshMs: 10 * MINUTE_MS, keptMs: 30 * MINUTE_MS, retries: 1 };

/**
 * The specification's rules (section 7) by operation; others use the default. Mutations are never retried, and
 * nothing polls or refetches on focus.
 */
const RULES: Readonly<Record<string, DataRule>> = {
  Viewer: { freshMs: MINUTE_MS, keptMs: 5 * MINUTE_MS, retries: 0 },
  // Decisions about accounts and sessions need current data.
  OwnSessions: NEVER_FRESH,
  AccountDeletion: NEVER_FRESH,
  MealIngredients: INGREDIENTS_RULE,
  TripIngredients: INGREDIENTS_RULE,
  LocationImage: { freshMs: 24 * HOUR_MS, keptMs: 48 * HOUR_MS, retries: 1 },
};

export function dataRule(operationName: string | undefined): DataRule {
  return RULES[operationName ?? ''] ?? DEFAULT_RULE;
}
