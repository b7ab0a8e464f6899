import {
  ingredientChangeFields,
  type IngredientChangeFields,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { UpdateIngredientInput } from '../../gql/schema.generated.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import type { Versioned } from '../../ui/controls/useVersionedDraft.ts';
import type { Words } from '../../forms/conflict.ts';
import type { IngredientInput } from '../../ui/recipe/ingredientDraft.ts';

interface AlternativeInput {
  readonly text: string;
  /** Previous position from 1; 0 if new. */
  readonly place: number;
}

/** Draft key. */
export function ingredientEditDraft(ingredientId: string): string {
  return `edit.${ingredientId}`;
}

export interface IngredientEdit extends IngredientInput, Versioned {
  readonly alternatives: readonly AlternativeInput[];
  /** From 1; 0 for the original. */
  readonly selectedAlternative: number;
}

/** What the form changes; the alternatives with the selected one are one field. */
export interface IngredientValues {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  readonly alternatives: Alternatives;
}

interface Alternatives {
  readonly names: readonly string[];
  readonly selected: number;
}

interface Saved extends Omit<IngredientValues, 'alternatives'> {
  readonly alternatives: readonly string[];
  readonly selectedAlternative: number;
  readonly version: number;
}

export function editOf(saved: Saved): IngredientEdit {
  const { name, quantity, unit, notes, alternatives, selectedAlternative, version } = saved;
  return {
    name,
    version,
    selectedAlternative,
    quantity: quantity ?? '',
    unit: unit ?? '',
    notes: notes ?? '',
    alternatives: alternatives.map((text, index) => ({ text, place: index + 1 })),
  };
}

/** A selected alternative stays selected when moved; if removed, the original is. */
export const ingredientEditFields: Parser<IngredientValues> = {
  safeParse: (values: unknown) => {
    // Typed as its default values.
    const {
      alternatives,
      selectedAlternative: selected,
      version: _base,
      ...texts
    } = values as IngredientEdit;
    const kept = alternatives.filter(({ text }) => text.trim() !== '');
    const result = ingredientChangeFields.safeParse({
      ...texts,
      alternatives: kept.map(({ text }) => text),
      selectedAlternative: kept.findIndex(({ place }) => place > 0 && place === selected) + 1,
    });
    return result.success ? { ...result, data: valuesOf(result.data) } : result;
  },
};

/** The saved values that a form began with. */
export function valuesBefore({ name, quantity, unit, notes, ...rest }: IngredientEdit): IngredientValues {
  return {
    name,
    quantity: quantity || null,
    unit: unit || null,
    notes: notes || null,
    alternatives: { names: rest.alternatives.map(({ text }) => text), selected: rest.selectedAlternative },
  };
}

/** From the API's fields. */
export function valuesOf(fields: IngredientChangeFields): IngredientValues {
  const {
    name = '',
    quantity = null,
    unit = null,
    notes = null,
    alternatives = [],
    selectedAlternative = 0,
  } = fields;
  return {
    name,
    quantity,
    unit,
    notes,
    alternatives: { names: alternatives, selected: selectedAlternative },
  };
}

/** Only these fields, to keep other people's changes. */
export function ingredientChange(
  { alternatives, ...texts }: IngredientValues,
  fields: readonly (keyof IngredientValues)[],
): Omit<UpdateIngredientInput, 'id'> {
  const has = (field: keyof IngredientValues) => fields.includes(field);
  return {
    ...(has('name') && { name: texts.name }),
    ...(has('quantity') && { quantity: texts.quantity }),
    ...(has('unit') && { unit: texts.unit }),
    ...(has('notes') && { notes: texts.notes }),
    ...(has('alternatives') && {
      alternatives: [...alternatives.names],
      selectedAlternative: alternatives.selected,
    }),
  };
}

export const INGREDIENT_WORDS: Words<IngredientValues> = {
  name: { label: 'Ingredient', word: 'name', text: ({ name }) => name },
  quantity: { label: 'Quantity', word: 'quantity', text: ({ quantity }) => quantity ?? '' },
  unit: { label: 'Unit', word: 'unit', text: ({ unit }) => unit ?? '' },
  notes: { label: 'Notes', word: 'notes', text: ({ notes }) => notes ?? '' },
  alternatives: {
    label: 'Alternatives',
    word: 'alternatives',
    sentAs: ['alternatives', 'selectedAlternative'],
    text: ({ alternatives: { names, selected } }) =>
      names.map((name, index) => (index + 1 === selected ? `${name} (selected)` : name)).join(', '),
  },
};
