import { DataSource } from 'typeorm';
import { createDataSource, dataSourceOptions } from './dataSource.ts';
import { migrate } from './migrate.ts';
import { scratchDatabase } from '../../test/postgres/scratchDatabase.ts';

describe('migrations', () => {
  it('make exactly the schema that the entities describe', async () => {
    const database = await scratchDatabase();
    // TypeORM reads all columns at once, which node-postgres allows only as a pipeline.
    const options = { ...dataSourceOptions(database.connection), extra: { pipeline: true } };
    const dataSource = await new DataSource(options).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    await database.drop();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('let four processes start at once on an empty database', async () => {
    const database = await scratchDatabase('template1');
    const dataSources = await Promise.all(
      [1, 2, 3, 4].map(() => createDataSource(database.connection).initialize()),
    );
    await Promise.all(dataSources.map((dataSource) => migrate(dataSource, database.connection)));
    const applied: { name: string }[] =
      (await dataSources[0]?.query('select name from migrations order by id')) ?? [];
    const known = dataSources[0]?.migrations.map((migration) => migration.constructor.name);
    await Promise.all(dataSources.map((dataSource) => dataSource.destroy()));
    await database.drop();
    expect(applied.map(({ name }) => name)).toEqual(known);
  });

  it('go back to an empty database and forth again', async () => {
    const database = await scratchDatabase();
    const dataSource = await createDataSource(database.connection).initialize();
    for (let left = dataSource.migrations.length; left > 0; left--) await dataSource.undoLastMigration();
    const tables: unknown[] = await dataSource.query(
      "select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migrations'",
    );
    await migrate(dataSource, database.connection);
    await dataSource.destroy();
    await database.drop();
    expect(tables).toEqual([]);
  });
});
