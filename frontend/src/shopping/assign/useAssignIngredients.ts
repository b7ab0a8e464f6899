import { t } from '@lingui/core/macro';
import { LIMITS } from '../../../../domain/limits.ts';
import { oneLine } from '../../labels/plainText.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useAssignIngredientsMutation } from './AssignIngredients.generated.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

/**
 * Assigns ingredients and shows a toast; null unassigns.
 * @returns resolves to whether it worked; its `what` names them: "Yellow onions", "3 items"
 */
export function useAssignIngredients(tripId: string) {
  const [assignIngredients] = useAssignIngredientsMutation();
  return async (
    rows: readonly { readonly id: string }[],
    person: Person | null,
    what: string,
  ): Promise<boolean> => {
    const ids = rows.map(({ id }) => id);
    try {
      for (let start = 0; start < ids.length; start += LIMITS.ingredientsAtOnce) {
        const some = ids.slice(start, start + LIMITS.ingredientsAtOnce);
        await assignIngredients({
          variables: { input: { tripId, ids: some, assignedToId: person?.id ?? null } },
        });
      }
    } catch {
      showError(t`Failed to update ingredient.`);
      return false;
    }
    showToast({
      kind: 'success',
      title: t`Shopping assigned`,
      description: assignedText(oneLine(what), person),
    });
    return true;
  };
}

function assignedText(what: string, person: Person | null): string {
  if (person === null) return t`${what}: nobody`;
  return person.isViewer ? t`${what}: you` : t`${what}: ${{ name: oneLine(person.name) }}`;
}
