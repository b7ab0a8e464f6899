import pg from 'pg';

/** Number of statements that the work sends; announcements of changes go out after the answer. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const names = query.mock.calls.map((call) => nameOf(call[0]));
  query.mockRestore();
  return names.filter((name) => name !== 'notify_trip_changes').length;
}

export function nameOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? query.name : null;
}
