import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A zod schema, or a wrapper of one. */
export interface Parser<TOutput> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: TOutput }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/** Shows the first message of each field. */
export function zodResolver<TInput extends FieldValues, TOutput>(
  fields: Parser<TOutput>,
): Resolver<TInput, unknown, TOutput> {
  return (values) => {
    const result = fields.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const messages = new Map<string, string>();
    for (const { path, message } of result.error.issues) {
      const field = String(path[0] ?? 'root');
      if (!messages.has(field)) messages.set(field, message);
    }
    const errors = Object.fromEntries(
      [...messages].map(([field, message]) => [field, { type: 'value', message }]),
    );
    // Map keys lose the field names' type.
    return { values: {}, errors: errors as FieldErrors<TInput> };
  };
}

/** The first error in field order, for a toast. */
export function firstMessage<TInput extends FieldValues>(
  errors: FieldErrors<TInput>,
  order: readonly (keyof FieldErrors<TInput>)[],
): string {
  const messages = order.map((field) => errors[field]?.message);
  return String(messages.find((message) => message !== undefined) ?? '');
}
