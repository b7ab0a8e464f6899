/** Who changed a field last, and when. */
export interface Stamp {
  /** A participant; null for the server. */
  readonly by: string | null;
  /** ISO */
  readonly at: string;
}

/** The last change of each written field; without an entry: version 1, as the row was made. */
export type FieldVersions = Readonly<Record<string, Stamp & { readonly version: number }>>;
