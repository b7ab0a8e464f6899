import { shownNumbers, typedNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import type { CreateRecipeInput } from '../../gql/schema.generated.ts';
import type { IngredientInput } from '../../ui/recipe/ingredientDraft.ts';
import type { ReadRecipeFragment } from './ImportRecipe.generated.ts';

type Read = Omit<ReadRecipeFragment, '__typename'>;

/** A line of an imported recipe, to be corrected before it is saved. */
export interface ReadLine {
  /** Index in the source. */
  readonly index: number;
  /** As its source shows it. */
  readonly line: string;
  readonly input: IngredientInput;
  /** "For the sauce" */
  readonly part: string | null;
  /** What is in doubt; null if it was understood, or corrected. */
  readonly doubt: string | null;
}

/** What a person changed in the preview. */
export interface Corrections {
  readonly name: string;
  /** By index. */
  readonly lines: ReadonlyMap<number, IngredientInput>;
  readonly leftOut: ReadonlySet<number>;
}

export function noCorrections({ name }: Pick<Read, 'name'>): Corrections {
  return { name, lines: new Map(), leftOut: new Set() };
}

/** The lines that are kept, in order. */
export function readLines(recipe: Read, { lines, leftOut }: Corrections): readonly ReadLine[] {
  return recipe.ingredients.flatMap(({ line, name, quantity, unit, notes, part }, index) => {
    if (leftOut.has(index)) return [];
    const corrected = lines.get(index);
    const read = { name, quantity: shownNumbers(quantity ?? ''), unit: unit ?? '', notes: notes ?? '' };
    return [
      {
        index,
        line,
        part,
        input: corrected ?? read,
        doubt: corrected === undefined ? doubtOf(recipe, line) : null,
      },
    ];
  });
}

/** Problems that belong to no ingredient. */
export function otherProblems(recipe: Read): readonly string[] {
  const isOfLine = (text: string) => text !== '' && recipe.ingredients.some(({ line }) => isSame(line, text));
  return recipe.problems
    .filter(({ line }) => !isOfLine(line))
    .map(({ line, message }) => (line === '' ? message : `“${line}”: ${message}`));
}

function doubtOf({ problems }: Read, line: string): string | null {
  return problems.find((problem) => problem.line !== '' && isSame(line, problem.line))?.message ?? null;
}

/** The server may have shortened the line of a problem. */
function isSame(line: string, shown: string): boolean {
  return line === shown || (shown.endsWith('…') && line.startsWith(shown.slice(0, -1).trim()));
}

/** What is saved of a read recipe. */
export function importedInput(recipe: Read, corrections: Corrections): CreateRecipeInput {
  const { description, servings, minutes, sourceUrl, sourceName, instructions } = recipe;
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    name: corrections.name.trim(),
    description,
    servings,
    minutes,
    sourceUrl,
    sourceName,
    instructions: [...instructions],
    ingredients: readLines(recipe, corrections).map(({ part, input: { name, quantity, unit, notes } }) => ({
      name: name.trim(),
      quantity: orNull(typedNumbers(quantity)),
      unit: orNull(unit),
      notes: orNull(notes),
      part,
    })),
  };
}
