import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { settlement } from '../../../domain/costs/split/settlement.ts';
import { addReceipt } from '../costs/addReceipt.service.ts';
import { readCosts } from '../costs/costs.service.ts';
import { recordTransfer } from '../costs/transfer.service.ts';
import { cookApart } from '../people/verdict/cookApart.service.ts';
import { settleConflict } from '../people/verdict/settleConflict.service.ts';
import { verdictOf } from '../people/verdict/verdict.service.ts';
import { addItem } from '../shopping/item/addItems.service.ts';
import type { TripByNames } from './tripByNames.ts';
import cannonBeach from './trips/cannonBeach.json' with { type: 'json' };
import lakeWallowa from './trips/lakeWallowa.json' with { type: 'json' };
import moab from './trips/moab.json' with { type: 'json' };
import umpqua from './trips/umpqua.json' with { type: 'json' };

export interface DemoParticipant {
  readonly name: string;
  readonly inviteStatus: string;
}

/** A meal of a day. */
export interface DemoTime {
  readonly date: CalendarDate;
  readonly type: string;
}

interface DemoEater {
  readonly name: string;
  readonly broughtBy?: string;
  readonly arrives?: DemoTime;
  readonly leaves?: DemoTime;
}

export interface DemoMeal {
  readonly name?: string;
  readonly assignedTo?: string;
  readonly ingredients?: readonly {
    readonly name: string;
    readonly assignedTo?: string;
    readonly purchased?: boolean;
  }[];
}

/** Of a trip file, what its import leaves out. */
interface DemoFile {
  readonly trips: readonly {
    readonly startDate: CalendarDate;
    readonly participants: readonly DemoParticipant[];
    readonly eaters: readonly DemoEater[];
    readonly meals: readonly DemoMeal[];
  }[];
}

export interface DemoTrip {
  readonly file: DemoFile;
  /** In days from today. */
  readonly startsIn: number;
  readonly madeDaysAgo: number;
  /** What people do that is not in trip files. */
  readonly story?: (trip: TripByNames, now: Date) => Promise<void>;
}

/** Exported trip files, in the order in which the trips were made: an account remembers what its people eat. */
export const DEMO_TRIPS: readonly DemoTrip[] = [
  { file: moab, startsIn: -40, madeDaysAgo: 60, story: rideToMoab },
  { file: cannonBeach, startsIn: -1, madeDaysAgo: 19, story: weekendAtTheBeach },
  { file: lakeWallowa, startsIn: 4, madeDaysAgo: 9, story: weekendAtTheLake },
  { file: umpqua, startsIn: 24, madeDaysAgo: 2 },
];

async function rideToMoab(trip: TripByNames): Promise<void> {
  await pay(trip, 'Dev Patel', 0, { label: 'Groceries in Grand Junction', amount: 116.4, kind: 'groceries' });
  await pay(trip, 'Jonas Weber', 1, { label: 'Shuttle to the trailhead', amount: 90, kind: 'other' });
  await pay(trip, 'Maya Torres', 0, { label: 'Campsite', amount: 60, kind: 'other' });
  const { costs, participants } = await readCosts(trip.ctxOf('Maya Torres', trip.noon(5)), trip.id);
  for (const { fromId, toId, cents } of settlement(costs.balances)) {
    const payer = participants.get(fromId)?.name ?? '';
    await recordTransfer(trip.ctxOf(payer, trip.noon(5)), trip.id, {
      fromId,
      toId,
      amountCents: cents,
      date: trip.day(5),
    });
  }
}

async function weekendAtTheBeach(trip: TripByNames): Promise<void> {
  const { id: maya } = await trip.participant('Maya Torres');
  const { id: priya } = await trip.participant('Priya Nair');
  const { id: sam } = await trip.participant('Sam Okafor');
  const tacos = await trip.meal('Fish tacos');
  await pay(trip, 'Maya Torres', 0, { label: 'Big shop in Seaside', amount: 182, kind: 'groceries' });
  await pay(trip, 'Priya Nair', 0, { label: 'Farm stand', amount: 45.5, kind: 'groceries' });
  await pay(trip, 'Sam Okafor', 0, {
    label: 'Fish market',
    amount: 60,
    kind: 'groceries',
    mealIds: [tacos.id],
  });
  await pay(trip, 'Sam Okafor', 0, { label: 'Charcoal and firewood', amount: 27.5, kind: 'other' });
  await pay(trip, 'Priya Nair', 1, {
    label: 'Ice cream',
    amount: 24,
    kind: 'other',
    split: 'shares',
    shares: [
      { participantId: maya, amount: 12 },
      { participantId: priya, amount: 7 },
      { participantId: sam, amount: 5 },
    ],
  });
  await recordTransfer(trip.ctxOf('Sam Okafor', trip.noon(1)), trip.id, {
    fromId: sam,
    toId: maya,
    amount: 15,
    date: trip.day(1),
  });
}

async function weekendAtTheLake(trip: TripByNames, now: Date): Promise<void> {
  const maya = trip.ctxOf('Maya Torres', now);
  const priya = await trip.eater('Priya Nair');
  const trout = (await trip.ingredients('Cedar-plank trout')).find(({ name }) => name === 'Trout');
  await cookApart(maya, trout?.id, { name: 'Firm tofu', eaterIds: [priya.id] });
  const quesadillas = await trip.meal('Leftover quesadillas');
  const { reasons = [] } = (await verdictOf(maya, quesadillas)) ?? {};
  for (const { avoid, eaterId, basis } of reasons.filter((reason) => reason.eaterId === priya.id))
    await settleConflict(trip.ctxOf('Priya Nair', now), quesadillas.id, {
      eaterId,
      avoid,
      basis,
      note: 'Priya brings her own cheese.',
    });
  await addItem(trip.ctxOf('Jonas Weber', now), trip.id, { name: 'Ice', quantity: '3', unit: 'bags' });
  await addItem(trip.ctxOf('Sam Okafor', now), trip.id, {
    name: 'Paper towels',
    quantity: '1',
    unit: 'roll',
  });
}

/** Pays for the trip at noon of its day. */
async function pay(trip: TripByNames, name: string, day: number, receipt: object): Promise<void> {
  await addReceipt(trip.ctxOf(name, trip.noon(day)), trip.id, { ...receipt, date: trip.day(day) });
}
