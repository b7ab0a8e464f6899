import {
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { currencyFields, transferFields } from '../../../domain/costs/receiptFields.ts';
import { CentsScalar } from '../base/centsScalar.ts';
import { Money, moneyIn } from '../base/money.ts';
import { inTrip } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Input, inputOf, tripRowId, tripInputOf } from '../base/graphqlInput.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Transfer } from '../entities/costs/transfer.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import { chooseCurrency } from './chooseCurrency.service.ts';
import { currencyOf, memberOf } from './receipt.service.ts';
import { canRemoveTransfer, recordTransfer, removeTransfer } from './transfer.service.ts';

@InputType({ description: 'Money that a participant gave to another.' })
class RecordTransferInput extends tripInputOf(transferFields.shape, {
  fromId: 'Id of the participant who gave it.',
  toId: 'Id of the participant who got it.',
  amountCents: {
    text: 'How much, in the smallest unit of the currency of the trip, above 0.',
    type: CentsScalar,
    required: true,
  },
  date: 'Day of the payment; by default today in UTC.',
  settles:
    'Key of the open transfer that it pays. It is paid once: if the other side marked it before, the answer is that payment. Without it, a payment of the same people, amount and day is not repeated while no transfer between them is open.',
  amount: null,
}) {}

@InputType({ description: 'A payment that is taken back.' })
class RemoveTransferInput extends inputOf({ id: tripRowId }, { id: 'Id of the transfer.' }) {}

@InputType({ description: 'The currency of the costs of a trip.' })
class ChooseCurrencyInput extends tripInputOf(currencyFields.shape, { currency: 'ISO 4217: EUR.' }) {}

@ObjectType({ description: 'Answer to recordTransfer.' })
class TransferPayload {
  @Field(() => Transfer, { description: 'The transfer.' })
  transfer: Transfer;

  @Field(() => Trip, { description: 'The trip with its costs.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to removeTransfer.' })
class RemoveTransferPayload {
  @Field(() => ID, { description: 'Id of the removed transfer.' })
  transferId: string;

  @Field(() => Trip, { description: 'The trip with its costs.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to chooseCurrency.' })
class ChooseCurrencyPayload {
  @Field(() => Trip, { description: 'The trip with its currency.' })
  trip: Trip;
}

@Resolver(() => Transfer)
export class TransferResolver {
  @FieldResolver(() => Participant, { description: 'Who gave the money.' })
  from(@Root() transfer: Transfer, @Context() ctx: Ctx): Promise<Participant | null> {
    return memberOf(ctx, transfer.tripId, transfer.fromId);
  }

  @FieldResolver(() => Participant, { description: 'Who got it.' })
  to(@Root() transfer: Transfer, @Context() ctx: Ctx): Promise<Participant | null> {
    return memberOf(ctx, transfer.tripId, transfer.toId);
  }

  @FieldResolver(() => Money, { description: 'How much.' })
  async amount(@Root() transfer: Transfer, @Context() ctx: Ctx): Promise<Money> {
    return moneyIn(transfer.amountCents, await currencyOf(ctx, transfer.tripId));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may take it back: both sides, and organizers.',
  })
  viewerCanRemove(@Root() transfer: Transfer, @Context() ctx: Ctx): Promise<boolean> {
    return canRemoveTransfer(ctx, transfer);
  }

  @Mutation(() => TransferPayload, {
    description:
      'Marks money between two people as paid; both sides and organizers do so, also after the trip. The product moves no money. A repeated `Idempotency-Key` returns the earlier one.',
  })
  recordTransfer(
    @Input(RecordTransferInput, 'The payment.') input: RecordTransferInput,
    @Context() ctx: Ctx,
  ): Promise<TransferPayload> {
    return recordTransfer(ctx, input.tripId, input);
  }

  @Mutation(() => RemoveTransferPayload, { description: 'Takes recordTransfer back.' })
  removeTransfer(
    @Input(RemoveTransferInput, 'The transfer.') input: RemoveTransferInput,
    @Context() ctx: Ctx,
  ): Promise<RemoveTransferPayload> {
    return removeTransfer(ctx, inTrip(input.tripId, input.id));
  }

  @Mutation(() => ChooseCurrencyPayload, {
    description: 'Chooses the currency of the costs; CONFLICT once there are receipts or payments.',
  })
  async chooseCurrency(
    @Input(ChooseCurrencyInput, 'The trip and the currency.') input: ChooseCurrencyInput,
    @Context() ctx: Ctx,
  ): Promise<ChooseCurrencyPayload> {
    return { trip: await chooseCurrency(ctx, input.tripId, input) };
  }
}
