import type { Message } from '../../../domain/text/message.ts';
import type { FetchedPage } from './pages/pageAnswer.ts';

/** A line as its source shows it, and what the line parser made of it. */
export interface ImportedIngredient {
  readonly line: string;
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  /** Of the dish: "For the sauce". */
  readonly part: string | null;
}

/** What was not understood, or was cut to a limit. */
export interface ImportProblem {
  /** As in the source, perhaps shortened; '' if the problem has no line. */
  readonly line: string;
  readonly message: Message;
}

/** A recipe from a page, a text or a file. Everything is within LIMITS and can be stored. */
export interface ImportedRecipe {
  /** '' if the source names none. */
  readonly name: string;
  readonly description: string | null;
  /** Portions that the amounts are written for; whole or in quarters. */
  readonly servings: number | null;
  /** From start to table. */
  readonly minutes: number | null;
  readonly ingredients: readonly ImportedIngredient[];
  /** One step each, without numbering. */
  readonly instructions: readonly string[];
  readonly sourceUrl: string | null;
  /** "Smitten with Soup", or the host "example.com". */
  readonly sourceName: string | null;
  readonly problems: readonly ImportProblem[];
}

/** The outcome of reading one page or text. */
export type RecipeReading =
  | {
      readonly kind: 'found';
      readonly recipe: ImportedRecipe;
      /** Further recipes of the page, in its order. */
      readonly others: readonly ImportedRecipe[];
    }
  | { readonly kind: 'none'; readonly reason: Message };

export type FileReading =
  | {
      readonly kind: 'found';
      /** In the file's order; at least one, at most 1,000. */
      readonly recipes: readonly ImportedRecipe[];
      /** About the file and its parts; those of a recipe are the recipe's. */
      readonly problems: readonly ImportProblem[];
    }
  | { readonly kind: 'none'; readonly reason: Message };

/** Reads what strangers wrote. @throws BAD_USER_INPUT for what takes too much time or memory, SERVICE_UNAVAILABLE */
export interface RecipeReader {
  /** @param accountId has one page or file read at once */
  readPage(page: FetchedPage, accountId: string): Promise<RecipeReading>;
  /** @param bytes as `readRecipeFile` takes them */
  readFile(bytes: Uint8Array, accountId: string): Promise<FileReading>;
}
