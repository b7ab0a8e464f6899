import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

const ANSWERS = new WeakMap<FieldNode, Map<string, boolean>>();

/** Whether the query asks for a field of that name anywhere below. */
export function selects(info: GraphQLResolveInfo, fieldName: string): boolean {
  return info.fieldNodes.some((node) => {
    const answers = ANSWERS.get(node) ?? new Map<string, boolean>();
    ANSWERS.set(node, answers);
    const answer = answers.get(fieldName) ?? holds(node.selectionSet, fieldName, info.fragments);
    answers.set(fieldName, answer);
    return answer;
  });
}

function holds(
  selectionSet: SelectionSetNode | undefined,
  fieldName: string,
  fragments: GraphQLResolveInfo['fragments'],
): boolean {
  return (selectionSet?.selections ?? []).some((selection) => {
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.name.value === fieldName || holds(selection.selectionSet, fieldName, fragments);
      case Kind.INLINE_FRAGMENT:
        return holds(selection.selectionSet, fieldName, fragments);
      case Kind.FRAGMENT_SPREAD:
        return holds(fragments[selection.name.value]?.selectionSet, fieldName, fragments);
    }
  });
}
