import { LIMITS } from '../../limits.ts';
import type { MealType } from '../../plan/meal.ts';
import type { MealTime } from '../../plan/mealTime.ts';
import { readCsvCell } from '../../text/csv.ts';
import { messageOfField } from '../../text/fieldText.ts';
import { msg, type Message } from '../../text/message.ts';
import { monthDayLabel } from '../../text/dates/dates.ts';
import { tooLong } from '../../text/text.ts';
import type { CalendarDate } from '../../time/calendarDate.ts';
import type { Avoid } from '../../food/avoid.ts';
import { DIET_CHOICES } from '../eater/avoidChoices.ts';
import { readAnswer } from '../eater/avoidReading.ts';
import { avoidKey, joinedNote, type FullAnswer, type Strictness } from '../eater/eater.ts';
import { listedCompanion, timesInOrder } from '../eater/eaterFields.ts';
import { groupName } from '../eater/group.ts';
import { DEFAULT_QUARTERS } from '../eater/portion.ts';
import { strictnessOfRule } from '../verdict/tripRules.ts';
import { readAge, readBirth, readPortion, readTime, saysEverything } from './cells.ts';
import { readColumns, type Column } from './columns.ts';

/** The trip that a list is read for. */
export interface ListedFor {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly mealTypes: readonly MealType[];
  /** Of the people who eat there. */
  readonly names: readonly string[];
}

/** A companion to be, as understood; what a line does not say has its default. */
export interface ListedPerson extends FullAnswer {
  readonly name: string;
  readonly group: string | null;
  readonly portionQuarters: number;
  readonly arrives: MealTime | null;
  readonly leaves: MealTime | null;
}

export interface ListedLine extends ListedPerson {
  /** In the file, as spreadsheets count: 1 are the names of the columns. */
  readonly number: number;
  /** Why it cannot be taken; none if it can. */
  readonly problems: readonly Message[];
  /** Why it is taken only if the reader says so: somebody has this name already. */
  readonly doubt: Message | null;
}

export interface PeopleList {
  readonly isRead: true;
  readonly lines: readonly ListedLine[];
  /** About the list: columns that are not read, too many people. */
  readonly notes: readonly Message[];
}

interface Unread {
  readonly isRead: false;
  readonly reason: Message;
}

function unread(reason: Message): Unread {
  return { isRead: false, reason };
}

const EMPTY = msg('peopleList.empty', 'There is nothing to read: the list is empty.');
const NO_COLUMNS = msg(
  'peopleList.noColumns',
  'The first line has to name the columns: Name, Group, Portion, Year of birth, Avoids, Arrives, Leaves. Only Name is needed.',
);
const NO_PEOPLE = msg('peopleList.nobody', 'The list names its columns, but no people.');
export const TOO_MANY_LINES = msg(
  'peopleList.tooMany',
  'The list has more than {max} people, and at most {max} can eat on a trip.',
  { max: LIMITS.tripEaters },
);

