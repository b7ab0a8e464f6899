import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { Refusal } from '../../forms/refusal.ts';
import type { ReceiptValues } from './receiptInput.ts';

/** Fields of a refusal, as the API names them. */
interface CurrentReceipt {
  readonly amountCents: number;
  readonly currency: string | null;
  readonly rate: string | null;
  readonly label: string;
  readonly paidById: string;
  readonly date: CalendarDate;
  readonly kind: 'groceries' | 'other';
  readonly split: 'by-portions' | 'equal' | 'shares';
  readonly mealIds: readonly string[];
  readonly participantIds: readonly string[];
  readonly shares: readonly { readonly participantId: string; readonly amountCents: number }[];
}

/** What the server has, out of its refusal. */
export function savedValues(current: Refusal['current'], tripCurrency: string): ReceiptValues {
  // Its fields are those of the API.
  const saved = current as unknown as CurrentReceipt;
  return {
    amount: { cents: saved.amountCents, currency: saved.currency ?? tripCurrency, rate: saved.rate },
    label: saved.label,
    paidById: saved.paidById,
    date: saved.date,
    target: { kind: enumName(saved.kind), mealIds: saved.mealIds },
    split: { split: enumName(saved.split), participantIds: saved.participantIds, shares: saved.shares },
  };
}

/** "by-portions" as BY_PORTIONS. */
function enumName<Name extends string>(name: Name) {
  // Each name differs from the schema's in case and hyphen alone.
  return name.toUpperCase().replace('-', '_') as Name extends 'by-portions' ? 'BY_PORTIONS' : Uppercase<Name>;
}
