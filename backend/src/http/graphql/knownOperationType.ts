import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses operation types that the schema lacks; graphql-js would only during execution. */
export const knownOperationType: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (context.getSchema().getRootType(operation.operation)) return;
    context.reportError(new GraphQLError(`This schema has no ${operation.operation}.`, { nodes: operation }));
  },
});
