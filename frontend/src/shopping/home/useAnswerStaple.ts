import { t } from '@lingui/core/macro';
import type { StapleAnswerKind } from '../../gql/schema.generated.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { CartGroup } from '../rows/cartParts.ts';
import { useAnswerStapleMutation } from './Staples.generated.ts';

/** Says for everybody whether a line is at home; null takes it back. Shows errors. */
export function useAnswerStaple(tripId: string) {
  const [answerStaple] = useAnswerStapleMutation();
  return async ({ rows }: CartGroup, answer: StapleAnswerKind | null): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    try {
      await answerStaple({ variables: { input: { tripId, ids, answer } } });
    } catch (error) {
      showError(errorMessage(error, t`Failed to update ingredient.`));
    }
  };
}
