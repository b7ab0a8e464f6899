export interface AiQuestion {
  /** Ours alone. */
  readonly instructions: string;
  /** May hold users' texts. */
  readonly data: string;
  /** As strict as OpenAI requires. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly schemaName: string;
  readonly maxOutputTokens: number;
}

export interface AiTokens {
  readonly input: number;
  readonly output: number;
}

export type AiOutcome =
  /** `value` is unvalidated. */
  | { readonly kind: 'answered'; readonly value: unknown; readonly tokens: AiTokens | null }
  /** Refused or cut off, and charged. */
  | {
      readonly kind: 'useless';
      readonly reason: 'refusal' | 'cut_off' | 'no_json';
      readonly tokens: AiTokens | null;
    }
  | { readonly kind: 'failed'; readonly reason: string; readonly mayBeCharged: boolean }
  | { readonly kind: 'stopped'; readonly mayBeCharged: boolean }
  /** Circuit breaker open, or queue full. */
  | { readonly kind: 'not_asked'; readonly retryAfterSeconds: number };

/** Never throws; failures are outcomes. */
export interface AiProvider {
  readonly model: string;
  ask(question: AiQuestion, signal: AbortSignal): Promise<AiOutcome>;
  isBreakerOpen?(): boolean;
}
