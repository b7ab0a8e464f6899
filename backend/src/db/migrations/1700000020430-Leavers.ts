import type { QueryRunner } from 'typeorm';
import { FORMER_MEMBER } from '../../../../domain/people/formerMember.ts';
import { Migration } from './migration.ts';

/** Who leaves with costs keeps name and number; nameless participants have numbers: docs/decisions/0030. */
export class Leavers1700000020430 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table participants
        add column left_at timestamptz,
        add constraint participants_left_check check (left_at is null or invite_status = 'declined');
      update participants p set name = '${FORMER_MEMBER} ' || numbered.number
      from (select trip_id, id, row_number() over (partition by trip_id order by created_at, id) as number
        from participants where phone is null and name = '${FORMER_MEMBER}') numbered
      where p.place = place_of(numbered.trip_id) and p.trip_id = numbered.trip_id and p.id = numbered.id;
    `);
  }
}
