import { buildMeal, buildPerson, buildTrip } from './build.ts';
import { recordedBy } from './tripChanges.ts';
import { testWorld } from './world.ts';

const world = testWorld();
beforeEach(() => world.dataSource.query('truncate trips, trip_revisions, trip_events cascade'));

describe('the check finds out', () => {
  test.each([
    [
      'a change without an event',
      "update meals set name = 'Soup'",
      'changed in [meals]: 0 events, 0 revisions',
    ],
    [
      'a revision without a change',
      'insert into trip_revisions (trip_id, revision) select id, 1 from trips',
      '1 revisions',
    ],
    [
      'a kind that does not cover the change',
      `update meals set name = 'Soup'; insert into trip_revisions (trip_id, revision) select id, 1 from trips;
       insert into trip_events (trip_id, revision, kind) select id, 1, 'VOTES' from trips`,
      'VOTES does not cover meals',
    ],
    [
      'a write without a version',
      `update meals set name = 'Soup'; insert into trip_revisions (trip_id, revision) select id, 1 from trips;
       insert into trip_events (trip_id, revision, kind) select id, 1, 'MEALS' from trips`,
      'Its version is 1 after a change of name',
    ],
    [
      'a version without a write',
      `update meals set version = 2; insert into trip_revisions (trip_id, revision) select id, 1 from trips;
       insert into trip_events (trip_id, revision, kind) select id, 1, 'MEALS' from trips`,
      'Its version is 2 after a change of nothing',
    ],
    [
      'a version of another field',
      `update meals set name = 'Soup', version = 2, field_versions = '{"recipe": {"version": 2}}';
       insert into trip_revisions (trip_id, revision) select id, 1 from trips;
       insert into trip_events (trip_id, revision, kind) select id, 1, 'MEALS' from trips`,
      'the versions of recipe',
    ],
  ])('%s', async (_what, sql, message) => {
    await buildMeal(world, await buildTrip(world, await buildPerson(world)));
    await expect(recordedBy(world, () => world.dataSource.query(sql))).rejects.toThrow(message);
  });
});