/** What the rows of a list say, line by line; nothing is created. */
export function readPeopleList(rows: readonly (readonly string[])[], trip: ListedFor): PeopleList | Unread {
  const numbered = rows
    .map((cells, index) => ({ number: index + 1, cells: cells.map(readCsvCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...below] = numbered;
  if (head === undefined) return unread(EMPTY);
  const { columns, ignored } = readColumns(head.cells);
  if (!columns.some((column) => column === 'name' || column === 'firstName' || column === 'lastName'))
    return unread(NO_COLUMNS);
  if (below.length === 0) return unread(NO_PEOPLE);
  if (below.length > LIMITS.tripEaters) return unread(TOO_MANY_LINES);
  const doubtOf = doubts(trip.names);
  const lines = below.map(({ number, cells }) => {
    const line = readLine(columns, withWholeTimes(columns, cells, trip), trip);
    return { ...line, number, doubt: doubtOf(line.name, number) };
  });
  return {
    isRead: true,
    lines,
    notes: [...columnsNote(ignored), ...daysNote(lines, trip), ...roomNote(lines.length, trip)],
  };
}

/** Commas in a time separate cells, too: "Fri, Jun 12, dinner". */
function withWholeTimes(
  columns: readonly (Column | null)[],
  cells: readonly string[],
  trip: ListedFor,
): readonly string[] {
  let whole = cells;
  columns.forEach((column, at) => {
    if (column !== 'arrives' && column !== 'leaves') return;
    const found = [3, 2].find(
      (count) =>
        whole.length - columns.length >= count - 1 &&
        readTime(whole.slice(at, at + count).join(', '), 'first', trip) !== null,
    );
    if (found !== undefined)
      whole = [...whole.slice(0, at), whole.slice(at, at + found).join(', '), ...whole.slice(at + found)];
  });
  return whole;
}

function daysNote(lines: readonly Read[], { startDate }: ListedFor): Message[] {
  if (!lines.some(({ problems }) => problems.some(({ id }) => id === 'peopleList.noDay'))) return [];
  return [msg('peopleList.days', 'Write days like this: {example}.', { example: monthDayLabel(startDate) })];
}

function columnsNote(ignored: readonly string[]): Message[] {
  if (ignored.length === 0) return [];
  return [
    msg(
      'peopleList.ignored',
      '{count, plural, one {This column is not read} other {These columns are not read}}: {columns}.',
      { count: ignored.length, columns: { items: ignored } },
    ),
  ];
}

function roomNote(count: number, { names }: ListedFor): Message[] {
  const room = Math.max(0, LIMITS.tripEaters - names.length);
  if (count <= room) return [];
  return [
    msg(
      'peopleList.room',
      'At most {max} people can eat on a trip: there is room for {room} of the {count} in the list.',
      { max: LIMITS.tripEaters, room, count },
    ),
  ];
}

/** Tells for each next name whether somebody has it already. */
function doubts(names: readonly string[]): (name: string, number: number) => Message | null {
  const onTrip = new Set(names.map(nameKey));
  const lineOf = new Map<string, number>();
  return (name, number) => {
    const key = nameKey(name);
    if (key === '') return null;
    const line = lineOf.get(key);
    lineOf.set(key, line ?? number);
    if (onTrip.has(key)) return msg('peopleList.onTrip', '{name} is on this trip already.', { name });
    if (line === undefined) return null;
    return msg('peopleList.twice', '{name} stands in line {line}, too.', { name, line });
  };
}

type Read = Omit<ListedLine, 'number' | 'doubt'>;

/** What is no value stays at its default, and is told. */
function readLine(columns: readonly (Column | null)[], cells: readonly string[], trip: ListedFor): Read {
  const cellsOf = (wanted: Column) => cells.filter((cell, at) => columns[at] === wanted && cell !== '');
  const problems: Message[] = [];
  const tell = (message: Message) => {
    problems.push(message);
    return null;
  };
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    tell(
      msg(
        'peopleList.moreCells',
        'It has {found} cells, but there are {count} columns. A text with the sign that separates cells needs quotation marks.',
        { found: cells.length, count: columns.length },
      ),
    );
  const time = (end: 'arrives' | 'leaves') => {
    const [cell] = cellsOf(end);
    if (cell === undefined) return null;
    const found = readTime(cell, end === 'arrives' ? 'first' : 'last', trip);
    if (found === null)
      return tell(msg('peopleList.noDay', '“{text}” can’t be read as a day.', { text: cell }));
    const isOfTrip = trip.startDate <= found.date && found.date <= trip.endDate;
    return isOfTrip
      ? found
      : tell(msg('peopleList.otherDay', '“{text}” is no day of this trip.', { text: cell }));
  };
  const person = {
    name: nameOf(cellsOf),
    group: cellsOf('group').map(groupName)[0] ?? null,
    portionQuarters: portionOf(cellsOf, trip, tell),
    ...answerOf(cellsOf, tell),
    arrives: time('arrives'),
    leaves: time('leaves'),
  };
  return { ...person, problems: [...problems, ...fieldProblems(person)] };
}

type CellsOf = (column: Column) => readonly string[];
type Tell = (message: Message) => null;

/** "Vorname" and "Name" are two parts of a name, unless one has the other. */
function nameOf(cellsOf: CellsOf): string {
  const [whole = ''] = cellsOf('name');
  const isIn = (part: string) => ` ${nameKey(whole)} `.includes(` ${nameKey(part)} `);
  const [first = [], last = []] = [cellsOf('firstName'), cellsOf('lastName')].map((parts) =>
    parts.filter((part) => !isIn(part)),
  );
  return [...first, whole, ...last].filter((part) => part !== '').join(' ');
}

/** Equal for the same name. */
function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A portion goes before an age. */
function portionOf(cellsOf: CellsOf, { startDate }: ListedFor, tell: Tell): number {
  const [portion] = cellsOf('portion');
  const [born] = cellsOf('born');
  const [age] = cellsOf('age');
  if (portion !== undefined)
    return (
      readPortion(portion) ??
      tell(
        msg(
          'peopleList.noPortion',
          '“{text}” is no portion. Write a number from 0 to 2 in quarters, or a word: baby, toddler, child, adult, hungry.',
          { text: portion },
        ),
      ) ??
      DEFAULT_QUARTERS
    );
  if (born !== undefined)
    return (
      readBirth(born, startDate) ??
      tell(msg('peopleList.noBirth', '“{text}” is no year of birth.', { text: born })) ??
      DEFAULT_QUARTERS
    );
  if (age !== undefined)
    return (
      readAge(age) ??
      tell(msg('peopleList.noAge', '“{text}” is no age in years.', { text: age })) ??
      DEFAULT_QUARTERS
    );
  return DEFAULT_QUARTERS;
}

/** Who answers one column, be it about diets or about allergies, says nothing of the other. */
function answerOf(cellsOf: CellsOf, tell: Tell): FullAnswer {
  const [all, diet, allergies] = [cellsOf('avoids'), cellsOf('diet'), cellsOf('allergies')];
  const cells = [...all, ...diet, ...allergies];
  const long = cells.find((cell) => cell.length > LIMITS.freeText);
  if (long !== undefined) {
    tell(tooLong(msg('field.whatIsNotEaten', 'What is not eaten'), LIMITS.freeText));
    return { avoids: [], eatsEverything: false, note: null };
  }
  const isAll = (part: readonly string[]) => part.length > 0 && part.every(saysEverything);
  const read = readAnswer(
    cells.filter((cell) => !saysEverything(cell)).map((text) => ({ text, strictness: 'allergy' })),
  );
  const avoids = read.avoids.map((avoid) => ({ ...avoid, strictness: strictnessOf(avoid) }));
  return {
    avoids,
    eatsEverything:
      avoids.length === 0 && cells.every(saysEverything) && (isAll(all) || (isAll(diet) && isAll(allergies))),
    note: joinedNote(read.remarks),
  };
}

const soundCompanion = listedCompanion.check(timesInOrder);

const DIETS = new Set(DIET_CHOICES.map(({ avoid }) => avoidKey(avoid)));

/** Rather too strict: a list does not say what is an allergy. */
function strictnessOf(avoid: Avoid): Strictness {
  return DIETS.has(avoidKey(avoid)) ? 'diet' : strictnessOfRule(avoid);
}

/** Why they could not be added as a companion. */
function fieldProblems({ portionQuarters, ...person }: ListedPerson): Message[] {
  const { error } = soundCompanion.safeParse({ ...person, portion: portionQuarters / 4 });
  return [...new Set(error?.issues.map(({ message }) => message))].map(messageOfField);
}
