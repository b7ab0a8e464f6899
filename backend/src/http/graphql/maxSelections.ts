import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/**
 * Limits the selections of an operation with its fragments spread; other rules walk through all of them. Apollo Server
 * does not export its own.
 */
export const maxSelections =
  (limit: number): ValidationRule =>
  (context): ASTVisitor => {
    /** 0 while it is counted: GraphQL's own rules refuse cycles. */
    const counts = new Map<FragmentDefinitionNode, number>();
    const countOf = ({ selections }: SelectionSetNode): number =>
      selections.reduce((sum, selection) => {
        if (selection.kind !== Kind.FRAGMENT_SPREAD)
          return sum + 1 + (selection.selectionSet === undefined ? 0 : countOf(selection.selectionSet));
        const fragment = context.getFragment(selection.name.value);
        return sum + 1 + (fragment ? countOfFragment(fragment) : 0);
      }, 0);
    const countOfFragment = (fragment: FragmentDefinitionNode): number => {
      const known = counts.get(fragment);
      if (known !== undefined) return known;
      counts.set(fragment, 0);
      const count = countOf(fragment.selectionSet);
      counts.set(fragment, count);
      return count;
    };
    return {
      OperationDefinition(operation) {
        if (countOf(operation.selectionSet) > limit)
          context.reportError(
            new GraphQLError('The operation asks for too many fields.', { nodes: operation }),
          );
      },
    };
  };
