const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `keptMs` counts once no screen shows the answer. */
export interface DataRule {
  readonly freshMs: number;
  readonly keptMs: number;
  /** After network and internal server errors. */
  readonly retries: number;
  /** Whether it shows changes before they are answered. */
  readonly isOptimistic: boolean;
}

const DEFAULT_RULE: DataRule = { freshMs: 5 * MINUTE_MS, keptMs: 30 * MINUTE_MS, retries: 1, isOptimistic: true };

const NEVER_FRESH: DataRule = { ...DEFAULT_RULE, freshMs: 0 };
const INGREDIENTS_RULE: DataRule = { ...DEFAULT_RULE, freshMs: 10 * MINUTE_MS };

/** Specification, section 7. Mutations are never retried; nothing polls or refetches on focus. */
const RULES: Readonly<Record<string, DataRule>> = {
  Viewer: { ...DEFAULT_RULE, freshMs: MINUTE_MS, keptMs: 5 * MINUTE_MS, retries: 0 },
  // Decisions about accounts need current data.
  OwnSessions: NEVER_FRESH,
  OwnTokens: NEVER_FRESH,
  // Receivers answer meanwhile.
  OwnWebhooks: NEVER_FRESH,
  WebhookDeliveries: NEVER_FRESH,
  PresenceSetting: NEVER_FRESH,
  ShopTextSetting: NEVER_FRESH,
  // Each trip may add to it.
  Remembered: NEVER_FRESH,
  AccountDeletion: NEVER_FRESH,
  // Creating a link replaces one that another organizer has just created.
  InviteLink: NEVER_FRESH,
  MealIngredients: INGREDIENTS_RULE,
  // The longest answer. Ticks and new items wait in the outbox; what other screens change shows here once answered.
  TripIngredients: { ...INGREDIENTS_RULE, isOptimistic: false },
  // Live updates read each once.
  Purchases: { ...NEVER_FRESH, keptMs: MINUTE_MS },
  LocationImage: { ...DEFAULT_RULE, freshMs: 24 * HOUR_MS, keptMs: 48 * HOUR_MS },
};

export function dataRule(operationName: string | undefined): DataRule {
  return RULES[operationName ?? ''] ?? DEFAULT_RULE;
}
