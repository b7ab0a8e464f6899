import { t } from '@lingui/core/macro';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { shownNumbers, typedNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { fieldsOfLine } from '../../../../domain/shopping/line/lineFields.ts';
import {
  ingredientChangeFields,
  type IngredientChangeFields,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { UpdateIngredientInput } from '../../gql/schema.generated.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import type { Versioned } from '../../forms/useVersionedDraft.ts';
import type { Words } from '../../forms/conflict.ts';

interface AlternativeInput {
  readonly text: string;
  readonly isSelected: boolean;
}

/** Draft key. */
export function ingredientEditDraft(ingredientId: string): string {
  return `edit.${ingredientId}`;
}

export interface IngredientEdit extends Versioned {
  readonly name: string;
  /** "1¾ lb" */
  readonly amount: string;
  readonly notes: string;
  readonly alternatives: readonly AlternativeInput[];
  /** How the saved amount is divided. */
  readonly stored: Amount;
}

interface Amount {
  readonly quantity: string | null;
  readonly unit: string | null;
}

interface Alternatives {
  readonly names: readonly string[];
  /** From 1; 0 for the original. */
  readonly selected: number;
}

/** What the form changes; the alternatives with the selected one are one field. */
export interface IngredientValues {
  readonly name: string;
  readonly amount: Amount;
  readonly notes: string | null;
  readonly alternatives: Alternatives;
}

interface Saved extends Amount {
  readonly name: string;
  readonly notes: string | null;
  readonly alternatives: readonly string[];
  readonly selectedAlternative: number;
  readonly version: number;
}

export function editOf(saved: Saved): IngredientEdit {
  const { name, quantity, unit, notes, alternatives, selectedAlternative, version } = saved;
  return {
    version,
    name,
    amount: shownNumbers(amountLabel(quantity, unit)),
    notes: notes ?? '',
    alternatives: alternatives.map((text, index) => ({
      text,
      isSelected: index + 1 === selectedAlternative,
    })),
    stored: { quantity, unit },
  };
}

/** "1¾ lb" is 1¾ and lb; what is not understood is all quantity. */
export function readAmount(typed: string): Amount {
  const text = typedNumbers(typed.trim());
  const { name, quantity, unit, notes } = fieldsOfLine(`${text} ${NAME}`);
  const isRead = name.toLowerCase() === NAME && notes === '';
  return isRead ? { quantity: quantity || null, unit: unit || null } : { quantity: text, unit: null };
}

/** A word that measures nothing. */
const NAME = 'qqq';

/** A selected alternative stays selected when moved; if removed, the original is. */
export const ingredientEditFields: Parser<IngredientValues> = {
  safeParse: (values: unknown) => {
    // Typed as its default values.
    const { name, amount, notes, alternatives, stored } = values as IngredientEdit;
    const kept = alternatives.filter(({ text }) => text.trim() !== '');
    const isStored = amount.trim() === shownNumbers(amountLabel(stored.quantity, stored.unit));
    const { quantity, unit } = isStored ? stored : readAmount(amount);
    const result = ingredientChangeFields.safeParse({
      name,
      quantity,
      unit,
      notes,
      alternatives: kept.map(({ text }) => text),
      selectedAlternative: kept.findIndex(({ isSelected }) => isSelected) + 1,
    });
    if (result.success) return { ...result, data: valuesOf(result.data) };
    const issues = result.error.issues.map(({ path, message }) => ({
      path: path[0] === 'quantity' || path[0] === 'unit' ? ['amount'] : path,
      message,
    }));
    return { success: false, error: { issues } };
  },
};

/** The saved values that a form began with. */
export function valuesBefore({ name, notes, alternatives, stored }: IngredientEdit): IngredientValues {
  return {
    name,
    amount: stored,
    notes: notes || null,
    alternatives: {
      names: alternatives.map(({ text }) => text),
      selected: alternatives.findIndex(({ isSelected }) => isSelected) + 1,
    },
  };
}

/** From the API's fields. */
export function valuesOf(fields: IngredientChangeFields): IngredientValues {
  const { name = '', quantity = null, unit = null, notes = null } = fields;
  const { alternatives = [], selectedAlternative = 0 } = fields;
  return {
    name,
    amount: { quantity, unit },
    notes,
    alternatives: { names: alternatives, selected: selectedAlternative },
  };
}

/** Only these fields, to keep other people's changes. */
export function ingredientChange(
  { name, amount, notes, alternatives }: IngredientValues,
  fields: readonly (keyof IngredientValues)[],
): Omit<UpdateIngredientInput, 'id'> {
  const has = (field: keyof IngredientValues) => fields.includes(field);
  return {
    ...(has('name') && { name }),
    ...(has('amount') && amount),
    ...(has('notes') && { notes }),
    ...(has('alternatives') && {
      alternatives: [...alternatives.names],
      selectedAlternative: alternatives.selected,
    }),
  };
}

export const INGREDIENT_WORDS: Words<IngredientValues> = {
  name: { label: t`Ingredient`, text: ({ name }) => name },
  amount: {
    label: t({ message: 'Amount', context: 'ingredient' }),
    sentAs: ['quantity', 'unit'],
    text: ({ amount: { quantity, unit } }) => shownNumbers(amountLabel(quantity, unit)),
  },
  notes: { label: t`Notes`, text: ({ notes }) => notes ?? '' },
  alternatives: {
    label: t`Alternatives`,
    sentAs: ['alternatives', 'selectedAlternative'],
    text: ({ alternatives: { names, selected } }) =>
      names.map((name, index) => (index + 1 === selected ? t`${name} (selected)` : name)).join(', '),
  },
};
