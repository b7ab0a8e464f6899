import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import type { ReadInput } from './ReadRecipeForm.tsx';
import { useReadRecipeMutation, type ReadRecipeMutation } from './ImportRecipe.generated.ts';

type Reading = ReadRecipeMutation['importRecipe'];

/** Reads a page or a text; saves nothing. */
export function useReadRecipe() {
  const [readRecipe] = useReadRecipeMutation();
  const [reading, setReading] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** Number of the latest reading; answers to earlier ones are dropped. */
  const latest = useRef(0);

  function clear(): void {
    latest.current += 1;
    setReading(null);
    setFailure(null);
    setIsReading(false);
  }

  /** Resolves to the recipe; null if there is none, or if another reading began. */
  async function read(input: ReadInput): Promise<Reading['recipe'] | null> {
    clear();
    const request = latest.current;
    setIsReading(true);
    try {
      const { data } = await readRecipe({ variables: { input } });
      if (request !== latest.current || data === undefined) return null;
      setReading(data.importRecipe);
      return data.importRecipe.recipe;
    } catch (error) {
      if (request === latest.current)
        setFailure(errorMessage(error, t`That could not be read. Check your connection and try again.`));
      return null;
    } finally {
      if (request === latest.current) setIsReading(false);
    }
  }

  return { reading, failure, isReading, read, clear };
}
