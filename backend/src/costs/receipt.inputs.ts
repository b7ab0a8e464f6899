import { InputType } from 'type-graphql';
import {
  freezeFields,
  newReceiptFields,
  receiptChangeFields,
  receiptShare,
} from '../../../domain/costs/receiptFields.ts';
import { CentsScalar } from '../base/centsScalar.ts';
import { inputOf, tripRowId, VERSION_TEXT, tripInputOf } from '../base/graphqlInput.ts';

@InputType({ description: 'The share of a participant, as typed.' })
class ReceiptShareInput extends inputOf(receiptShare.shape, {
  participantId: 'Id of the participant.',
  amountCents: {
    text: 'The share in the currency of the receipt, with the sign of its amount; 0 for nothing.',
    type: CentsScalar,
    required: true,
  },
  amount: null,
}) {}

const RECEIPT_TEXTS = {
  amountCents: {
    text: 'The amount in the smallest unit of its currency; below 0 for money that came back, and not 0.',
    type: CentsScalar,
  },
  amount: null,
  date: 'Day of the payment, at most a year before or after the trip.',
  kind: 'What was bought.',
  paidById: 'Id of the participant who paid; the viewer by default.',
  currency:
    'Currency of the amount, ISO 4217; null for that of the trip. Changing it drops the rate, and needs the amount if the currencies have different decimals.',
  rate: 'Exchange rate as decimal text, at most 9 digits on each side: what 1 of its currency is in that of the trip; null for 1. Another currency needs one, and that of the trip takes none.',
  label: 'What it was for, {limits}.',
  split: 'How it is shared out; by default BY_PORTIONS for groceries, EQUAL for others.',
  mealIds: 'By portions: the meals it was for. Null or empty: all.',
  participantIds: 'Split equally: the participants among whom; by default all members and invited people.',
  shares: {
    text: 'Split in shares: what each participant bears. They add up to the amount.',
    type: ReceiptShareInput,
  },
} as const;

@InputType({ description: 'What somebody paid for the group.' })
export class AddReceiptInput extends tripInputOf(newReceiptFields.shape, {
  ...RECEIPT_TEXTS,
  amountCents: { ...RECEIPT_TEXTS.amountCents, required: true },
}) {}

@InputType({
  description:
    'Changes of a receipt; absent fields stay. Another amount, rate, split or other meals of a frozen receipt unfreeze it.',
})
export class UpdateReceiptInput extends inputOf(
  { id: tripRowId, ...receiptChangeFields.shape },
  { ...RECEIPT_TEXTS, id: 'Id of the receipt.', version: VERSION_TEXT },
) {}

@InputType({ description: 'A receipt to delete.' })
export class DeleteReceiptInput extends inputOf({ id: tripRowId }, { id: 'Id of the receipt.' }) {}

@InputType({ description: 'Whether the shares of a receipt follow the table.' })
export class FreezeReceiptInput extends inputOf(
  { id: tripRowId, isFrozen: freezeFields.shape.frozen },
  {
    id: 'Id of the receipt, which is shared by portions.',
    isFrozen: 'True keeps the shares as they are today; false lets them follow again.',
  },
) {}
