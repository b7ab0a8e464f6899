import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { msg } from '../text/message.ts';
import { LIMITS } from '../limits.ts';
import { MAX_CENTS, readRate } from './split/amountText.ts';
import { dayField } from '../plan/dateFields.ts';
import { isCurrency } from '../money/currencies.ts';
import {
  afterField,
  flag,
  idField,
  limitField,
  optionalText,
  shortList,
  versionField,
  oneOf,
} from '../text/text.ts';
import { RECEIPT_KINDS, RECEIPT_SPLITS } from './receipt.ts';

const AMOUNT = fieldMsg('costs.amountNoNumber', 'An amount has to be text or a number.');
const CENTS = fieldMsg('costs.centsMalformed', 'An amount has to be a whole number of cents.');
const TOO_LARGE = fieldMsg('costs.amountTooLarge', 'This amount is too large.');

/** Below 0 for a refund. GraphQL has cents; REST decimal text or numbers, whose digits depend on the currency. */
const amountFields = {
  amountCents: orAbsent(
    z.int({ error: CENTS }).check(z.minimum(-MAX_CENTS, TOO_LARGE), z.maximum(MAX_CENTS, TOO_LARGE)),
  ),
  amount: orAbsent(z.pipe(z.union([z.string(), z.number()], { error: AMOUNT }), z.transform(String))),
};

const currency = z.nullable(
  z
    .string({ error: fieldMsg('costs.currencyMalformed', 'Currency has to be a code such as EUR.') })
    .check(
      z.trim(),
      z.toUpperCase(),
      z.refine(
        isCurrency,
        fieldMsg('costs.currencyUnknown', 'Currency has to be a code of ISO 4217, such as EUR.'),
      ),
    ),
);

const RATE = fieldMsg(
  'costs.rateMalformed',
  'The rate has to be a number above 0, with at most 9 digits on each side of the point.',
);
const rate = z.nullable(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], { error: RATE }),
      z.transform((given) => String(given).trim()),
    ),
    z.pipe(
      z.string().check(z.refine((text) => readRate(text) !== null, RATE)),
      z.transform((text) => text.replace(',', '.')),
    ),
  ),
);

const kind = oneOf(msg('field.kind', 'Kind'), RECEIPT_KINDS);
const split = oneOf(msg('field.split', 'Split'), RECEIPT_SPLITS);
const label = z.pipe(
  optionalText(msg('field.label', 'Label'), LIMITS.name),
  z.transform((text) => text ?? ''),
);

const people = {
  notAList: msg('participant.listMalformed', 'Participants have to be a list.'),
  tooMany: msg('receipt.tooManyParticipants', 'There can be at most {max} participants.', {
    max: LIMITS.tripParticipants,
  }),
};
export const receiptShare = z.object(
  { participantId: idField(msg('field.participantId', 'Participant id')), ...amountFields },
  { error: fieldMsg('receipt.shareMalformed', 'A share has to be a participant and an amount.') },
);

const optionalFields = {
  ...amountFields,
  paidById: orAbsent(idField(msg('field.participantId', 'Participant id'))),
  currency: z.optional(currency),
  rate: z.optional(rate),
  label: z.optional(label),
  split: orAbsent(split),
  mealIds: orAbsent(
    shortList(idField(msg('field.mealId', 'Meal id')), LIMITS.importedMeals, {
      notAList: msg('meal.idsMalformed', 'Meals have to be a list of ids.'),
      tooMany: msg('receipt.tooManyMeals', 'There can be at most {max} meals.', {
        max: LIMITS.importedMeals,
      }),
    }),
  ),
  participantIds: orAbsent(
    shortList(idField(msg('field.participantId', 'Participant id')), LIMITS.tripParticipants, people),
  ),
  shares: orAbsent(shortList(receiptShare, LIMITS.tripParticipants, people)),
};

/** Absent: the viewer paid, and the kind's usual split. */
export const newReceiptFields = z.object({ ...optionalFields, date: dayField, kind });

/** Absent fields stay. */
export const receiptChangeFields = z.object({
  ...optionalFields,
  date: orAbsent(dayField),
  kind: orAbsent(kind),
  version: versionField,
});

export type ReceiptFields = Omit<z.output<typeof receiptChangeFields>, 'version'>;
export type AmountFields = Pick<ReceiptFields, 'amountCents' | 'amount'>;

export const freezeFields = z.object({ frozen: flag(msg('field.frozen', 'Frozen')) });

export const costsPageFields = z.object({ limit: limitField(LIMITS.costsPage), after: afterField });

export const transferFields = z.object({
  fromId: idField(msg('field.participantId', 'Participant id')),
  toId: idField(msg('field.participantId', 'Participant id')),
  ...amountFields,
  date: orAbsent(dayField),
  settles: orAbsent(idField(msg('field.keyOfTheTransfer', 'Key of the transfer'))),
});

export const currencyFields = z.object({
  currency: z
    .string({ error: fieldMsg('costs.currencyMissing', 'Please choose a currency.') })
    .check(
      z.trim(),
      z.toUpperCase(),
      z.refine(
        isCurrency,
        fieldMsg('costs.currencyUnknown', 'Currency has to be a code of ISO 4217, such as EUR.'),
      ),
    ),
});

/** Null is as absent. */
function orAbsent<Field extends z.ZodMiniType>(field: Field) {
  return z.pipe(
    z.nullish(field),
    z.transform((value) => value ?? undefined),
  );
}
