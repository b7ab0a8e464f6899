import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';

const onlyOperations =
  (types: readonly OperationTypeNode[], refusal: string): ValidationRule =>
  (context) => ({
    OperationDefinition(operation) {
      if (types.includes(operation.operation)) return;
      context.reportError(new GraphQLError(refusal, { nodes: operation }));
    },
  });

export const overHttp = onlyOperations(
  [OperationTypeNode.QUERY, OperationTypeNode.MUTATION],
  'A subscription goes over a WebSocket, or to /graphql/stream.',
);
export const overSocket = onlyOperations(
  [OperationTypeNode.SUBSCRIPTION],
  'Only subscriptions go over a WebSocket or to /graphql/stream. Please send queries and mutations to /graphql.',
);
