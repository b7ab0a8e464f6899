import pg from 'pg';
import { createHandWritten } from './handWritten.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
createHandWritten(pool).listen(Number(process.env['PORT']), '127.0.0.1');
