import { readPeopleList, type PeopleList } from '../../../../domain/people/csv/peopleList.ts';
import { peopleTextFields } from '../../../../domain/people/eater/eaterFields.ts';
import { msg } from '../../../../domain/text/message.ts';
import { countAgainst, type Limit } from '../../access/limits/limits.ts';
import { requireTrip, requireViewer } from '../../access/require.ts';
import { badInput } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { namedEaters } from '../eater/eater.service.ts';
import { csvRows } from './csvRows.ts';

/** A full list takes a second. */
const AN_HOUR: Limit = {
  name: 'read_people',
  times: 60,
  seconds: 3600,
  message: msg('peopleList.tooOften', 'You have read 60 lists within an hour. Please try again later.'),
};

/**
 * Reads a list of people and adds nobody: `addCompanions` does.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a text that is no list, NOT_FOUND, TRIP_COMPLETED, RATE_LIMITED past 60
 * an hour
 */
export async function readPeople(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<PeopleList> {
  const viewer = requireViewer(ctx);
  const { text } = readInput(peopleTextFields, rawInput);
  const { trip } = await requireTrip(ctx, rawTripId, 'edit_own_eaters');
  await countAgainst(ctx, AN_HOUR, viewer.id);
  const names = (await namedEaters(ctx, trip)).map(({ name }) => name);
  const { startDate, endDate, mealTypes } = trip;
  const list = readPeopleList(csvRows(text), { startDate, endDate, mealTypes, names });
  if (!list.isRead) throw badInput('text', list.reason);
  return list;
}
