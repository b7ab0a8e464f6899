/** Who changed a field last, and when. */
export interface Stamp {
  /** A participant; null for the server. */
  readonly by: string | null;
  /** ISO */
  readonly at: string;
}

/** The last change of each field that people write; without an entry: as the row was made, at version 1. */
export type FieldVersions = Readonly<Record<string, Stamp & { readonly version: number }>>;
