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

/** The failure of what is done by a button; it ends with the next attempt. */
export function useSaveFailure() {
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  /** Resolves to null after a failure. */
  async function run<T>(send: () => Promise<T>): Promise<T | null> {
    setFailure(null);
    try {
      return await send();
    } catch (error) {
      setFailure(saveFailure(error));
      return null;
    }
  }

  return { failure, run, clearFailure: () => setFailure(null) };
}
