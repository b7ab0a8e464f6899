import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { asText, textOf } from '../../../domain/text/asText.ts';
import { costsPageFields } from '../../../domain/costs/receiptFields.ts';
import { portionPrices, spentCents } from '../../../domain/costs/tripCosts.ts';
import { nameWithLeaving } from '../../../domain/people/formerMember.ts';
import { inputOf } from '../base/graphqlInput.ts';
import { Money, moneyIn } from '../base/money.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { Transfer } from '../entities/costs/transfer.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import {
  ChangedShareObject,
  ParticipantBalance,
  ParticipantShare,
  SettlingTransfer,
} from './costs.objects.ts';
import {
  changedSharesOf,
  companionsOf,
  costsOf,
  csvOf,
  personIn,
  receiptIn,
  receiptPage,
  USUAL_PAGE,
  shareOf,
  settlementOf,
  transferPage,
  type CostsOfTrip,
} from './costs.service.ts';
import { openTransfers } from './transfer.service.ts';

@ObjectType('TripCosts', {
  description: 'Who paid what for a trip, who bears it, and who owes whom. The product moves no money.',
})
class TripCostsObject {
  @Field({ description: 'Currency of the trip, ISO 4217: USD.' })
  currency: string;
}

const NEXT = { nullable: true, description: '`after` of the next page; null after the last one.' };

@ObjectType({ description: 'Receipts of a trip.' })
class ReceiptPage {
  @Field(() => [Receipt], { description: 'Newest date first, then newest added.' })
  receipts: readonly Receipt[];

  @Field(() => String, NEXT)
  next: string | null;
}

@ObjectType({ description: 'Payments of a trip that are marked as paid.' })
class PaymentPage {
  @Field(() => [Transfer], { description: 'Newest first.' })
  payments: readonly Transfer[];

  @Field(() => String, NEXT)
  next: string | null;
}

@ArgsType()
class CostsPageArgs extends inputOf(costsPageFields.shape, {
  limit: `Length of the page, {limits}; ${USUAL_PAGE} by default.`,
  after: '`next` of the page before.',
}) {}

@Resolver(() => Trip)
export class TripCostsOfTripResolver {
  @FieldResolver(() => TripCostsObject, { description: 'Receipts, balances and payments between people.' })
  costs(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<CostsOfTrip> {
    return costsOf(ctx, trip);
  }
}

@Resolver(() => TripCostsObject)
export class TripCostsResolver {
  @FieldResolver(() => String)
  currency(@Root() { trip }: CostsOfTrip): string {
    return trip.currency;
  }

  @FieldResolver(() => Money, { description: 'What all receipts add up to.' })
  spent(@Root() { trip, costs }: CostsOfTrip): Money {
    return moneyIn(spentCents(costs), trip.currency);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'What is shared by portions, divided by the portions eaten in the covered meals; null without any.',
  })
  perPortion(@Root() { trip, costs }: CostsOfTrip): Money | null {
    return moneyOrNull(portionPrices(costs).perPortionCents, trip);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'What is shared by portions, for an eater of one portion and a day; null without any.',
  })
  perPortionAndDay(@Root() { trip, costs }: CostsOfTrip): Money | null {
    return moneyOrNull(portionPrices(costs).perPortionAndDayCents, trip);
  }

  @FieldResolver(() => [ParticipantBalance], {
    description:
      'The balance of each member and invited person, then of former members with costs; they add up to 0.',
  })
  balances(@Root() found: CostsOfTrip): ParticipantBalance[] {
    const { costs, trip } = found;
    return costs.balances.map(({ participantId, paid, share, transferred, balance }) => {
      const participant = personIn(found, participantId);
      return {
        participantId,
        participant,
        name: textOf(nameWithLeaving(participant)),
        paid: moneyIn(paid, trip.currency),
        share: moneyIn(share, trip.currency),
        transferred: moneyIn(transferred, trip.currency),
        balance: moneyIn(balance, trip.currency),
        companions: companionsOf(found, participantId),
      };
    });
  }

  @FieldResolver(() => [SettlingTransfer], {
    description: 'The fewest payments that bring every balance to 0, as still to be made.',
  })
  transfers(@Root() found: CostsOfTrip, @Context() ctx: Ctx): SettlingTransfer[] {
    return openTransfers(ctx, found).map(({ key, fromId, toId, cents, viewerCanRecord }) => ({
      key,
      fromId,
      toId,
      from: personIn(found, fromId),
      to: personIn(found, toId),
      amount: moneyIn(cents, found.trip.currency),
      viewerCanRecord,
    }));
  }

  @FieldResolver(() => [Transfer], { description: 'Payments marked as paid, newest first.' })
  payments(@Root() { transfers }: CostsOfTrip): readonly Transfer[] {
    return transfers;
  }

  @FieldResolver(() => [Receipt], { description: 'Newest date first, then newest added.' })
  receipts(@Root() { costs }: CostsOfTrip): Receipt[] {
    return costs.receipts.map(({ receipt }) => receipt);
  }

  @FieldResolver(() => ReceiptPage, { description: 'A page of the receipts, in the same order.' })
  receiptPage(@Root() found: CostsOfTrip, @Args() args: CostsPageArgs): ReceiptPage {
    const { rows, next } = receiptPage(found, args);
    return { receipts: rows, next };
  }

  @FieldResolver(() => PaymentPage, { description: 'A page of the payments, in the same order.' })
  paymentPage(@Root() found: CostsOfTrip, @Args() args: CostsPageArgs): PaymentPage {
    const { rows, next } = transferPage(found, args);
    return { payments: rows, next };
  }

  @FieldResolver(() => Receipt, { description: 'One of them.' })
  receipt(
    @Root() found: CostsOfTrip,
    @Arg('id', () => ID, { description: 'Id of the receipt.' }) id: string,
  ): Receipt {
    return receiptIn(found, id);
  }

  @FieldResolver(() => Int, { description: 'Number of receipts.' })
  receiptCount(@Root() { costs }: CostsOfTrip): number {
    return costs.receipts.length;
  }

  @FieldResolver(() => [ChangedShareObject], {
    description:
      'Whose share the table or the meals changed since the last payment was marked; empty once everything is settled.',
  })
  async changedShares(@Root() found: CostsOfTrip, @Context() ctx: Ctx): Promise<ChangedShareObject[]> {
    return (await changedSharesOf(ctx, found)).map(({ participantId, differenceCents }) => ({
      participantId,
      participant: personIn(found, participantId),
      difference: moneyIn(differenceCents, found.trip.currency),
    }));
  }

  @FieldResolver(() => String, {
    description: 'The payments still to be made as text, a line for each: "Leo pays Maya $45.50".',
  })
  settlementText(@Root() found: CostsOfTrip): string {
    return settlementOf(found).map(asText).join('\n');
  }

  @FieldResolver(() => String, {
    description: 'Receipts, balances and payments as CSV, safe against formulas, with a byte order mark.',
  })
  csv(@Root() found: CostsOfTrip): string {
    return csvOf(found);
  }

  @FieldResolver(() => ParticipantShare, { description: 'What a participant bears, and why.' })
  share(
    @Root() found: CostsOfTrip,
    @Arg('participantId', () => ID, { description: 'The participant.' }) participantId: string,
  ): ParticipantShare {
    return shareOf(found, participantId);
  }
}

function moneyOrNull(cents: number | null, { currency }: Readonly<Trip>): Money | null {
  return cents === null ? null : moneyIn(cents, currency);
}
