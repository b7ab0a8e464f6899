import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { scratchDatabase, urlOf, type ScratchDatabase } from '../postgres/scratchDatabase.ts';

let database: ScratchDatabase;

beforeAll(async () => {
  database = await scratchDatabase();
});
afterAll(() => database.drop());

/** As the comment of ormconfig.ts says. */
async function typeorm(command: string): Promise<string> {
  const args = ['node_modules/typeorm/cli.js', command, '-d', 'dist/ormconfig.js'];
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: urlOf(database.connection) };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout;
}

describe('the command line of TypeORM', () => {
  it('shows all migrations as run', async () => {
    const shown = await typeorm('migration:show');
    expect(shown).toContain('[X] 1 Foundation1700000000000');
    expect(shown).not.toContain('[ ]');
  });

  // The next version drops the columns "place", which servers of the version before still fill.
  it('finds nothing to change in the schema but retired columns', async () => {
    const queries = stripVTControlCharacters(await typeorm('schema:log')).match(/^[A-Z][^;]*;$/gm) ?? [];
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter((query) => !query.endsWith('DROP COLUMN "place";'))).toEqual([]);
  });
});
