import { t } from '@lingui/core/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { domainMeal } from '../../gql/mealEnums.ts';
import { shortWeekdayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { baseOf, changesOf, type EaterInput } from './eaterInput.ts';
import type { WhoEatsFragment } from './WhoEats.generated.ts';
import type { TripEater } from '../tripTable.ts';
import type { AskedChange } from '../preview/previewedChange.ts';
import type { PreviewRequest } from '../preview/usePreview.ts';

/** They change no amount. */
const NO_EFFECT: ReadonlySet<string> = new Set(['avoids', 'eatsEverything', 'note']);

interface EaterChange {
  /** Null: a new companion. */
  readonly eater: TripEater | null;
  /** Null: the eater is removed. */
  readonly next: EaterInput | null;
  readonly isYou: boolean;
}

export type ChangedTrip = Pick<WhoEatsFragment, 'id' | 'meals'>;

/** What to preview before a change of an eater; null if it moves no amounts. */
export function eaterChange(
  trip: ChangedTrip,
  eaters: readonly TripEater[],
  { eater, next, isYou }: EaterChange,
): { readonly request: PreviewRequest; readonly asked: AskedChange } | null {
  const meals = trip.meals.map(domainMeal);
  const of = (change: object) => ({
    table: { tripId: trip.id, eater: { id: eater?.id ?? null, ...change } },
  });
  if (next === null) {
    const name = eater?.name ?? '';
    const texts = { title: t`${name} does not come`, description: t`Nothing is cooked for them any more.` };
    const asked = { ...texts, action: t`Remove ${name}`, meals, eaters };
    return { request: of({ removed: true }), asked };
  }
  const before = baseOf(next);
  const changes = changesOf(before, next, false);
  if (eater !== null && Object.keys(changes).every((key) => NO_EFFECT.has(key))) return null;
  const name = next.name.trim();
  const texts =
    eater === null
      ? newTexts(name, next)
      : changedTexts({ name: isYou ? null : name, host: hostOf(eater, eaters) }, before, next);
  return { request: of(changes), asked: { ...texts, meals, eaters, newName: name } };
}

type Texts = Pick<AskedChange, 'title' | 'description' | 'action'>;

function newTexts(name: string, { quarters, arrives, leaves }: EaterInput): Texts {
  return {
    title: t`${name} comes along`,
    action: t`Add ${name}`,
    description: [
      t`${capitalized(spokenPortions(quarters))} at each meal`,
      ...(arrives === null ? [] : [t`from ${timeText(arrives)}`]),
      ...(leaves === null ? [] : [t`until ${timeText(leaves)}`]),
    ].join(', '),
  };
}

/** The name of who brings a companion; null for others. */
function hostOf({ isCompanion, participantId }: TripEater, eaters: readonly TripEater[]): string | null {
  if (!isCompanion) return null;
  return eaters.find((one) => !one.isCompanion && one.participantId === participantId)?.name ?? null;
}

interface Who {
  /** Null for the viewer. */
  readonly name: string | null;
  readonly host: string | null;
}

function changedTexts({ name, host }: Who, before: EaterInput, after: EaterInput): Texts {
  const says = (verb: string, rest: string) =>
    name === null ? t`You ${verb} ${rest}` : t`${name} ${verb}s ${rest}`;
  const isOther = (key: 'arrives' | 'leaves') => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  const { arrives, leaves, quarters } = after;
  const none = host === null ? NO_TIME : noTimeWith(host);
  const events = [
    ...(isOther('arrives')
      ? [
          {
            title: says('arrive', arrives === null ? none.arrive : weekdayLabel(arrives.date)),
            action: t`Yes, ${arrives === null ? none.from : t`from ${weekdayLabel(arrives.date)}`}`,
            description: t`First meal ${timeText(arrives, none.now)}, was ${timeText(before.arrives, none.first)}.`,
          },
        ]
      : []),
    ...(isOther('leaves')
      ? [
          {
            title: says('leave', leaves === null ? none.leave : weekdayLabel(leaves.date)),
            action: t`Yes, ${leaves === null ? none.until : t`until ${weekdayLabel(leaves.date)}`}`,
            description: t`Last meal ${timeText(leaves, none.now)}, was ${timeText(before.leaves, none.last)}.`,
          },
        ]
      : []),
    ...(before.quarters === quarters
      ? []
      : [
          {
            title: says('eat', quarters < before.quarters ? 'less' : 'more'),
            action: t`Yes, ${spokenPortions(quarters)}`,
            description: t`${capitalized(spokenPortions(quarters))}, was ${spokenPortions(before.quarters)}.`,
          },
        ]),
  ];
  return {
    title: events[0]?.title ?? '',
    // One button for several changes.
    action: events.length === 1 ? (events[0]?.action ?? t`Save`) : t`Yes, save it`,
    description: events.map(({ description }) => description).join(' '),
  };
}

const NO_TIME = {
  arrive: 'at the start',
  leave: 'at the end',
  now: 'of the trip',
  from: 'from the start',
  until: 'until the end',
  first: 'the first of the trip',
  last: 'the last of the trip',
};

/** Of a companion without a time of its own. */
function noTimeWith(host: string): typeof NO_TIME {
  const same = t`the same as ${host}`;
  return {
    from: t`with ${host}`,
    until: t`with ${host}`,
    arrive: t`with ${host}`,
    leave: t`with ${host}`,
    now: same,
    first: same,
    last: same,
  };
}

/** "Sat lunch" */
function timeText(time: MealTime | null, none = ''): string {
  return time === null ? none : `${shortWeekdayLabel(time.date)} ${time.type}`;
}
