import { z } from 'zod';

export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'has to be true or false' })
    .optional()
    .transform((text) => (text === undefined ? fallback : text === 'true'));

/** Of a comma-separated list. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** From 0. */
export const wholeNumber = (max: number) =>
  z.coerce
    .number({ error: 'has to be a whole number' })
    .int('has to be a whole number')
    .min(0, 'cannot be negative')
    .max(max, `can be at most ${max}`);

export const count = (fallback: number, max: number) => wholeNumber(max).default(fallback);

export const rate = (fallback: number) =>
  z.coerce
    .number({ error: 'has to be a whole number' })
    .int('has to be a whole number')
    .min(1, 'has to be at least 1')
    .max(1_000_000, 'can be at most 1000000')
    .default(fallback);

export const portNumber = z.coerce
  .number({ error: 'has to be a port number such as 4000' })
  .int('has to be a port number such as 4000')
  .min(0, 'has to be a port number such as 4000')
  .max(65_535, 'has to be a port number below 65536');

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'has to be an address like https://food.example.org',
});

export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'has to be an address like postgres://user:password@host:5432/name',
});
