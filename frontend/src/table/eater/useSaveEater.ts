import { useState } from 'react';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import type { TripEater } from '../tripTable.ts';
import { baseOf, changesOf, NEW_COMPANION, type EaterInput } from './eaterInput.ts';
import {
  useAddCompanionMutation,
  useRemoveCompanionMutation,
  useUpdateEaterMutation,
} from './WhoEats.generated.ts';

/** Why an eater was not saved; `isConflict` if somebody else changed the same field meanwhile. */
export interface SaveFailure {
  readonly text: string;
  readonly isConflict: boolean;
}

/**
 * Saves and removes eaters; both resolve to success.
 * @param participantId who brings a new companion
 */
export function useSaveEater(tripId: string, participantId: string) {
  const [addCompanion, adding] = useAddCompanionMutation();
  const [updateEater, updating] = useUpdateEaterMutation();
  const [removeCompanion, removing] = useRemoveCompanionMutation();
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  async function run(eater: TripEater | null, send: () => Promise<unknown>): Promise<boolean> {
    setFailure(null);
    try {
      await send();
      return true;
    } catch (error) {
      const isConflict = eater !== null && errorCode(error) === 'CONFLICT';
      setFailure({ text: errorMessage(error, 'Not saved. Please try again.'), isConflict });
      return false;
    }
  }

  /**
   * @param eater null for a new companion
   * @param isForced also over later changes
   */
  function save(eater: TripEater | null, input: EaterInput, isForced = false): Promise<boolean> {
    return run(eater, () => {
      if (eater === null) {
        const { name = '', ...rest } = changesOf(NEW_COMPANION, input, true);
        return addCompanion({ variables: { input: { tripId, participantId, name: name ?? '', ...rest } } });
      }
      const changes = changesOf(baseOf(input), input, eater.isCompanion);
      if (Object.keys(changes).length === 0) return Promise.resolve();
      const version = isForced ? null : (input.base?.version ?? null);
      return updateEater({
        variables: { id: eater.id, input: { ...changes, ...(version !== null && { version }) } },
      });
    });
  }

  function remove(eater: TripEater): Promise<boolean> {
    return run(eater, () => removeCompanion({ variables: { id: eater.id } }));
  }

  return {
    save,
    remove,
    failure,
    clearFailure: () => setFailure(null),
    isWorking: adding.loading || updating.loading || removing.loading,
  };
}
