import { t } from '@lingui/core/macro';
import type { ReadRecipeFragment } from './ImportRecipe.generated.ts';

type ReadRecipe = Omit<ReadRecipeFragment, '__typename'>;

/** Recipes of a file, or why there are none. */
export type FileReading =
  | { readonly isRead: true; readonly recipes: readonly ReadRecipe[]; readonly problems: readonly string[] }
  | { readonly isRead: false; readonly reason: string };

const MAX_BYTES = 20 * 1024 * 1024;
const UNREADABLE = t`This file could not be read. Check your connection and try again.`;

/** Sends a file of another app to be read; nothing is saved. By REST, since GraphQL takes 64 kB. */
export async function readRecipeFile(file: Blob): Promise<FileReading> {
  if (file.size > MAX_BYTES) return { isRead: false, reason: t`A file can have at most 20 MB.` };
  try {
    const response = await fetch('/api/recipes/import-file', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { isRead: false, reason: UNREADABLE };
    if (!response.ok) {
      const message: unknown = Reflect.get(answer, 'message');
      return { isRead: false, reason: typeof message === 'string' ? message : UNREADABLE };
    }
    // The shape of the schema's importRecipeFile, which is its twin.
    const { recipes, problems } = answer as {
      readonly recipes: readonly ReadRecipe[];
      readonly problems: readonly { readonly line: string; readonly message: string }[];
    };
    return { isRead: true, recipes, problems: problems.map(({ message }) => message) };
  } catch {
    // No connection, or an answer that is not the server's.
    return { isRead: false, reason: UNREADABLE };
  }
}
