import { Field, ID, InputType, Int } from 'type-graphql';
import type { ReceiptKind, ReceiptSplit } from '../../../domain/costs/receipt.ts';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { CentsScalar } from '../base/centsScalar.ts';
import { ReceiptKindEnum, ReceiptSplitEnum } from '../entities/costs/receipt.entity.ts';

@InputType({ description: 'The share of a participant, as typed.' })
class ReceiptShareInput {
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId: string;

  @Field(() => CentsScalar, {
    description: 'The share in the currency of the receipt, with the sign of its amount; 0 for nothing.',
  })
  amountCents: number;
}

@InputType()
abstract class ReceiptFieldsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the participant who paid; the viewer by default.',
  })
  paidById?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Currency of the amount, ISO 4217; null for that of the trip. Changing it drops the rate, and needs the amount if the currencies have different decimals.',
  })
  currency?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Exchange rate as decimal text, at most 9 digits on each side: what 1 of its currency is in that of the trip; null for 1. Another currency needs one, and that of the trip takes none.',
  })
  rate?: string | null;

  @Field(() => String, { nullable: true, description: 'What it was for, at most 120 characters.' })
  label?: string | null;

  @Field(() => ReceiptSplitEnum, {
    nullable: true,
    description: 'How it is shared out; by default BY_PORTIONS for groceries, EQUAL for others.',
  })
  split?: ReceiptSplit | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'By portions: the meals it was for. Null or empty: all.',
  })
  mealIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Split equally: the participants among whom; by default all members and invited people.',
  })
  participantIds?: string[] | null;

  @Field(() => [ReceiptShareInput], {
    nullable: true,
    description: 'Split in shares: what each participant bears. They add up to the amount.',
  })
  shares?: ReceiptShareInput[] | null;
}

@InputType({ description: 'What somebody paid for the group.' })
export class AddReceiptInput extends ReceiptFieldsInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => CentsScalar, {
    description:
      'The amount in the smallest unit of its currency; below 0 for money that came back, and not 0.',
  })
  amountCents: number;

  @Field(() => CalendarDateScalar, {
    description: 'Day of the payment, at most a year before or after the trip.',
  })
  date: CalendarDate;

  @Field(() => ReceiptKindEnum, { description: 'What was bought.' })
  kind: ReceiptKind;
}

@InputType({
  description:
    'Changes of a receipt; absent fields stay. Another amount, rate, split or other meals of a frozen receipt unfreeze it.',
})
export class UpdateReceiptInput extends ReceiptFieldsInput {
  @Field(() => ID, { description: 'Id of the receipt.' })
  id: string;

  @Field(() => CentsScalar, {
    nullable: true,
    description:
      'The amount in the smallest unit of its currency; below 0 for money that came back, and not 0.',
  })
  amountCents?: number;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Day of the payment, at most a year before or after the trip.',
  })
  date?: CalendarDate;

  @Field(() => ReceiptKindEnum, { nullable: true, description: 'What was bought.' })
  kind?: ReceiptKind;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version that the changes are based on: CONFLICT, with `conflict` in the extensions, if one of these fields was changed later to another value. Without it the last write wins.',
  })
  version?: number;
}

@InputType({ description: 'A receipt to delete.' })
export class DeleteReceiptInput {
  @Field(() => ID, { description: 'Id of the receipt.' })
  id: string;
}

@InputType({ description: 'Whether the shares of a receipt follow the table.' })
export class FreezeReceiptInput {
  @Field(() => ID, { description: 'Id of the receipt, which is shared by portions.' })
  id: string;

  @Field(() => Boolean, {
    description: 'True keeps the shares as they are today; false lets them follow again.',
  })
  isFrozen: boolean;
}
