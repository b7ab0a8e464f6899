import { apportion, type Share, type Weight } from './apportion.ts';

/** Paid for others and oneself. */
export interface Receipt {
  readonly id: string;
  readonly paidById: string;
  /** In the smallest unit of the trip's currency; negative for money that came back. */
  readonly cents: number;
  /** Parts in any proportion; if nobody has a weight above 0, the payer bears it all. */
  readonly weights: readonly Weight[];
}

/** Money given from one participant to another, outside of the product. */
export interface Transfer {
  readonly fromId: string;
  readonly toId: string;
  /** Above 0. */
  readonly cents: number;
}

export interface Balance {
  readonly participantId: string;
  /** What their receipts add up to. */
  readonly paid: number;
  /** What they bear of all receipts. */
  readonly share: number;
  /** Given to others less received from others. */
  readonly transferred: number;
  /** Gets that much back if above 0, owes it if below. */
  readonly balance: number;
}

/** Adds up to the receipt's amount. Only who bears something. */
export function sharesOf({ paidById, cents, weights }: Receipt): Share[] {
  const shares = apportion(cents, weights, paidById).filter((share) => share.cents !== 0);
  return shares.length === 0 && cents !== 0 ? [{ participantId: paidById, cents }] : shares;
}

/**
 * Of all participants, also of those who paid and bear nothing; the balances add up to 0. Their order is the given one;
 * people who are in receipts or transfers alone (former members) follow by id.
 * @param receipts with what everybody bears of them
 */
export function balancesOf(
  participantIds: readonly string[],
  receipts: readonly (Pick<Receipt, 'paidById' | 'cents'> & { readonly shares: readonly Share[] })[],
  transfers: readonly Transfer[],
): Balance[] {
  const paid = new Map<string, number>();
  const borne = new Map<string, number>();
  const transferred = new Map<string, number>();
  for (const receipt of receipts) {
    add(paid, receipt.paidById, receipt.cents);
    for (const { participantId, cents } of receipt.shares) add(borne, participantId, cents);
  }
  for (const { fromId, toId, cents } of transfers) {
    add(transferred, fromId, cents);
    add(transferred, toId, -cents);
  }
  const others = new Set([...paid.keys(), ...borne.keys(), ...transferred.keys()]);
  for (const id of participantIds) others.delete(id);
  return [...participantIds, ...[...others].sort()].map((participantId) => {
    const figures = {
      paid: paid.get(participantId) ?? 0,
      share: borne.get(participantId) ?? 0,
      transferred: transferred.get(participantId) ?? 0,
    };
    return { participantId, ...figures, balance: figures.paid - figures.share + figures.transferred };
  });
}

function add(sums: Map<string, number>, id: string, cents: number): void {
  sums.set(id, (sums.get(id) ?? 0) + cents);
}
