import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type { ExportPart, TripExportFile } from '../../../domain/trip/transfer/tripExport.ts';
import type { Units } from '../../../domain/number/units.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { UNITS_ARGUMENT, UnitsEnum } from '../entities/unitsEnum.ts';
import { JsonScalar } from '../base/jsonScalar.ts';
import { enumType } from '../base/enumType.ts';
import { exportAllTrips, exportTrip } from './tripExport.service.ts';

const ExportPartEnum = enumType<ExportPart>('ExportPart', 'A part of a trip export.', {
  participants: 'Participants, without phone numbers. When excluded, cooks and buyers are not named.',
  schedule: 'The plan by day: the meal and the cook of each slot.',
  meals: 'Meals with recipes and ingredients.',
  shoppingList: 'The shopping list, grouped by store section.',
  costs: 'Receipts, balances and payments; without participants the receipts alone.',
});

const INCLUDE = { nullable: true, description: 'Parts to include; all by default.' };
const FORM = 'a JSON object with format "trip-backup", version, exportedAt and trips';

@Resolver()
export class TripExportResolver {
  @Query(() => JsonScalar, {
    description: `Export of one trip, for its organizers: ${FORM}. Must be the only field of its operation.`,
  })
  tripExport(
    @Arg('tripId', () => ID, { description: 'Id of the trip.' }) tripId: string,
    @Arg('include', () => [ExportPartEnum], INCLUDE) include: ExportPart[] | null,
    @Arg('units', () => UnitsEnum, UNITS_ARGUMENT) units: Units | null,
    @Context() ctx: Ctx,
  ): Promise<TripExportFile> {
    return exportTrip(ctx, tripId, { include, units });
  }

  @Query(() => JsonScalar, {
    description: `Export of all trips that the viewer organizes: ${FORM}. Must be the only field of its operation.`,
  })
  allTripsExport(
    @Arg('include', () => [ExportPartEnum], INCLUDE) include: ExportPart[] | null,
    @Arg('units', () => UnitsEnum, UNITS_ARGUMENT) units: Units | null,
    @Context() ctx: Ctx,
  ): Promise<TripExportFile> {
    return exportAllTrips(ctx, { include, units });
  }
}
