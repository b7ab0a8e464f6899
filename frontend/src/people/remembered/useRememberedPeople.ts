import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { changesOf, NEW_COMPANION, type EaterInput } from '../eater/eaterInput.ts';
import { saveFailure, type SaveFailure } from '../eater/useSaveEater.ts';
import { rememberedInput } from '../eater/rememberedInput.ts';
import {
  useForgetRememberedEaterMutation,
  useRememberedQuery,
  useRememberEaterMutation,
  type RememberedEaterFragment,
} from '../eater/Remembered.generated.ts';

/** Null: the user, of whom nothing is remembered yet. */
type Known = RememberedEaterFragment | null;

/** What the account remembers of its user and the people they bring; saves and forgets it. */
export function useRememberedPeople() {
  const { data, refetch } = useRememberedQuery();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [remember, remembering] = useRememberEaterMutation();
  const [forget, forgetting] = useForgetRememberedEaterMutation();

  /** Resolves to null after a failure. */
  async function run<T>(send: () => Promise<T>): Promise<T | null> {
    setFailure(null);
    try {
      const answer = await send();
      // It is saved, also if the list cannot be read.
      await refetch().catch(() => undefined);
      return answer;
    } catch (error) {
      setFailure(saveFailure(error));
      return null;
    }
  }

  /** @param isSelf the user has no name of their own here. @returns what is remembered now; null after a failure */
  function save(id: string | null, before: EaterInput, next: EaterInput, isSelf: boolean) {
    return run(async () => {
      const { name, portion, avoids, eatsEverything, note } = changesOf(before, next, !isSelf);
      const changes = {
        ...(portion !== undefined && { portion }),
        ...(avoids !== undefined && { avoids }),
        ...(eatsEverything !== undefined && { eatsEverything }),
        ...(note !== undefined && { note }),
      };
      const variables = { input: { id: isSelf ? null : id, name: name ?? null, ...changes } };
      const { data: answer } = await remember({ variables });
      const eater = answer?.rememberEater.eater;
      return { id: eater?.id ?? id, input: eater === undefined ? next : { ...rememberedInput(eater) } };
    });
  }

  /** The toast brings it back. */
  async function forgetPerson(known: NonNullable<Known>): Promise<void> {
    if ((await run(() => forget({ variables: { id: known.id } }))) === null) return;
    const before = rememberedInput(known);
    const undo = () => void save(null, NEW_COMPANION, before, known.name === null);
    const action = { label: t`Undo`, onClick: undo };
    showToast({ kind: 'success', title: t`Forgotten`, description: t`Your trips keep it.`, action });
  }

  return {
    data,
    save,
    forget: forgetPerson,
    failure,
    clearFailure: () => setFailure(null),
    isWorking: remembering.loading || forgetting.loading,
  };
}
