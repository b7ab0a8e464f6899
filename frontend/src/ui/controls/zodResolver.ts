import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What a form is checked by: fields of the domain, or something that asks them. */
export interface Parser<TOutput> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: TOutput }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/** Lets react-hook-form check a form by the fields of the domain: one sentence for each field, the first that fits. */
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
    // The fields' names are those of the form, which the type of a map cannot tell.
    return { values: {}, errors: errors as FieldErrors<TInput> };
  };
}

/** The first sentence of a form that was refused, in the order of its fields; for a notification. */
export function firstMessage<TInput extends FieldValues>(
  errors: FieldErrors<TInput>,
  order: readonly (keyof FieldErrors<TInput>)[],
): string {
  const messages = order.map((field) => errors[field]?.message);
  return String(messages.find((message) => message !== undefined) ?? '');
}
