import { t } from '@lingui/core/macro';
import { undoAction } from '../../forms/undoAction.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { changesOf, NEW_COMPANION, type EaterInput } from '../eater/eaterInput.ts';
import { useSaveFailure } from '../eater/saveFailure.ts';
import { rememberedInput } from '../eater/rememberedInput.ts';
import {
  useForgetRememberedEaterMutation,
  useRememberedQuery,
  useRememberEaterMutation,
  type RememberedEaterFragment,
} from '../eater/Remembered.generated.ts';

/** What the account remembers of its user and the people they bring; saves and forgets it. */
export function useRememberedPeople() {
  const { data, refetch } = useRememberedQuery();
  const { run, ...failing } = useSaveFailure();
  const [remember, remembering] = useRememberEaterMutation();
  const [forget, forgetting] = useForgetRememberedEaterMutation();

  /** It is saved, also if the list cannot be read. */
  const readAgain = () => refetch().catch(() => undefined);

  /**
   * @param isSelf the user has no name of their own here
   * @returns what is remembered now
   * @throws the server's refusal
   */
  async function save(id: string | null, before: EaterInput, next: EaterInput, isSelf: boolean) {
    const { name, portion, avoids, eatsEverything, note } = changesOf(before, next, !isSelf);
    const changes = {
      ...(portion !== undefined && { portion }),
      ...(avoids !== undefined && { avoids }),
      ...(eatsEverything !== undefined && { eatsEverything }),
      ...(note !== undefined && { note }),
    };
    const variables = { input: { id: isSelf ? null : id, name: name ?? null, ...changes } };
    const { data: answer } = await remember({ variables });
    await readAgain();
    const eater = answer?.rememberEater.eater;
    const input = eater === undefined ? next : rememberedInput(eater);
    return { id: eater?.id ?? id, input: isSelf ? { ...input, name: next.name } : input };
  }

  /** The toast brings it back. */
  async function forgetPerson(known: RememberedEaterFragment, onForgotten: () => void): Promise<void> {
    const again = () => void forgetPerson(known, onForgotten);
    if ((await run(() => forget({ variables: { id: known.id } }), again)) === null) return;
    await readAgain();
    const before = rememberedInput(known);
    const action = undoAction(() => save(null, NEW_COMPANION, before, known.name === null));
    showToast({ kind: 'success', title: t`Forgotten`, description: t`Your trips keep it.`, action });
    onForgotten();
  }

  return {
    data,
    save,
    forget: forgetPerson,
    run,
    ...failing,
    isWorking: remembering.loading || forgetting.loading,
  };
}
