import type * as z from 'zod/mini';
import { AppError } from './errors.ts';

/**
 * Reads what a caller sent by its schema.
 * @returns the trimmed and typed fields; unknown ones are dropped
 * @throws BAD_USER_INPUT with the first field that is wrong and that field's message
 */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, rawInput: unknown): z.output<Schema> {
  const result = schema.safeParse(rawInput);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path[0];
  throw new AppError(
    'BAD_USER_INPUT',
    issue === undefined || field === undefined
      ? 'Please send an object with the fields of this call.'
      : issue.message,
    typeof field === 'string' ? { field } : {},
  );
}

/** The value of an object's field; undefined when there is no such object or field. */
export function fieldOf(rawInput: unknown, field: string): unknown {
  if (typeof rawInput !== 'object' || rawInput === null) return undefined;
  return Object.getOwnPropertyDescriptor(rawInput, field)?.value;
}
