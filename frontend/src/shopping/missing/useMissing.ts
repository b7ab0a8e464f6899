import { t } from '@lingui/core/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import type { UnavailableKind } from '../../gql/schema.generated.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import {
  useClearUnavailableMutation,
  useMarkUnavailableMutation,
  useTakeInsteadMutation,
} from './Missing.generated.ts';

interface Mark {
  readonly kind: UnavailableKind;
  readonly message: string;
  readonly shop: string;
}

const FAILED = t`Failed to update ingredient.`;

/** Says what becomes of a line that cannot be found. All resolve to success, and show errors. */
export function useMissing(tripId: string, rows: readonly CartRow[]) {
  const [markUnavailable] = useMarkUnavailableMutation();
  const [clearUnavailable] = useClearUnavailableMutation();
  const [takeInstead] = useTakeInsteadMutation();
  const ids = rows.map(({ id }) => id);
  const name = rows[0]?.name ?? '';

  async function saved(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      showError(errorMessage(error, FAILED));
      return false;
    }
  }

  async function clear(): Promise<boolean> {
    return saved(() => clearUnavailable({ variables: { input: { tripId, ids } } }));
  }

  async function mark(change: Mark): Promise<boolean> {
    const isDone = await saved(() => markUnavailable({ variables: { input: { tripId, ids, ...change } } }));
    const undo = { label: t`Undo`, onClick: () => void clear() };
    const food = capitalized(name);
    if (isDone && change.kind === 'LEFT_OUT')
      showToast({ kind: 'success', title: t`${food} left out`, action: undo });
    if (isDone && change.kind === 'NOT_HERE')
      showToast({ kind: 'success', title: food, description: t`It stays on the list.`, action: undo });
    return isDone;
  }

  /** It is in the cart of whoever takes it. */
  async function take(other: string): Promise<boolean> {
    const change = (input: { readonly name: string; readonly purchased: boolean }) =>
      saved(() => takeInstead({ variables: { input: { tripId, ids, ...input } } }));
    const isDone = await change({ name: other, purchased: true });
    if (isDone)
      showToast({
        kind: 'success',
        title: t`${{ other: capitalized(other) }} instead of ${name}`,
        action: { label: t`Undo`, onClick: () => void change({ name, purchased: false }) },
      });
    return isDone;
  }

  return { mark, clear, take };
}
