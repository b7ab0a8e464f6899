/** In path units. */
export const TREND_WIDTH = 100;
export const TREND_HEIGHT = 30;

/**
 * From 0 to the largest value.
 * @param values not negative, not empty
 */
export function trendPath(values: readonly number[]): { readonly line: string; readonly area: string } {
  const most = Math.max(1, ...values);
  const step = values.length > 1 ? TREND_WIDTH / (values.length - 1) : 0;
  const points = values.map((value, index) => {
    const y = TREND_HEIGHT * (1 - value / most);
    return `${round(index * step)} ${round(y)}`;
  });
  // One day is a level line.
  if (points.length === 1) points.push(`${TREND_WIDTH} ${points[0]?.split(' ')[1] ?? TREND_HEIGHT}`);
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${TREND_WIDTH} ${TREND_HEIGHT}L0 ${TREND_HEIGHT}Z` };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
