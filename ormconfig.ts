import 'reflect-metadata';
import { createDataSource } from './backend/src/db/connection/dataSource.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined) throw new Error('Set DATABASE_URL to the database for the TypeORM commands.');

/** The data source of TypeORM's own command line, after `npm run build`: `typeorm migration:show -d dist/ormconfig.js`. */
export default createDataSource({ url });
