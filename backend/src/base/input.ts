import type * as z from 'zod/mini';
import { messageOfField } from '../../../domain/text/fieldText.ts';
import { msg } from '../../../domain/text/message.ts';
import { AppError, badInput } from './errors.ts';

/**
 * Parses a caller's input; drops unknown fields.
 * @throws BAD_USER_INPUT with the first invalid field, in lists with its index: `ingredients.3.name`
 */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, rawInput: unknown): z.output<Schema> {
  const result = schema.safeParse(rawInput);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined || issue.path.length === 0)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('request.bodyNoObject', 'The body has to be an object with the fields of this call.'),
    );
  const isPlainValue = typeof issue.path.at(-1) === 'number' && !isNoObject(issue);
  const path = isPlainValue ? issue.path.slice(0, -1) : issue.path;
  throw badInput(path.join('.'), messageOfField(issue.message));
}

function isNoObject(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'object';
}

/** A field of an unparsed object, else undefined. */
export function fieldOf(rawInput: unknown, field: string): unknown {
  if (typeof rawInput !== 'object' || rawInput === null) return undefined;
  return Object.getOwnPropertyDescriptor(rawInput, field)?.value;
}
