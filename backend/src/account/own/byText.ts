/** Compares rows by a text of each, in the order of code units. */
export function byText<Row>(textOf: (row: Row) => string): (one: Row, other: Row) => number {
  return (one, other) => Number(textOf(one) > textOf(other)) - Number(textOf(one) < textOf(other));
}
