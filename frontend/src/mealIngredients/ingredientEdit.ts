import {
  ingredientChangeFields,
  type IngredientChangeFields,
} from '../../../domain/shopping/ingredientFields.ts';
import type { Parser } from '../ui/controls/zodResolver.ts';
import type { IngredientInput } from './ingredientDraft.ts';

/** An alternative as the form holds it. */
interface AlternativeInput {
  readonly text: string;
  /** Which alternative it was before, counted from 1; 0 for a new one. */
  readonly place: number;
}

/** An ingredient as the form for editing it holds it. */
export interface IngredientEdit extends IngredientInput {
  readonly alternatives: readonly AlternativeInput[];
}

/** What the form is about. */
interface Edited {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  readonly alternatives: readonly string[];
  readonly selectedAlternative: number;
}

/** The form of an ingredient as it is. */
export function editOf({ name, quantity, unit, notes, alternatives }: Edited): IngredientEdit {
  return {
    name,
    quantity: quantity ?? '',
    unit: unit ?? '',
    notes: notes ?? '',
    alternatives: alternatives.map((text, index) => ({ text, place: index + 1 })),
  };
}

/**
 * Reads the form by the fields of the domain. Only what was changed is in the answer, so that nobody's other change is
 * taken back. What was chosen stays chosen where it went in the list; the original is when it is gone.
 */
export function ingredientEditFields(before: Edited): Parser<IngredientChangeFields> {
  return {
    safeParse: (values: unknown) => {
      // The form gives what its default values were made of.
      const { alternatives, ...texts } = values as IngredientEdit;
      const kept = alternatives.filter(({ text }) => text.trim() !== '');
      const result = ingredientChangeFields.safeParse({
        ...texts,
        alternatives: kept.map(({ text }) => text),
        selectedAlternative:
          kept.findIndex(({ place }) => place > 0 && place === before.selectedAlternative) + 1,
      });
      return result.success ? { ...result, data: changesOf(before, result.data) } : result;
    },
  };
}

function changesOf(before: Edited, now: IngredientChangeFields): IngredientChangeFields {
  const { alternatives = [], selectedAlternative = 0, ...texts } = now;
  const isSameList =
    alternatives.length === before.alternatives.length &&
    alternatives.every((text, index) => text === before.alternatives[index]);
  return {
    ...(texts.name !== before.name && { name: texts.name }),
    ...(texts.quantity !== before.quantity && { quantity: texts.quantity }),
    ...(texts.unit !== before.unit && { unit: texts.unit }),
    ...(texts.notes !== before.notes && { notes: texts.notes }),
    ...(!isSameList && { alternatives, selectedAlternative }),
  };
}
