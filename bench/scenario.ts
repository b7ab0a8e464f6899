/** What `npm run bench -- NAME` measures: one file each in `scenarios/`, which has its name. */
export interface Scenario {
  /** A sentence without its full stop. */
  readonly measures: string;
  /** The most that a figure may be, by the figure's name. */
  readonly goals: Readonly<Record<string, number>>;
  /** Prints what it sees. @returns figures by name, all that have a goal among them */
  readonly run: () => Promise<Readonly<Record<string, number>>>;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A line of a table. */
export function row(name: string, ...columns: readonly string[]): string {
  return name.padEnd(34) + columns.map((column) => column.padStart(14)).join('');
}
