import 'reflect-metadata';
import { createDataSource } from './backend/src/db/dataSource.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined)
  throw new Error('Set DATABASE_URL to the database that the TypeORM commands should look at.');

/** The data source of TypeORM's own command line: `typeorm migration:generate -d dist/ormconfig.js ...`. */
export default createDataSource({ url });
