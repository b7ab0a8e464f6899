import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { LIMITS } from '../limits.ts';
import { PACKAGES } from './packages.ts';

const RANGE = fieldMsg('payment.quantityMalformed', 'Quantity has to be a whole number from 1 to {max}.', {
  max: LIMITS.specialQuantity,
});

/** Clients cannot send prices. */
export const purchaseFields = z
  .object({
    packageType: z.enum(PACKAGES, {
      error: fieldMsg(
        'payment.packageMissing',
        'Please choose a package: single, bundle, unlimited or special.',
      ),
    }),
    quantity: z.pipe(
      z.nullish(z.int({ error: RANGE }).check(z.minimum(1, RANGE), z.maximum(LIMITS.specialQuantity, RANGE))),
      z.transform((quantity) => quantity ?? 1),
    ),
  })
  .check(
    z.refine(({ packageType, quantity }) => quantity === 1 || packageType === 'special', {
      error: fieldMsg('payment.quantityOfSpecialOnly', 'Only the special offer can have a quantity above 1.'),
      path: ['quantity'],
    }),
  );

export type PurchaseFields = z.output<typeof purchaseFields>;
