import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/** Fields that cost money, can be guessed at, or read everything. */
const SOLE_FIELDS: ReadonlySet<string> = new Set([
  'checkPhone',
  'checkEmail',
  'requestCode',
  'verifyCode',
  'requestPhoneChange',
  'changePhone',
  'requestEmailChange',
  'changeEmail',
  'inviteParticipant',
  'resendInvitation',
  'suggestMeals',
  'createPaymentIntent',
  'confirmPayment',
  'importTrip',
  'tripExport',
  'allTripsExport',
]);
const MAX_ROOT_FIELDS = 10;

/** Prevents many tries by aliases: {@link SOLE_FIELDS} stand alone, other operations have at most ten root fields. */
export const soleRootField: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const names = rootFieldNames(operation.selectionSet, (name) => context.getFragment(name) ?? null);
    const sole = names.find((name) => SOLE_FIELDS.has(name));
    if (sole !== undefined && names.length > 1)
      context.reportError(
        new GraphQLError(`${sole} must be the only field of its operation.`, { nodes: operation }),
      );
    else if (names.length > MAX_ROOT_FIELDS)
      context.reportError(
        new GraphQLError(`An operation can have at most ${MAX_ROOT_FIELDS} fields at its root.`, {
          nodes: operation,
        }),
      );
  },
});

export function rootFieldNames(
  selectionSet: SelectionSetNode,
  fragment: (name: string) => FragmentDefinitionNode | null,
  open: readonly string[] = [],
): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return rootFieldNames(selection.selectionSet, fragment, open);
    const name = selection.name.value;
    const definition = open.includes(name) ? null : fragment(name);
    return definition === null ? [] : rootFieldNames(definition.selectionSet, fragment, [...open, name]);
  });
}
