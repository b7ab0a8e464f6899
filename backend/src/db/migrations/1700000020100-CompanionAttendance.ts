import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

const SLOT = (type: string) => `array_position('{breakfast,lunch,snack,dinner,dessert}'::text[], ${type})`;

/** Who is at each meal of trips with companions, before or since companions follow who brings them. */
const seated = (isFollowing: boolean) => `
  seated as (
    select m.place, m.trip_id, m.id as meal_id, e.id as eater_id, e.portion_quarters
    from meals m join eaters e on e.place = m.place and e.trip_id = m.trip_id
      left join eaters h on ${isFollowing} and e.is_companion and not h.is_companion
        and h.place = e.place and h.trip_id = e.trip_id and h.participant_id = e.participant_id
      left join attendance_exceptions x on x.place = e.place and x.trip_id = e.trip_id and x.eater_id = e.id
        and x.date = m.date and x.type = m.type
      left join attendance_exceptions y on y.place = h.place and y.trip_id = h.trip_id and y.eater_id = h.id
        and y.date = m.date and y.type = m.type
    where coalesce(x.attends,
      y.attends is not false
      and (y.attends is true and e.arrives_date is null or coalesce(
        (coalesce(e.arrives_date, h.arrives_date), ${SLOT('coalesce(e.arrives_type, h.arrives_type)')})
        <= (m.date, ${SLOT('m.type')}), true))
      and (y.attends is true and e.leaves_date is null or coalesce(
        (m.date, ${SLOT('m.type')})
        <= (coalesce(e.leaves_date, h.leaves_date), ${SLOT('coalesce(e.leaves_type, h.leaves_type)')}), true)))
  ),
  counted as (
    select m.place, m.trip_id, m.id, coalesce(sum(s.portion_quarters), 0) as quarters
    from meals m left join seated s on s.place = m.place and s.trip_id = m.trip_id and s.meal_id = m.id
    group by m.place, m.trip_id, m.id
  )`;

const keepMeals = (isFollowing: boolean) => `
  with ${seated(isFollowing)}
  update meals m set portion_quarters = c.quarters from counted c
  where c.place = m.place and c.trip_id = m.trip_id and c.id = m.id and m.portion_quarters <> c.quarters`;

/** Separate plates, and what they replace for the others. */
const keepPlates = (isFollowing: boolean) => `
  with ${seated(isFollowing)},
  plates as (
    select i.place, i.trip_id, i.meal_id, i.id, i.apart_of_id, coalesce(sum(s.portion_quarters), 0) as quarters
    from ingredients i left join seated s on s.place = i.place and s.trip_id = i.trip_id
      and s.meal_id = i.meal_id and s.eater_id = any (i.apart_eater_ids)
    where i.apart_of_id is not null group by i.place, i.trip_id, i.meal_id, i.id, i.apart_of_id
  ),
  originals as (
    select p.place, p.trip_id, p.apart_of_id as id, c.quarters - sum(p.quarters) as quarters
    from plates p join counted c on c.place = p.place and c.trip_id = p.trip_id and c.id = p.meal_id
    group by p.place, p.trip_id, p.apart_of_id, c.quarters
  )
  update ingredients i set portion_quarters = n.quarters
  from (select place, trip_id, id, quarters from plates union all select place, trip_id, id, quarters from originals) n
  where n.place = i.place and n.trip_id = i.trip_id and n.id = i.id
    and i.portion_quarters is not null and i.portion_quarters <> n.quarters`;

/** Companions are there when who brings them is: the portions that meals store follow. */
export class CompanionAttendance1700000020100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(keepMeals(true));
    await queryRunner.query(keepPlates(true));
  }
}
