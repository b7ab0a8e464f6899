import type * as z from 'zod/mini';
import { AppError } from './errors.ts';

/**
 * Reads what a caller sent by its schema.
 * @returns the trimmed and typed fields; unknown ones are dropped
 * @throws BAD_USER_INPUT with the first field that is wrong and that field's message; in a list of objects the field
 *   has its place in it, counted from 0: `ingredients.3.name`; a list of plain values is one field
 */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, rawInput: unknown): z.output<Schema> {
  const result = schema.safeParse(rawInput);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined || issue.path.length === 0)
    throw new AppError('BAD_USER_INPUT', 'Please send an object with the fields of this call.');
  const isPlainValue = typeof issue.path.at(-1) === 'number' && !isNoObject(issue);
  const path = isPlainValue ? issue.path.slice(0, -1) : issue.path;
  throw new AppError('BAD_USER_INPUT', issue.message, { field: path.join('.') });
}

function isNoObject(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'object';
}

/** The value of an object's field; undefined when there is no such object or field. */
export function fieldOf(rawInput: unknown, field: string): unknown {
  if (typeof rawInput !== 'object' || rawInput === null) return undefined;
  return Object.getOwnPropertyDescriptor(rawInput, field)?.value;
}
