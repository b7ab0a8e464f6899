import type { ExecutionResult } from 'graphql';

/**
 * The data of an operation that this process ran for itself.
 * @throws what its resolvers throw
 */
export function dataOrThrow({ data, errors }: ExecutionResult): ExecutionResult['data'] {
  const [error] = errors ?? [];
  if (error !== undefined) throw error.originalError ?? error;
  return data;
}
