import { Arg, Ctx as Context, Field, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { LeftOut } from '../../../domain/transfer/tripImport.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { JsonScalar } from '../base/jsonScalar.ts';
import { Trip } from '../entities/trip.entity.ts';
import { importTrip } from './tripImport.service.ts';

@InputType({ description: 'An exported trip to make a new one of.' })
class ImportTripInput {
  @Field(() => JsonScalar, {
    description:
      'An export as tripExport answers it, with one trip: its schedule and shoppingList are not read.',
  })
  file: unknown;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Another first day, with which all days move; as they are when left out.',
  })
  startDate?: CalendarDate | null;
}

@ObjectType({ description: 'How much of an export the new trip begins without.', simpleResolvers: true })
class ImportLeftOut implements LeftOut {
  @Field(() => Int, { description: 'People of the exported trip: none of them is invited or texted.' })
  participantCount: number;

  @Field(() => Int, { description: 'Meals that had a cook.' })
  cookCount: number;

  @Field(() => Int, { description: 'Ingredients that had a buyer.' })
  buyerCount: number;

  @Field(() => Int, { description: 'Ingredients that were bought.' })
  purchasedCount: number;
}

@ObjectType({ description: 'Answer to importTrip.', simpleResolvers: true })
class ImportTripPayload {
  @Field(() => Trip, { description: 'The trip, with the viewer as its organizer and nobody else in it.' })
  trip: Trip;

  @Field(() => ImportLeftOut, { description: 'What stayed in the file.' })
  leftOut: ImportLeftOut;
}

@Resolver()
export class TripImportResolver {
  @Mutation(() => ImportTripPayload, {
    description:
      'Creates a trip of an exported one, with its meals and ingredients. A request may be 64 kB large; larger files, up ' +
      'to 8 MB, go to the REST address POST /api/trips/import. A repeated Idempotency-Key header gives the same trip ' +
      'again. The only field of its operation.',
  })
  importTrip(
    @Arg('input', () => ImportTripInput, { description: 'The export.' }) input: ImportTripInput,
    @Context() ctx: Ctx,
  ): Promise<ImportTripPayload> {
    return importTrip(ctx, () => input.file, input.startDate);
  }
}
