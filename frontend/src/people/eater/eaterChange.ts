import { t } from '@lingui/core/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealOfDay } from '../../labels/slotLabel.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { domainMeal } from '../../gql/mealEnums.ts';
import { shortWeekdayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { baseOf, changesOf, filled, type EaterInput } from './eaterInput.ts';
import type { WhoEatsFragment } from './WhoEats.generated.ts';
import type { TripEater } from '../tripAttendance.ts';
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
    const texts = { title: t`Without ${name}`, description: t`Nothing is cooked for them any more.` };
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
  const portions = capitalized(spokenPortions(quarters));
  return {
    title: t`${name} comes along`,
    action: t`Add ${name}`,
    description: [
      t`${portions} at each meal`,
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

function changedTexts(who: Who, before: EaterInput, after: EaterInput): Texts {
  const isOther = (key: 'arrives' | 'leaves') => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  const events = [
    ...(isOther('arrives') ? [arrival(who, before, after)] : []),
    ...(isOther('leaves') ? [departure(who, before, after)] : []),
    ...(before.quarters === after.quarters ? [] : [portion(who, before, after)]),
    ...(filled(before.group) === filled(after.group) ? [] : [membership(who, before, after)]),
  ];
  return {
    title: events[0]?.title ?? '',
    // One button for several changes.
    action: events.length === 1 ? (events[0]?.action ?? t`Save`) : t`Yes, save it`,
    description: events.map(({ description }) => description).join(' '),
  };
}

function arrival({ name, host }: Who, before: EaterInput, { arrives }: EaterInput): Texts {
  const was = wasText(before.arrives) ?? sameAs(host) ?? t`the first of the trip`;
  if (arrives !== null) {
    const [day, meal] = [weekdayLabel(arrives.date), timeText(arrives)];
    return {
      title: name === null ? t`You arrive ${day}` : t`${name} arrives ${day}`,
      action: t`Yes, from ${day}`,
      description: t`First meal ${meal}, was ${was}.`,
    };
  }
  if (name !== null && host !== null) {
    return {
      title: t`${name} arrives with ${host}`,
      action: t`Yes, with ${host}`,
      description: t`First meal the same as ${host}, was ${was}.`,
    };
  }
  return {
    title: name === null ? t`You arrive at the start` : t`${name} arrives at the start`,
    action: t`Yes, from the start`,
    description: t`First meal of the trip, was ${was}.`,
  };
}

function departure({ name, host }: Who, before: EaterInput, { leaves }: EaterInput): Texts {
  const was = wasText(before.leaves) ?? sameAs(host) ?? t`the last of the trip`;
  if (leaves !== null) {
    const [day, meal] = [weekdayLabel(leaves.date), timeText(leaves)];
    return {
      title: name === null ? t`You leave ${day}` : t`${name} leaves ${day}`,
      action: t`Yes, until ${day}`,
      description: t`Last meal ${meal}, was ${was}.`,
    };
  }
  if (name !== null && host !== null) {
    return {
      title: t`${name} leaves with ${host}`,
      action: t`Yes, with ${host}`,
      description: t`Last meal the same as ${host}, was ${was}.`,
    };
  }
  return {
    title: name === null ? t`You leave at the end` : t`${name} leaves at the end`,
    action: t`Yes, until the end`,
    description: t`Last meal of the trip, was ${was}.`,
  };
}

function portion({ name }: Who, before: EaterInput, after: EaterInput): Texts {
  const [now, was] = [spokenPortions(after.quarters), spokenPortions(before.quarters)];
  const capital = capitalized(now);
  const less = name === null ? t`You eat less` : t`${name} eats less`;
  const more = name === null ? t`You eat more` : t`${name} eats more`;
  return {
    title: after.quarters < before.quarters ? less : more,
    action: t`Yes, ${now}`,
    description: t`${capital}, was ${was}.`,
  };
}

/** Dishes may be for a group. */
function membership({ name }: Who, before: EaterInput, after: EaterInput): Texts {
  const [group, former] = [filled(after.group), filled(before.group) ?? ''];
  if (group === null)
    return {
      title: name === null ? t`You leave ${former}` : t`${name} leaves ${former}`,
      action: t`Yes, without a group`,
      description: t`In no group any more.`,
    };
  return {
    title: name === null ? t`You join ${group}` : t`${name} joins ${group}`,
    action: t`Yes, in ${group}`,
    description: former === '' ? t`In the group ${group}.` : t`In the group ${group}, was in ${former}.`,
  };
}

/** Of a companion without a time of its own. */
function sameAs(host: string | null): string | null {
  return host === null ? null : t`the same as ${host}`;
}

function wasText(time: MealTime | null): string | null {
  return time && timeText(time);
}

/** "Sat lunch" */
function timeText(time: MealTime): string {
  return mealOfDay(shortWeekdayLabel(time.date), time.type);
}
