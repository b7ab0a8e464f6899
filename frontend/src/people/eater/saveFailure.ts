import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { refusalOf, type Refusal } from '../../forms/refusal.ts';
import { errorMessage } from '../../gql/errorMessage.ts';

/** Why an eater was not saved. */
export interface SaveFailure {
  readonly text: string;
  /** With what somebody else saved; null for another reason. */
  readonly refusal: Refusal | null;
}

export function saveFailure(error: unknown): SaveFailure {
  return { text: errorMessage(error, t`Not saved. Please try again.`), refusal: refusalOf(error) };
}

interface FailedAction {
  readonly failure: SaveFailure;
  /** Does it again; null: the button that is shown does. */
  readonly repeat: (() => void) | null;
}

/** The failure of what is done by a button; it ends with the next attempt. */
export function useSaveFailure() {
  const [failed, setFailed] = useState<FailedAction | null>(null);

  /** Resolves to null after a failure. @param repeat of an action that may fail beside another one's button */
  async function run<T>(send: () => Promise<T>, repeat: FailedAction['repeat'] = null): Promise<T | null> {
    setFailed(null);
    try {
      return await send();
    } catch (error) {
      setFailed({ failure: saveFailure(error), repeat });
      return null;
    }
  }

  return {
    failure: failed?.failure ?? null,
    repeat: failed?.repeat ?? null,
    run,
    clearFailure: () => setFailed(null),
  };
}
