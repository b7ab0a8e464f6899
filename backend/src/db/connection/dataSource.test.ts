import pg from 'pg';
import { scratchDatabase } from '../../../test/postgres/scratchDatabase.ts';
import { createDataSource } from './dataSource.ts';

describe('the data source', () => {
  test('reads a date as text, whatever type parsers are registered globally', async () => {
    // A parser of node-postgres takes the value's text.
    const asBefore = pg.types.getTypeParser(pg.types.builtins.DATE) as (text: string) => unknown;
    pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => new Date(text));
    const database = await scratchDatabase();
    const dataSource = createDataSource(database.connection);
    try {
      await dataSource.initialize();
      const rows: unknown = await dataSource.query(
        `select '2026-06-13'::date as day, '2026-06-13T12:00:00Z'::timestamptz as instant`,
      );
      expect(rows).toEqual([{ day: '2026-06-13', instant: new Date('2026-06-13T12:00:00Z') }]);
    } finally {
      pg.types.setTypeParser(pg.types.builtins.DATE, asBefore);
      await dataSource.destroy();
      await database.drop();
    }
  });
});
