/** Dollars per million tokens (millionths of a dollar per token). */
export interface AiPrice {
  readonly input: number;
  readonly output: number;
}

/** OpenAI's list prices; `AI_PRICES` overrides them. */
const PRICES: readonly (readonly [model: string, input: number, output: number])[] = [
  ['gpt-4.1', 2, 8],
  ['gpt-4.1-mini', 0.4, 1.6],
  ['gpt-4.1-nano', 0.1, 0.4],
  ['gpt-4o', 2.5, 10],
  ['gpt-4o-mini', 0.15, 0.6],
  ['gpt-5', 1.25, 10],
  ['gpt-5-mini', 0.25, 2],
  ['gpt-5-nano', 0.05, 0.4],
  ['gpt-5.1', 1.25, 10],
  ['gpt-5.2', 1.75, 14],
  ['gpt-5.4', 2.5, 15],
  ['gpt-5.4-mini', 0.75, 4.5],
  ['gpt-5.4-nano', 0.2, 1.25],
  ['gpt-5.5', 5, 30],
  ['o3', 2, 8],
  ['o3-mini', 1.1, 4.4],
  ['o4-mini', 1.1, 4.4],
];

/** "-2024-07-18". */
const DATED = /^-\d{4}/;

const ENTRY = /^(?<model>[^=,\s]+)\s*=\s*(?<input>\d+(?:\.\d+)?)\s*\/\s*(?<output>\d+(?:\.\d+)?)$/;

/** Parses "gpt-4.1-mini=0.40/1.60, my-model=0/0"; null if malformed. */
export function readPrices(text: string): ReadonlyMap<string, AiPrice> | null {
  const prices = new Map<string, AiPrice>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const { model, input, output } = ENTRY.exec(entry)?.groups ?? {};
    if (model === undefined) return null;
    prices.set(model, { input: Number(input), output: Number(output) });
  }
  return prices;
}

/** Also finds dated versions. An unknown model costs as much as the dearest, so that the budget holds. */
export function priceOf(model: string, own: ReadonlyMap<string, AiPrice>): AiPrice {
  const listed = PRICES.find(
    ([name]) => model === name || (model.startsWith(name) && DATED.test(model.slice(name.length))),
  );
  return (
    own.get(model) ?? {
      input: listed?.[1] ?? Math.max(...PRICES.map(([, input]) => input)),
      output: listed?.[2] ?? Math.max(...PRICES.map(([, , output]) => output)),
    }
  );
}

/** In millionths of a dollar, rounded up. */
export function costOf(
  { input, output }: AiPrice,
  tokens: { readonly input: number; readonly output: number },
): number {
  return Math.ceil(tokens.input * input + tokens.output * output);
}
