/** Milliseconds of calls, after some that do not count. */
export async function timed(
  work: () => Promise<unknown>,
  { warmUps, rounds }: { readonly warmUps: number; readonly rounds: number },
): Promise<{ best: number; median: number; worst: number }> {
  for (let round = 0; round < warmUps; round++) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return { best: quantile(times, 0), median: quantile(times, 0.5), worst: quantile(times, 1) };
}

/** @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
