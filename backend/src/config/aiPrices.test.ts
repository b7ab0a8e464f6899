import { ConfigError, readConfig } from './config.ts';
import { costOf, priceOf, readPrices } from './aiPrices.ts';

const NONE = new Map<string, never>();

describe('the price of a model', () => {
  test('is listed, also for its dated versions', () => {
    expect(priceOf('gpt-4o-mini-2024-07-18', NONE)).toEqual({ input: 0.15, output: 0.6 });
    expect(priceOf('gpt-4o', NONE)).toEqual({ input: 2.5, output: 10 });
    expect(priceOf('gpt-5.4-mini-2026-03-17', NONE)).toEqual({ input: 0.75, output: 4.5 });
  });

  test('can be set by the operator', () => {
    const own = readPrices(' gpt-4o-mini=1/2.5 , llama3:8b=0/0,') ?? NONE;
    expect(priceOf('gpt-4o-mini', own)).toEqual({ input: 1, output: 2.5 });
    expect(priceOf('llama3:8b', own)).toEqual({ input: 0, output: 0 });
  });

  test('is the highest one for an unknown model', () => {
    expect(priceOf('my-model', NONE)).toEqual({ input: 5, output: 30 });
    expect(priceOf('gpt-4o-mini-turbo', NONE)).toEqual({ input: 5, output: 30 });
    // A newer version is a different model.
    expect(priceOf('gpt-5.9', NONE)).toEqual({ input: 5, output: 30 });
  });

  test('is counted in whole micro-dollars, rounded up', () => {
    expect(costOf({ input: 0.15, output: 0.6 }, { input: 1001, output: 10 })).toBe(157);
    expect(costOf({ input: 2, output: 8 }, { input: 1_000_000, output: 0 })).toBe(2_000_000);
  });

  test.each(['gpt-4o', 'gpt-4o=1', 'gpt-4o=a/b', 'gpt-4o=-1/2', '=1/2'])('cannot be "%s"', (text) => {
    expect(readPrices(text)).toBeNull();
    expect(() => readConfig({ AI_PRICES: text })).toThrow(ConfigError);
  });
});

describe('the configuration of the model', () => {
  test('is null without a key', () => {
    expect(readConfig({ OPENAI_MODEL: 'gpt-4o', OPENAI_API_KEY: ' ' }).ai).toBeNull();
  });

  test('has a model, a budget in micro-dollars, and a price', () => {
    expect(readConfig({ OPENAI_API_KEY: 'key', AI_DAILY_BUDGET_USD: '2.50' }).ai).toEqual({
      apiKey: 'key',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4.1-mini',
      dailyBudgetMicroDollars: 2_500_000,
      price: { input: 0.4, output: 1.6 },
    });
  });

  test.each([
    ['AI_DAILY_BUDGET_USD', 'much', 'AI_DAILY_BUDGET_USD has to be an amount of dollars such as 5 or 2.50.'],
    ['AI_DAILY_BUDGET_USD', '-1', 'AI_DAILY_BUDGET_USD cannot be negative.'],
    ['OPENAI_BASE_URL', 'localhost', 'OPENAI_BASE_URL has to be an address like https://food.example.org.'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });
});
