import { statement } from '../db/statement.ts';

const OF_TRIP = 'trip_id = $1';

/** In lock order; meals go before the participants assigned to them. */
export const DELETE_TRIP = [
  statement<unknown>('lock_participants', `select from participants where ${OF_TRIP} order by id for update`),
  statement<unknown>('lock_meals', `select from meals where ${OF_TRIP} order by id for update`),
  statement<never>('delete_meals', `delete from meals where ${OF_TRIP}`),
  statement<never>('delete_trip', 'delete from trips where id = $1'),
];
