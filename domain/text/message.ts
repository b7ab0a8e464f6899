/** A name or text as typed, or a message within a message. */
export type Part = string | Message;

/** The renderer joins lists, and makes the capital at the start of a sentence. */
export type MessageValue =
  | Part
  | number
  /** "a, b and c" */
  | readonly Part[]
  /** "a, b or c" */
  | { readonly anyOf: readonly Part[] }
  /** "a, b, c" */
  | { readonly items: readonly Part[] }
  | { readonly capitalized: Part };

/** What rules and services say; doors and screens turn it into the reader's language. */
export interface Message {
  /** Stable, named by feature: "trip.completed". */
  readonly id: string;
  /** English, in ICU MessageFormat: names, numbers and plurals. */
  readonly message: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

type NameIn<Source extends string> = Source extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name},${string}`
    ? Name
    : Inner
  : never;

/** Names in the braces of a source, without the cases of plurals. */
type Names<Source extends string> = Source extends `${infer Before}{${infer Rest}`
  ? (Before extends `${string} ${'one' | 'other' | `=${number}`} ` ? never : NameIn<Rest>) | Names<Rest>
  : never;

type ValuesBy<Name extends string> = [Name] extends [never]
  ? []
  : [values: Readonly<Record<Name, MessageValue>>];

/** Arguments of {@link msg} after a source. */
export type ValuesOf<Source extends string> = ValuesBy<Names<Source>>;

/** @param source English; each `{name}` in it needs a value */
// The bundler leaves out messages that no screen shows.
/* @__NO_SIDE_EFFECTS__ */
export function msg<const Source extends string>(
  id: `${string}.${string}`,
  source: Source,
  ...[values]: ValuesOf<Source>
): Message {
  return values === undefined ? { id, message: source } : { id, message: source, values };
}
