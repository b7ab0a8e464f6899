/** A question whose answer is JSON of a given schema. */
export interface AiQuestion {
  /** Task and rules; ours alone. */
  readonly instructions: string;
  /** Data, with users' texts; never instructions. */
  readonly data: string;
  /** JSON Schema, as strict as OpenAI requires. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Name of the schema, in snake_case. */
  readonly schemaName: string;
  readonly maxOutputTokens: number;
}

/** Tokens, as counted by the service. */
export interface AiTokens {
  readonly input: number;
  readonly output: number;
}

export type AiOutcome =
  /** `value` is unvalidated JSON; `tokens` is null if the service does not count. */
  | { readonly kind: 'answered'; readonly value: unknown; readonly tokens: AiTokens | null }
  /** Refused or cut off, and charged. */
  | {
      readonly kind: 'useless';
      readonly reason: 'refusal' | 'cut_off' | 'no_json';
      readonly tokens: AiTokens | null;
    }
  /** No usable answer; `mayBeCharged` if the service may have worked. */
  | { readonly kind: 'failed'; readonly reason: string; readonly mayBeCharged: boolean }
  /** The caller gave up. */
  | { readonly kind: 'stopped'; readonly mayBeCharged: boolean }
  /** The circuit breaker is open, or too many calls are pending. */
  | { readonly kind: 'not_asked'; readonly retryAfterSeconds: number };

/** A language model. Never throws; failures are outcomes. */
export interface AiProvider {
  /** Name in the price list. */
  readonly model: string;
  /** @param signal aborted when the caller gives up */
  ask(question: AiQuestion, signal: AbortSignal): Promise<AiOutcome>;
  /** Whether the circuit breaker is open. */
  isBreakerOpen?(): boolean;
}
