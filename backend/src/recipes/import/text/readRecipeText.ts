import { msg } from '../../../../../domain/text/message.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { LINE_BREAK } from '../../../../../domain/shopping/line/ingredientLine.ts';
import type { RecipeReading } from '../../../providers/recipeReader.ts';
import { hostOf, oneLine } from '../recipe/cleanText.ts';
import { withoutPictureBullet } from '../recipe/lineText.ts';
import { toImportedRecipe } from '../recipe/toImportedRecipe.ts';
import { rawRecipeOfLines } from './rawRecipeOfLines.ts';

const SOURCE = /^(?:(?:source|from|recipe from|adapted from|found at)\s*:?\s*)?(https?:\/\/\S{1,1000})$/i;

/** A digit in a box. */
const KEYCAP = /^(\d)\uFE0F?\u20E3\s*/u;

/** "✨1 can chickpeas" and "1️⃣ Roast", as people post recipes. */
function withoutEmojiBullet(line: string): string {
  return withoutPictureBullet(line).replace(KEYCAP, '$1. ');
}

/**
 * Reads pasted text: a title, facts such as "Serves 4", ingredients and steps, by headings or else by the form of the
 * lines. Never throws.
 * @param text at most 100,000 characters
 */
export function readRecipeText(text: string): RecipeReading {
  if (text.length > LIMITS.ingredientList)
    return {
      kind: 'none',
      reason: msg('recipeImport.textTooLong', 'Please paste at most {max} characters.', {
        max: LIMITS.ingredientList,
      }),
    };
  const all = text.split(LINE_BREAK).map((line) => withoutEmojiBullet(oneLine(line)));
  const source = all.map((line) => SOURCE.exec(line)?.[1]).find((url) => url !== undefined);
  const lines = all.filter((line) => line !== '' && !SOURCE.test(line));
  const raw = rawRecipeOfLines(lines);
  if (raw === null)
    return {
      kind: 'none',
      reason: msg(
        'recipeImport.noneInText',
        'No recipe was found in this text. Paste its ingredients and steps too.',
      ),
    };
  const host = hostOf(source);
  const recipe = toImportedRecipe(raw, { url: host === null ? null : (source ?? null), name: host });
  return { kind: 'found', recipe, others: [] };
}
