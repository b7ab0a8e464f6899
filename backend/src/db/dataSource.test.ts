import pg from 'pg';
import { scratchDatabase } from '../../test/scratchDatabase.ts';
import { createDataSource } from './dataSource.ts';

describe('the data source', () => {
  test('reads a date as text, whatever the parsers of the process say', async () => {
    const readAnyDate = pg.types.getTypeParser(pg.types.builtins.DATE);
    pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => new Date(text));
    const database = await scratchDatabase();
    const dataSource = createDataSource(database.connection);
    try {
      await dataSource.initialize();
      expect(await dataSource.query(`select '2026-06-13'::date as day, now() as instant`)).toEqual([
        { day: '2026-06-13', instant: expect.any(Date) },
      ]);
    } finally {
      pg.types.setTypeParser(pg.types.builtins.DATE, readAnyDate);
      await dataSource.destroy();
      await database.drop();
    }
  });
});
