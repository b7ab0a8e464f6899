/** A question to a language model, whose answer has to be JSON of a certain shape. */
export interface AiQuestion {
  /** What the model has to do and by which rules: ours alone. */
  readonly instructions: string;
  /** What it is about, texts of people among it: data, never instructions. */
  readonly data: string;
  /** JSON Schema of the answer, as strict as OpenAI asks for. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** A name for the schema, in small letters and underscores. */
  readonly schemaName: string;
  readonly maxOutputTokens: number;
}

/** What a call used, as the service counts it. */
export interface AiTokens {
  readonly input: number;
  readonly output: number;
}

/** What became of a question. */
export type AiOutcome =
  /** `value` is what the JSON holds: anything at all. `tokens` is null where the service does not count. */
  | { readonly kind: 'answered'; readonly value: unknown; readonly tokens: AiTokens | null }
  /** The model would not, or did not come to an end: it was paid for. */
  | {
      readonly kind: 'useless';
      readonly reason: 'refusal' | 'cut_off' | 'no_json';
      readonly tokens: AiTokens | null;
    }
  /** No answer, or none of use. `mayBeCharged` where the service may have worked for nothing. */
  | { readonly kind: 'failed'; readonly reason: string; readonly mayBeCharged: boolean }
  /** Nobody waits for it any more. */
  | { readonly kind: 'stopped'; readonly mayBeCharged: boolean }
  /** The service was left alone, since it failed too often, or too much was asked of it at once. */
  | { readonly kind: 'not_asked'; readonly retryAfterSeconds: number };

/** A language model. Never throws: what went wrong is in the outcome. */
export interface AiProvider {
  /** Its name, as prices are known by. */
  readonly model: string;
  /** @param signal aborted when nobody waits for the answer any more */
  ask(question: AiQuestion, signal: AbortSignal): Promise<AiOutcome>;
  /** Whether nothing is asked of it right now, since it failed too often. */
  isBreakerOpen?(): boolean;
}
