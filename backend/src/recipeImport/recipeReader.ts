import type { FetchedPage } from './fetch/pageAnswer.ts';
import { readRecipeFile, type FileReading } from './files/readRecipeFile.ts';
import type { RecipeReading } from './importedRecipe.ts';
import { readFetchedPage } from './readFetchedPage.ts';

/** Reads what strangers wrote. @throws BAD_USER_INPUT for what takes too much time or memory, SERVICE_UNAVAILABLE */
export interface RecipeReader {
  /** @param accountId has one page or file read at once */
  readPage(page: FetchedPage, accountId: string): Promise<RecipeReading>;
  /** @param bytes as `readRecipeFile` takes them */
  readFile(bytes: Uint8Array, accountId: string): Promise<FileReading>;
}

/** Reads in the calling thread, which a hostile page blocks for seconds. */
export const readerInThisThread: RecipeReader = {
  readPage: (page) => Promise.resolve(readFetchedPage(page)),
  readFile: readRecipeFile,
};
