import { sharesOf } from '../../../domain/money/costs/balance.ts';
import { rational } from '../../../domain/number/rational.ts';
import type { CostsMeal, CostsSlot, CostsTrip } from './costsTrip.ts';

/** Slots whose portions split a receipt: those of the chosen meals, of all planned ones, or of the whole plan. */
export function coveredSlots(
  { meals, slots }: Pick<CostsTrip, 'meals' | 'slots'>,
  mealIds: readonly string[],
): readonly CostsSlot[] {
  const chosen: readonly CostsMeal[] = meals.filter(({ id }) => mealIds.includes(id));
  if (chosen.length > 0) return chosen;
  return meals.length > 0 ? meals : slots;
}

/** Portions in quarters that each participant bears in these slots; nobody without any. */
export function portionsBorne(
  { table, payerOf }: Pick<CostsTrip, 'table' | 'payerOf'>,
  slots: readonly CostsSlot[],
): ReadonlyMap<string, number> {
  const borne = new Map<string, number>();
  for (const slot of slots)
    for (const eater of table.at(slot).eaters) {
      const payer = payerOf(eater);
      if (eater.portionQuarters > 0) borne.set(payer, (borne.get(payer) ?? 0) + eater.portionQuarters);
    }
  return borne;
}

/** Cents of each participant; the payer bears all if nobody has a weight. */
export function shareCents(
  paidById: string,
  cents: number,
  weights: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const shares = sharesOf({
    id: '',
    paidById,
    cents,
    weights: [...weights].map(([participantId, weight]) => ({
      participantId,
      weight: rational(BigInt(weight)),
    })),
  });
  return new Map(shares.map((share) => [share.participantId, share.cents]));
}
