import { formatAmount } from '../../../domain/costs/split/amountText.ts';

/** As the API sends money; `amountCents` counts the currency's smallest unit. */
export interface Amount {
  readonly amountCents: number;
  readonly currency: string;
}

/** As the viewer's browser writes money: "$22.50", "22,50 €". A minus sign is a real one. */
export function shownAmount({ amountCents, currency }: Amount): string {
  return formatAmount(amountCents, currency).replace('-', '−');
}

/** Without the sign of a balance: "owes $22.50". */
export function shownSize({ amountCents, currency }: Amount): string {
  return shownAmount({ amountCents: Math.abs(amountCents), currency });
}
