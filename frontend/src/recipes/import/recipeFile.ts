import { t } from '@lingui/core/macro';
import { LIMITS } from '../../../../domain/limits.ts';
import { sendFile } from '../../gql/sendFile.ts';
import type { ReadRecipeFragment } from './ImportRecipe.generated.ts';

type ReadRecipe = Omit<ReadRecipeFragment, '__typename'>;

/** Recipes of a file, or why there are none. */
export type FileReading =
  | { readonly isRead: true; readonly recipes: readonly ReadRecipe[]; readonly problems: readonly string[] }
  | { readonly isRead: false; readonly reason: string };

const UNREADABLE = t`This file could not be read. Check your connection and try again.`;

/** Sends a file of another app to be read; nothing is saved. */
export async function readRecipeFile(file: Blob): Promise<FileReading> {
  if (file.size > LIMITS.recipeFileBytes) return { isRead: false, reason: t`A file can have at most 20 MB.` };
  const answer = await sendFile('/api/recipes/import-file', file, UNREADABLE);
  if (!answer.isRead) return answer;
  // The shape of the schema's importRecipeFile, which is its twin.
  const { recipes, problems } = answer.value as {
    readonly recipes: readonly ReadRecipe[];
    readonly problems: readonly { readonly line: string; readonly message: string }[];
  };
  return { isRead: true, recipes, problems: problems.map(({ message }) => message) };
}
