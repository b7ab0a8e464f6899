const ARROWS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Where an arrow, Home or End leads in a grid, perhaps out of it; null for other keys. */
export function gridStep(key: string, { row, column }: GridPlace, lastColumn: number): GridPlace | null {
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: lastColumn };
  const arrow = ARROWS[key];
  return arrow === undefined ? null : { row: row + arrow[0], column: column + arrow[1] };
}
