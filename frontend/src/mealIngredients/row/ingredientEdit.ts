import {
  ingredientChangeFields,
  type IngredientChangeFields,
} from '../../../../domain/shopping/ingredientFields.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import type { IngredientInput } from '../ingredientDraft.ts';

interface AlternativeInput {
  readonly text: string;
  /** Previous position from 1; 0 if new. */
  readonly place: number;
}

/** Draft key. */
export function ingredientEditDraft(ingredientId: string): string {
  return `edit.${ingredientId}`;
}

export interface IngredientEdit extends IngredientInput {
  readonly alternatives: readonly AlternativeInput[];
}

interface Edited {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  readonly alternatives: readonly string[];
  readonly selectedAlternative: number;
}

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
 * Only changed fields, to keep other people's changes. A selected alternative stays selected when moved; if removed,
 * the original is.
 */
export function ingredientEditFields(before: Edited): Parser<IngredientChangeFields> {
  return {
    safeParse: (values: unknown) => {
      // Typed as its default values.
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
