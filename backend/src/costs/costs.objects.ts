import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../domain/plan/meal.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { Money } from '../base/money.ts';
import { Eater } from '../entities/eater.entity.ts';
import { MealTypeEnum } from '../entities/mealTypeEnum.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';

@ObjectType({ description: 'What a participant paid, bears and gets back.' })
export class ParticipantBalance {
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId: string;

  @Field(() => Participant, { description: 'The participant.' })
  participant: Participant;

  @Field({
    description:
      'Name; "Ann, left" for a participant who left, and "Former member 1" once the account is deleted.',
  })
  name: string;

  @Field(() => Money, { description: 'What their receipts add up to.' })
  paid: Money;

  @Field(() => Money, { description: 'What they bear of all receipts, also for their companions.' })
  share: Money;

  @Field(() => Money, { description: 'Given to others less received from others.' })
  transferred: Money;

  @Field(() => Money, {
    description: 'What they get back if above 0, and owe if below; the balances of a trip add up to 0.',
  })
  balance: Money;

  @Field(() => [Eater], {
    description: 'Companions whose share they bear, also those whom another participant brings.',
  })
  companions: readonly Eater[];
}

@ObjectType({ description: 'A payment that is still to be made.' })
export class SettlingTransfer {
  @Field(() => ID, {
    description: 'Names the transfer as it is open now; `settles` of recordTransfer takes it.',
  })
  key: string;

  @Field(() => ID, { description: 'Id of the participant who pays.' })
  fromId: string;

  @Field(() => ID, { description: 'Id of the participant who gets it.' })
  toId: string;

  @Field(() => Participant, { description: 'The participant who pays.' })
  from: Participant;

  @Field(() => Participant, { description: 'The participant who gets it.' })
  to: Participant;

  @Field(() => Money, { description: 'How much.' })
  amount: Money;

  @Field({ description: 'Whether the viewer may mark it as paid: both sides, and organizers.' })
  viewerCanRecord: boolean;
}

@ObjectType('ReceiptShare', { description: 'What a participant bears of a receipt.' })
export class ReceiptShareObject {
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId: string;

  @Field(() => Participant, { description: 'The participant.' })
  participant: Participant;

  @Field(() => Money, { description: 'The share, in the currency of the trip.' })
  amount: Money;

  @Field(() => Float, {
    nullable: true,
    description: 'By portions: the portions that they and their companions eat of it; else null.',
  })
  portions: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The share as typed, in the currency of the receipt; null unless the split is SHARES.',
  })
  typedAmount: Money | null;
}

@ObjectType('ChangedShare', {
  description: 'A share that the table or the meals changed since the last payment.',
})
export class ChangedShareObject {
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId: string;

  @Field(() => Participant, { description: 'The participant.' })
  participant: Participant;

  @Field(() => Money, { description: 'How much more they bear now; less if below 0.' })
  difference: Money;
}

@ObjectType('ShareMeal', {
  description: 'A slot at which a participant, or companions whose share they bear, eat.',
})
export class ShareMealObject {
  @Field(() => CalendarDateScalar, { description: 'The day.' })
  date: CalendarDate;

  @Field(() => MealTypeEnum, { description: 'The meal type.' })
  type: MealType;

  @Field(() => ID, { nullable: true, description: 'The meal of the slot; null without one.' })
  mealId: string | null;

  @Field(() => Float, { description: 'Their portions.' })
  portions: number;

  @Field(() => Float, { description: 'Portions of everybody at the slot.' })
  ofPortions: number;

  @Field(() => [ID], { description: 'The participant and the companions who eat there.' })
  eaterIds: readonly string[];
}

@ObjectType('ShareLine', { description: 'What a participant bears of a receipt, and why.' })
export class ShareLineObject {
  @Field(() => Receipt, { description: 'The receipt.' })
  receipt: Receipt;

  @Field(() => Money, { description: 'Their share of it, in the currency of the trip.' })
  amount: Money;

  @Field(() => Float, { nullable: true, description: 'By portions: their portions; else null.' })
  portions: number | null;

  @Field(() => Float, { nullable: true, description: 'By portions: the portions of everybody; else null.' })
  ofPortions: number | null;

  @Field(() => [ShareMealObject], {
    description:
      'By portions: the slots at which they eat. Empty for a frozen receipt, which no longer follows the table.',
  })
  meals: readonly ShareMealObject[];
}

@ObjectType({ description: 'What a participant bears of the costs, line by line.' })
export class ParticipantShare {
  @Field(() => ID, { description: 'Id of the participant.' })
  participantId: string;

  @Field(() => Money, { description: 'What they bear; the lines add up to it.' })
  share: Money;

  @Field(() => Money, { description: 'What their receipts add up to.' })
  paid: Money;

  @Field(() => Money, { description: 'What they get back if above 0, and owe if below.' })
  balance: Money;

  @Field(() => [ShareLineObject], { description: 'One for each receipt that they bear a part of.' })
  lines: readonly ShareLineObject[];
}
