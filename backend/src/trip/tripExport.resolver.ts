import { Arg, Ctx as Context, ID, Query, registerEnumType, Resolver } from 'type-graphql';
import type { ExportPart, TripExportFile } from '../../../domain/transfer/tripExport.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { JsonScalar } from '../base/jsonScalar.ts';
import { exportAllTrips, exportTrip } from './tripExport.service.ts';

const ExportPartEnum = {
  PARTICIPANTS: 'participants',
  SCHEDULE: 'schedule',
  MEALS: 'meals',
  SHOPPING_LIST: 'shoppingList',
} as const satisfies Record<string, ExportPart>;

registerEnumType(ExportPartEnum, {
  name: 'ExportPart',
  description: 'What of a trip an export can include.',
  valuesConfig: {
    PARTICIPANTS: {
      description:
        'Everybody in the trip, without phone numbers. Without it nobody is named as cook or buyer.',
    },
    SCHEDULE: { description: 'The plan, day by day: what there is in each slot, and who cooks.' },
    MEALS: { description: 'The meals with their recipes and ingredients.' },
    SHOPPING_LIST: { description: 'What the meals need, by store section, as the cart groups it.' },
  },
});

const INCLUDE = { nullable: true, description: 'The parts that the export has; all of them by default.' };
const FORM = 'a JSON object with format "trip-backup", version, exportedAt and trips';

@Resolver()
export class TripExportResolver {
  @Query(() => JsonScalar, {
    description: `One trip as an organizer exports it: ${FORM}. The only field of its operation.`,
  })
  tripExport(
    @Arg('tripId', () => ID, { description: 'Id of the trip.' }) tripId: string,
    @Arg('include', () => [ExportPartEnum], INCLUDE) include: ExportPart[] | null,
    @Context() ctx: Ctx,
  ): Promise<TripExportFile> {
    return exportTrip(ctx, tripId, include);
  }

  @Query(() => JsonScalar, {
    description: `All trips that the viewer organizes, in one export: ${FORM}. The only field of its operation.`,
  })
  allTripsExport(
    @Arg('include', () => [ExportPartEnum], INCLUDE) include: ExportPart[] | null,
    @Context() ctx: Ctx,
  ): Promise<TripExportFile> {
    return exportAllTrips(ctx, include);
  }
}
