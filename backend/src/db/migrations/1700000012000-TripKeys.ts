import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

const TRIP_TABLES = [
  ['trips', 'id'],
  ['participants', 'trip_id'],
  ['meals', 'trip_id'],
  ['ingredients', 'trip_id'],
  ['meal_votes', 'trip_id'],
  ['suggestion_runs', 'trip_id'],
  ['suggestion_turns', 'trip_id'],
] as const;

/** They depend on the keys they refer to. */
const DROP_FOREIGN_KEYS = `
  alter table meals drop constraint meals_assigned_to_fkey;
  alter table ingredients drop constraint ingredients_meal_fkey,
    drop constraint ingredients_assigned_to_fkey, drop constraint ingredients_purchased_by_fkey;
  alter table meal_votes drop constraint meal_votes_meal_fkey, drop constraint meal_votes_participant_fkey;`;
const ADD_FOREIGN_KEYS = `
  alter table meals add constraint meals_assigned_to_fkey foreign key (trip_id, assigned_to_id)
    references participants (trip_id, id);
  alter table ingredients
    add constraint ingredients_meal_fkey foreign key (trip_id, meal_id)
      references meals (trip_id, id) on delete cascade,
    add constraint ingredients_assigned_to_fkey foreign key (trip_id, assigned_to_id)
      references participants (trip_id, id),
    add constraint ingredients_purchased_by_fkey foreign key (trip_id, purchased_by_id)
      references participants (trip_id, id);
  alter table meal_votes
    add constraint meal_votes_meal_fkey foreign key (trip_id, meal_id)
      references meals (trip_id, id) on delete cascade,
    add constraint meal_votes_participant_fkey foreign key (trip_id, participant_id)
      references participants (trip_id, id) on delete cascade;`;

/**
 * Keys that begin with the trip, and its place: docs/decisions/0020. Citus refuses a generated column; the trigger
 * serves other programs that insert rows.
 */
export class TripKeys1700000012000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function place_of(id uuid) returns smallint language sql immutable strict parallel safe
        return (get_byte(uuid_send(id), 11) * 16 + get_byte(uuid_send(id), 12) / 16)::smallint;
      create function fill_place() returns trigger language plpgsql as $$
        begin
          if new.place is null then new.place := place_of((to_jsonb(new)->>tg_argv[0])::uuid); end if;
          return new;
        end $$;
    `);
    for (const [table, tripId] of TRIP_TABLES)
      await queryRunner.query(`
        alter table ${table} add column place smallint generated always as (place_of(${tripId})) stored;
        alter table ${table} alter column place drop expression, alter column place set not null,
          add constraint ${table}_place_check check (place = place_of(${tripId}));
        create trigger ${table}_place before insert on ${table} for each row execute function fill_place(${tripId});
        create statistics ${table}_place_stats (dependencies) on place, ${tripId} from ${table};
      `);
    await queryRunner.query(`
      create table user_trips (
        user_id uuid not null constraint user_trips_user_fkey references users (id) on delete cascade,
        trip_id uuid not null,
        status text not null,
        constraint user_trips_pkey primary key (user_id, trip_id),
        constraint user_trips_status_check check (status in ('pending', 'accepted', 'declined', 'left'))
      );
      create index user_trips_trip_idx on user_trips (trip_id);
      insert into user_trips select user_id, trip_id, invite_status from participants where user_id is not null;
      insert into user_trips select distinct invited_by, trip_id, 'left' from participants
        where invited_by is not null on conflict do nothing;
    `);
    await queryRunner.query(`
      ${DROP_FOREIGN_KEYS}
      alter table ai_usages drop constraint ai_usages_trip_fkey;

      alter table participants drop constraint participants_pkey, drop constraint participants_trip_id_key,
        add constraint participants_pkey primary key (trip_id, id);
      alter table meals drop constraint meals_pkey, drop constraint meals_trip_id_key,
        add constraint meals_pkey primary key (trip_id, id);
      alter table ingredients drop constraint ingredients_pkey,
        add constraint ingredients_pkey primary key (trip_id, id);
      alter table meal_votes drop constraint meal_votes_pkey,
        add constraint meal_votes_pkey primary key (trip_id, meal_id, participant_id);
      alter table suggestion_runs drop constraint suggestion_runs_pkey,
        add constraint suggestion_runs_pkey primary key (trip_id, id);
      drop index suggestion_runs_trip_idx;
      create index participants_id_idx on participants (id);
      create index meals_id_idx on meals (id);
      create index ingredients_id_idx on ingredients (id);

      ${ADD_FOREIGN_KEYS}
      -- Without figures of the new columns, trips are read slowly until the next autovacuum.
      analyze ${TRIP_TABLES.map(([table]) => table).join(', ')}, user_trips;
    `);
  }
}
