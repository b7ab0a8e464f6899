import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses a kind of operation that the schema has nothing for; graphql-js finds it out only as it executes. */
export const knownOperationType: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (context.getSchema().getRootType(operation.operation)) return;
    context.reportError(
      new GraphQLError(`There is nothing here for a ${operation.operation}.`, { nodes: operation }),
    );
  },
});
