/** An ingredient with what it may be replaced by. */
export interface Replaceable {
  readonly name: string;
  readonly alternatives: readonly string[];
  /** 0 is the original name, n is `alternatives[n - 1]`. */
  readonly selectedAlternative: number;
}

/** The name to buy: the chosen alternative, else the original (also when the choice points past the list). */
export function chosenName({ name, alternatives, selectedAlternative }: Replaceable): string {
  return alternatives[selectedAlternative - 1] ?? name;
}

/** Whether something else than the original name was chosen. */
export function isReplaced(ingredient: Replaceable): boolean {
  return chosenName(ingredient) !== ingredient.name;
}

/** '2 cups', '2', 'cups' or '': an amount as people wrote it. */
export function amountLabel(quantity: string | null, unit: string | null): string {
  return [quantity, unit].filter((part) => part !== null && part !== '').join(' ');
}
