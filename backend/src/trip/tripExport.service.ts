import { msg } from '../../../domain/text/message.ts';
import {
  exportedTrip,
  exportFile,
  withParts,
  type ExportSource,
} from '../../../domain/trip/transfer/exportTrip.ts';
import {
  AS_TYPED,
  missingAmount,
  neededAmount,
  type Scale,
} from '../../../domain/shopping/amount/neededAmount.ts';
import { withChosenAmounts } from '../../../domain/shopping/totals/chosenAmount.ts';
import { usedOf } from '../../../domain/shopping/amount/usedAmount.ts';
import {
  exportFields,
  type ExportedTrip,
  type TripExportFile,
} from '../../../domain/trip/transfer/tripExport.ts';
import type { SourceCosts } from '../../../domain/trip/transfer/exportCosts.ts';
import { costsOf, type CostsOfTrip } from '../costs/costs.service.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Ingredient } from '../entities/ingredient.entity.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import { inUnits } from '../access/inUnits.ts';
import { instructionsOf, minutesOf, portionsOf, recipeOf } from '../plan/meal/meal.service.ts';
import { amountBoughtOf } from '../shopping/ingredient/ingredient.service.ts';
import { loadTrip } from './tripAggregate.sql.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { withDishes } from '../people/eater/withEaters.ts';
import { namedEaters } from '../people/eater/eater.service.ts';
import { tripsOfViewer, viewerAbilities } from './trip.service.ts';

/** Characters of JSON per file; a hundred usual trips are a tenth. */
const MAX_LENGTH = 30_000_000;

/** Not read yet. */
interface AskedExport {
  /** Parts of {@link exportFields}; all by default. */
  readonly include?: unknown;
  /** Of the list's amounts; the account's by default. */
  readonly units?: unknown;
}

/**
 * @throws as `requireTrip`
 */
export async function exportTrip(ctx: Ctx, rawTripId: unknown, asked: AskedExport): Promise<TripExportFile> {
  const trip = await loadTrip(ctx, rawTripId, 'export');
  const parts = readParts(asked.include);
  return exportFile([withParts(await wholeTrip(ctx, trip, asked), parts)], ctx.now());
}

/**
 * All trips that the viewer may export, possibly none.
 * @param maxLength in characters
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, PAYLOAD_TOO_LARGE
 */
export async function exportAllTrips(
  ctx: Ctx,
  asked: AskedExport,
  maxLength = MAX_LENGTH,
): Promise<TripExportFile> {
  const trips = await tripsOfViewer(ctx);
  const parts = readParts(asked.include);
  const exported: ExportedTrip[] = [];
  let length = 0;
  const tripIds: string[] = [];
  for (const trip of trips) if ((await viewerAbilities(ctx, trip)).includes('export')) tripIds.push(trip.id);
  // One by one, without caching rows: bounds memory to the limit and one trip.
  for (const id of tripIds) {
    const one = withParts(await wholeTrip(ctx, await loadTrip(ctx, id, 'export'), asked), parts);
    ctx.loaders.forget();
    length += JSON.stringify(one).length;
    if (length > maxLength)
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        msg(
          'tripExport.tooLarge',
          'Your trips are too large for one file. Please export them one at a time.',
        ),
      );
    exported.push(one);
  }
  return exportFile(exported, ctx.now());
}

function readParts(rawInclude: unknown) {
  return new Set(readInput(exportFields, { include: rawInclude }).include);
}

async function wholeTrip(ctx: Ctx, trip: Trip, { units }: AskedExport): Promise<ExportedTrip> {
  const { participantsOfTrip, mealsOfTrip, ingredientsOfMeal, itemsOfTrip, exceptionsOfTrip, dutiesOfTrip } =
    ctx.loaders;
  const meals = await mealsOfTrip.get(trip.id);
  const served = await withDishes(ctx, trip.id, (itself) => itself);
  const source: ExportSource = {
    trip,
    participants: await participantsOfTrip.get(trip.id),
    attendance: {
      eaters: await namedEaters(ctx, trip),
      exceptions: await exceptionsOfTrip.get(trip.id),
      duties: await dutiesOfTrip.get(trip.id),
    },
    meals: await Promise.all(
      meals.map(async (meal) => ({
        meal: Object.assign({}, meal, {
          instructions: instructionsOf(ctx, meal),
          recipe: recipeOf(ctx, meal),
          minutes: minutesOf(ctx, meal),
          portionQuarters: portionsOf(ctx, meal) * 4,
          eaterIds: served.of(meal).eaters.map(({ id }) => id),
        }),
        ingredients: (await ingredientsOfMeal.get(meal)).map((row) => exportedRow(row, meal)),
      })),
    ),
    items: (await itemsOfTrip.get(trip.id)).map((row) => exportedRow(row, AS_TYPED)),
    costs: sourceCosts(await costsOf(ctx, trip)),
  };
  // Imports read what people wrote; names of leavers and amounts of the list are for whoever prints them.
  return inUnits(ctx, units, () => exportedTrip(source));
}

function sourceCosts({ trip, costs, transfers }: CostsOfTrip): SourceCosts {
  return {
    currency: trip.currency,
    costs,
    transfers: transfers.map(({ fromId, toId, amountCents, date }) => ({
      fromId,
      toId,
      cents: amountCents,
      date,
    })),
  };
}

/** An ingredient as the shopping list reads it. */
export function exportedRow(
  row: Ingredient,
  meal: Scale,
): ExportSource['meals'][number]['ingredients'][number] {
  const chosen = withChosenAmounts(row, meal.servingsQuarters);
  return Object.assign({}, row, {
    used: usedOf(chosen, meal),
    amount: neededAmount(chosen, meal),
    missing: missingAmount(chosen, meal),
    bought: amountBoughtOf(row),
  });
}
