import {
  Ctx as Context,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { numberText } from '../../../domain/text/formats.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { Input } from '../base/graphqlInput.ts';
import { Money, moneyIn } from '../base/money.ts';
import { inTrip } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
import { ReceiptShareObject } from './costs.objects.ts';
import { addReceipt } from './addReceipt.service.ts';
import { deleteReceipt } from './deleteReceipt.service.ts';
import { freezeReceipt } from './freezeReceipt.service.ts';
import {
  AddReceiptInput,
  DeleteReceiptInput,
  FreezeReceiptInput,
  UpdateReceiptInput,
} from './receipt.inputs.ts';
import {
  canEditReceipt,
  costsOfReceipt,
  lastChangeOf,
  memberOf,
  receiptShares,
  viewersShare,
} from './receipt.service.ts';
import { updateReceipt } from './updateReceipt.service.ts';

@ObjectType({ description: 'The last change of what people write in a receipt.' })
class ReceiptChange {
  @Field(() => [String], { description: 'Names of the fields that it changed and nobody changed later.' })
  fields: readonly string[];

  @Field(() => ID, { nullable: true, description: 'Id of the participant; null for the server.' })
  byId: string | null;

  @Field(() => Participant, { nullable: true, description: 'The participant; null for a former one.' })
  by: Participant | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: Date;
}

@ObjectType({ description: 'Answer to a change of a receipt.' })
class ReceiptPayload {
  @Field(() => Receipt, { description: 'The receipt.' })
  receipt: Receipt;

  @Field(() => Trip, { description: 'The trip with its costs.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to deleteReceipt.' })
class DeleteReceiptPayload {
  @Field(() => ID, { description: 'Id of the deleted receipt.' })
  receiptId: string;

  @Field(() => Trip, { description: 'The trip with its costs.' })
  trip: Trip;
}

@Resolver(() => Receipt)
export class ReceiptResolver {
  @FieldResolver(() => Participant, { description: 'Who paid.' })
  async paidBy(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<Participant | null> {
    return memberOf(ctx, receipt.tripId, receipt.paidById);
  }

  @FieldResolver(() => Participant, {
    nullable: true,
    description: 'Who added it; null for a former participant.',
  })
  async addedBy(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<Participant | null> {
    return memberOf(ctx, receipt.tripId, receipt.addedById);
  }

  @FieldResolver(() => Money, { description: 'The amount in its own currency.' })
  async amount(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<Money> {
    const { trip } = await costsOfReceipt(ctx, receipt);
    return moneyIn(receipt.amountCents, receipt.currency ?? trip.currency);
  }

  @FieldResolver(() => Money, { description: 'The amount in the currency of the trip.' })
  async tripAmount(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<Money> {
    const { trip, shared } = await costsOfReceipt(ctx, receipt);
    return moneyIn(shared.cents, trip.currency);
  }

  @FieldResolver(() => [ID], { description: 'By portions: ids of the meals it was for; empty: all.' })
  mealIds(@Root() { mealIds }: ReceiptRow): readonly string[] {
    return mealIds;
  }

  @FieldResolver(() => [ID], {
    description: 'Split equally or in shares: ids of the participants among whom; else empty.',
  })
  participantIds(@Root() { split, shares }: ReceiptRow): string[] {
    return split === 'by-portions' ? [] : shares.map(({ participantId }) => participantId);
  }

  @FieldResolver(() => [ReceiptShareObject], {
    description: 'What everybody bears of it; they add up to the amount.',
  })
  shares(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<ReceiptShareObject[]> {
    return receiptShares(ctx, receipt);
  }

  @FieldResolver(() => Money, { description: 'What the viewer bears of it, in the currency of the trip.' })
  viewerShare(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<Money> {
    return viewersShare(ctx, receipt);
  }

  @FieldResolver(() => ReceiptChange, {
    nullable: true,
    description: 'Its last change; null while it is as it was added.',
  })
  lastChange(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<ReceiptChange | null> {
    return lastChangeOf(ctx, receipt);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may change, freeze and delete it: who added it, who paid, and organizers.',
  })
  viewerCanEdit(@Root() receipt: ReceiptRow, @Context() ctx: Ctx): Promise<boolean> {
    return canEditReceipt(ctx, receipt);
  }

  @Mutation(() => ReceiptPayload, {
    description: `Adds what a participant paid, also after the trip. A trip has at most ${numberText(LIMITS.tripReceipts)} receipts. A repeated \`Idempotency-Key\` returns the earlier one.`,
  })
  addReceipt(
    @Input(AddReceiptInput, 'The receipt.') input: AddReceiptInput,
    @Context() ctx: Ctx,
  ): Promise<ReceiptPayload> {
    return addReceipt(ctx, input.tripId, input);
  }

  @Mutation(() => ReceiptPayload, {
    description: 'Changes a receipt. CONFLICT for fields changed after the version of the input.',
  })
  updateReceipt(
    @Input(UpdateReceiptInput, 'The changes.') input: UpdateReceiptInput,
    @Context() ctx: Ctx,
  ): Promise<ReceiptPayload> {
    return updateReceipt(ctx, inTrip(input.tripId, input.id), input);
  }

  @Mutation(() => DeleteReceiptPayload, { description: 'Deletes a receipt.' })
  deleteReceipt(
    @Input(DeleteReceiptInput, 'The receipt.') input: DeleteReceiptInput,
    @Context() ctx: Ctx,
  ): Promise<DeleteReceiptPayload> {
    return deleteReceipt(ctx, inTrip(input.tripId, input.id));
  }

  @Mutation(() => ReceiptPayload, {
    description:
      'Freezes the shares of a receipt by portions as they are today, or lets them follow the table again.',
  })
  freezeReceipt(
    @Input(FreezeReceiptInput, 'The receipt.') input: FreezeReceiptInput,
    @Context() ctx: Ctx,
  ): Promise<ReceiptPayload> {
    return freezeReceipt(ctx, inTrip(input.tripId, input.id), input.isFrozen);
  }
}
