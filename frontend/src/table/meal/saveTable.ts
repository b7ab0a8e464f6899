import { errorMessage } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';

/** Rows, plates apart and signatures of the whole trip. */
export const REREAD = { refetchQueries: ['TripIngredients'], awaitRefetchQueries: true };

/** Resolves to success; shows the error. */
export async function isSaved(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const description = errorMessage(error, 'Check your connection and try again.');
    showToast({ kind: 'error', title: 'Not saved. Try again', description });
    return false;
  }
}
