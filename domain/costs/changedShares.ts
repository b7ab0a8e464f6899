import type { SharedReceipt, TripCosts } from './tripCosts.ts';

/** The shares of all receipts when a transfer was recorded. */
export interface SettledShares {
  readonly participantIds: readonly string[];
  /** Cents in the order of the participants. */
  readonly receipts: readonly {
    readonly id: string;
    readonly version: number;
    readonly cents: readonly number[];
  }[];
}

export interface ChangedShare {
  readonly participantId: string;
  /** Above 0: they bear more now. */
  readonly differenceCents: number;
}

export function settledShares({ receipts }: Pick<TripCosts, 'receipts'>): SettledShares {
  const participantIds = [
    ...new Set(receipts.flatMap(({ shares }) => shares.map(({ participantId }) => participantId))),
  ].sort();
  return {
    participantIds,
    receipts: receipts.map(({ receipt: { id, version }, shares }) => {
      const cents = new Map(shares.map((share) => [share.participantId, share.cents]));
      return { id, version, cents: participantIds.map((participantId) => cents.get(participantId) ?? 0) };
    }),
  };
}

/**
 * Whose share of the receipts of that time is another now, because the table or the meals changed. Receipts that were
 * changed or deleted since do not count; nor does anything once all balances are 0.
 */
export function changedShares(
  settled: SettledShares | null,
  { receipts, balances }: Pick<TripCosts, 'receipts' | 'balances'>,
): ChangedShare[] {
  if (settled === null || balances.every(({ balance }) => balance === 0)) return [];
  const now = new Map(receipts.map((one) => [one.receipt.id, one]));
  const differences = new Map<string, number>();
  const add = (id: string, cents: number) => differences.set(id, (differences.get(id) ?? 0) + cents);
  for (const { id, version, cents } of settled.receipts) {
    const shared: SharedReceipt | undefined = now.get(id);
    if (shared === undefined || shared.receipt.version !== version) continue;
    settled.participantIds.forEach((participantId, index) => add(participantId, -(cents[index] ?? 0)));
    for (const share of shared.shares) add(share.participantId, share.cents);
  }
  return [...differences]
    .filter(([, differenceCents]) => differenceCents !== 0)
    .map(([participantId, differenceCents]) => ({ participantId, differenceCents }))
    .sort((one, other) => (one.participantId < other.participantId ? -1 : 1));
}
