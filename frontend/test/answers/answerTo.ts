import type { DocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';

/** The server's answer to an operation with these variables, given once. */
export function answerTo(
  query: DocumentNode,
  variables: NonNullable<MockLink.MockedRequest['variables']>,
  data: Record<string, unknown>,
  more: Partial<MockLink.MockedResponse> = {},
): MockLink.MockedResponse {
  return { request: { query, variables }, result: { data }, ...more };
}
