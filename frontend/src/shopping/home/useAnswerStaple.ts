import { t } from '@lingui/core/macro';
import type { StapleAnswerKind } from '../../gql/schema.generated.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { undoAction } from '../../forms/undoAction.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { CartGroup } from '../rows/cartParts.ts';
import { useAnswerStapleMutation } from './Staples.generated.ts';

/** Says for everybody whether a line is at home, with Undo; null takes it back. Shows errors. */
export function useAnswerStaple(tripId: string) {
  const [answerStaple] = useAnswerStapleMutation();
  return async ({ name, rows }: CartGroup, answer: StapleAnswerKind | null): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    const save = (kind: StapleAnswerKind | null) =>
      answerStaple({ variables: { input: { tripId, ids, answer: kind } } });
    try {
      await save(answer);
      if (answer === null) return;
      const title = answer === 'HAVE' ? t`At home: ${name}` : t`To buy: ${name}`;
      showToast({ kind: 'success', title, action: undoAction(() => save(null)) });
    } catch (error) {
      showError(errorMessage(error, t`Failed to update ingredient.`));
    }
  };
}
