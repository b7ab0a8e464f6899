import { useRef, useState } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useReadRecipeMutation, type ReadRecipeMutation } from './ImportRecipe.generated.ts';

type Reading = ReadRecipeMutation['importRecipe'];

/** Reads a page or a text; saves nothing. */
export function useReadRecipe() {
  const [readRecipe] = useReadRecipeMutation();
  const [reading, setReading] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** Counts readings, so that a late answer is dropped. */
  const asked = useRef(0);

  function clear(): void {
    asked.current += 1;
    setReading(null);
    setFailure(null);
    setIsReading(false);
  }

  /** Resolves to the recipe; null if there is none, or if another reading began. */
  async function read(
    input: { readonly url: string } | { readonly text: string },
  ): Promise<Reading['recipe'] | null> {
    clear();
    const turn = asked.current;
    setIsReading(true);
    try {
      const { data } = await readRecipe({ variables: { input } });
      if (turn !== asked.current || data === undefined) return null;
      setReading(data.importRecipe);
      return data.importRecipe.recipe;
    } catch (error) {
      if (turn === asked.current)
        setFailure(errorMessage(error, 'That could not be read. Check your connection and try again.'));
      return null;
    } finally {
      if (turn === asked.current) setIsReading(false);
    }
  }

  return { reading, failure, isReading, read, clear };
}
