import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface Refusal {
  /** Of the entity now. */
  readonly version: number;
  /** Fields that the update would have overwritten. */
  readonly fields: readonly string[];
  /** The entity's values now, by field. */
  readonly current: Readonly<Record<string, unknown>>;
  /** Participant id; null for the server. */
  readonly changedBy: string | null;
  /** ISO */
  readonly changedAt: string;
}

/** Null for any other error. */
export function refusalOf(error: unknown): Refusal | null {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['conflict'] : undefined;
  // The schema has no type for errors' extensions.
  return typeof refusal === 'object' && refusal !== null ? (refusal as Refusal) : null;
}
