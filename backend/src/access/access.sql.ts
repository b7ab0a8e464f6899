import { jsonForm, type JsonRow } from '../db/jsonRow.ts';
import { statement, type Statement } from '../db/statement.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { Trip } from '../entities/trip.entity.ts';

export const TRIP = jsonForm(Trip, 't');
export const OWN = jsonForm(Participant, 'own');
export const MEAL = jsonForm(Meal, 'm');
export const INGREDIENT = jsonForm(Ingredient, 'i');
export const EATER = jsonForm(Eater, 'e');
export const TARGET = jsonForm(Participant, 'p');

export interface FoundAccess {
  readonly trip: JsonRow;
  readonly participant: JsonRow;
}

const ACCESS = `${TRIP.sql} as trip, ${OWN.sql} as participant`;
const ownRow = (viewerId: `$${number}`) =>
  `participants own on own.trip_id = t.id and own.user_id = ${viewerId}`;

/** By trip, id and viewer. */
export const mealAccess = statement<FoundAccess & { meal: JsonRow }>(
  'meal_access',
  `select ${ACCESS}, ${MEAL.sql} as meal
   from meals m join trips t on t.id = m.trip_id join ${ownRow('$3')}
   where m.trip_id = $1 and m.id = $2`,
);
/** By trip, id and viewer. */
export const ingredientAccess = statement<FoundAccess & { ingredient: JsonRow }>(
  'ingredient_access',
  `select ${ACCESS}, ${INGREDIENT.sql} as ingredient
   from ingredients i join trips t on t.id = i.trip_id join ${ownRow('$3')}
   where i.trip_id = $1 and i.id = $2`,
);

/** By trip, id and viewer; with the participant who it is, or who brings it. */
export const eaterAccess = statement<FoundAccess & { eater: JsonRow; target: JsonRow }>(
  'eater_access',
  `select ${ACCESS}, ${EATER.sql} as eater, ${TARGET.sql} as target
   from eaters e join trips t on t.id = e.trip_id join ${ownRow('$3')}
     join participants p on p.trip_id = e.trip_id and p.id = e.participant_id
   where e.trip_id = $1 and e.id = $2`,
);

export interface TripGate<More> {
  readonly find: Statement<FoundAccess & More>;
  /** Values of its columns, from $3 on; $1 is the trip, $2 the viewer. */
  readonly values?: readonly unknown[];
}

/** @param columns select list over `trips t`, beginning with a comma */
export function tripGate<More>(name: string, columns: string): TripGate<More> {
  return {
    find: statement(name, `select ${ACCESS}${columns} from trips t join ${ownRow('$2')} where t.id = $1`),
  };
}

export const tripAccess = tripGate<unknown>('trip_access', '');
export const participantAccess = tripGate<{ target: JsonRow | null }>(
  'participant_access',
  `, (select ${TARGET.sql} from participants p where p.trip_id = $1 and p.id = $3) as target`,
);

/** Outsiders cannot block a trip. */
const JOINED_TRIP = `select t.id from trips t where t.id = $1 and exists (
  select from participants own
  where own.trip_id = $1 and own.user_id = $2 and own.invite_status = 'accepted')`;
export const lockTrip = statement<unknown>('lock_trip', `${JOINED_TRIP} for no key update of t`);
export const steadyTrip = statement<unknown>('steady_trip', `${JOINED_TRIP} for share of t`);

/** By trip, participant and viewer. An answer changes the trip's participants and its table. */
export const lockTripOfInvitation = statement<unknown>(
  'lock_trip_of_invitation',
  `select from trips t where t.id = $1 and exists (
     select from participants own where own.trip_id = $1 and own.id = $2 and own.user_id = $3) for no key update of t`,
);
export const invitationAccess = statement<{ readonly own: JsonRow }>(
  'invitation_access',
  `select ${OWN.sql} as own from participants own where own.trip_id = $1 and own.id = $2 and own.user_id = $3
   for no key update`,
);

/**
 * SQL condition over `trips t` and `participants own`: an accepted participant of an open trip.
 * @param openUntil parameter with `earliestOpenEndDate`
 */
export function memberOfOpenTrip(viewerId: `$${string}`, openUntil: `$${string}`): string {
  return `(own.user_id = ${viewerId} and own.invite_status = 'accepted' and t.end_date >= ${openUntil})`;
}
