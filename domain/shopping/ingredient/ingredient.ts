export interface Replaceable {
  readonly name: string;
  readonly alternatives: readonly string[];
  /** 0 is the original, n is `alternatives[n - 1]`. */
  readonly selectedAlternative: number;
}

/** A food without a choice. */
export function asWritten(name: string): Replaceable {
  return { name, alternatives: [], selectedAlternative: 0 };
}

/** The original if the index is out of range. */
export function chosenName({ name, alternatives, selectedAlternative }: Replaceable): string {
  return alternatives[selectedAlternative - 1] ?? name;
}

export function isReplaced(ingredient: Replaceable): boolean {
  return chosenName(ingredient) !== ingredient.name;
}

/** '2 cups', '2', 'cups' or '' */
export function amountLabel(quantity: string | null, unit: string | null): string {
  return [quantity, unit].filter((part) => part !== null && part !== '').join(' ');
}
