import { Ctx as Context, Field, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { LIMITS } from '../../../domain/limits.ts';
import * as z from 'zod/mini';
import type { LeftOut } from '../../../domain/trip/transfer/tripImport.ts';
import { importFields } from '../../../domain/trip/transfer/tripImportFields.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { JsonScalar } from '../base/jsonScalar.ts';
import { Input, inputOf } from '../base/graphqlInput.ts';
import { Trip } from '../entities/trip.entity.ts';
import { importTrip } from './tripImport.service.ts';

@InputType({ description: 'Exported trip to import as a new trip.' })
class ImportTripInput extends inputOf(
  { file: z.unknown(), ...importFields.shape },
  {
    file: {
      text: 'An export of one trip, as returned by tripExport; its schedule and shoppingList are ignored.',
      type: JsonScalar,
      required: true,
    },
    startDate: 'New first day, which moves all other days; unchanged by default.',
  },
) {}

@ObjectType({ description: 'Number of things in the export that the new trip leaves out.' })
class ImportLeftOut implements LeftOut {
  @Field(() => Int, { description: 'Participants of the exported trip; none of them is invited or texted.' })
  participantCount: number;

  @Field(() => Int, { description: 'Meals whose cook is left out.' })
  cookCount: number;

  @Field(() => Int, { description: 'Ingredients whose buyer is left out.' })
  buyerCount: number;

  @Field(() => Int, { description: 'Ingredients that were purchased and are open again.' })
  purchasedCount: number;

  @Field(() => Int, { description: 'Receipts, which with all costs stay with the exported trip.' })
  receiptCount: number;
}

@ObjectType({ description: 'Answer to importTrip.' })
class ImportTripPayload {
  @Field(() => Trip, { description: 'The new trip, with the viewer as organizer and only member.' })
  trip: Trip;

  @Field(() => ImportLeftOut, { description: 'Counts of what was left out.' })
  leftOut: ImportLeftOut;
}

@Resolver()
export class TripImportResolver {
  @Mutation(() => ImportTripPayload, {
    description:
      'Creates a trip from an export, with its meals and ingredients. Requests are limited to 64 kB; send ' +
      `larger files, up to ${LIMITS.importBytes / 2 ** 20} MB, to POST /api/trips/import (REST). A repeated Idempotency-Key header ` +
      'returns the same trip. Must be the only field of its operation.',
  })
  importTrip(
    @Input(ImportTripInput, 'The export.') input: ImportTripInput,
    @Context() ctx: Ctx,
  ): Promise<ImportTripPayload> {
    return importTrip(ctx, () => input.file, input.startDate);
  }
}
