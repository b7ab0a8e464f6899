import { LIMITS } from '../../../../domain/limits.ts';
import { formatNorthAmerican, isSamePhone } from '../../../../domain/people/phone/spelling.ts';

/** With another country's code; the server says whether it is one. */
const ABROAD = /\+(?!1)[1-9](?:[\s().-]*\d){6,14}(?!\d)/;
/**
 * A North American number in any spelling; area code and exchange begin with 2 to 9. Behind another country's code it
 * would be a stranger's.
 */
const NORTH_AMERICAN =
  /(?<!\d|(?:\+|\b00|\b011)[\s.-]*\d{1,3}[\s.()-]*(?:0\)[\s.(-]*)?)(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s./-]*[2-9]\d{2}[\s.-]*\d{4}(?!\d)/;
const NUMBER = new RegExp(`${ABROAD.source}|${NORTH_AMERICAN.source}`, 'g');
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-•*])\s+/;
const MARKS_AROUND = /^[\s:;<>()[\]"“”•–—|/+-]+|[\s:;<>()[\]"“”•–—|/+-]+$/g;

export interface ListedPerson {
  /** As typed. */
  readonly phone: string;
  readonly name: string | null;
}

export interface PeopleList {
  readonly people: readonly ListedPerson[];
  /** Whole pieces that are no number and no name of one, as typed. */
  readonly wrong: readonly string[];
}

/**
 * Reads numbers, each with or without a name, separated by commas, semicolons or line breaks: "Priya 415 555 0142",
 * "Priya, 415 555 0142" or "415 555 0142 Priya".
 */
export function readPeople(list: string): PeopleList {
  const lines = list.split(/[;\n]/).map(readLine);
  return { people: lines.flatMap(({ people }) => people), wrong: lines.flatMap(({ wrong }) => wrong) };
}

function readLine(line: string): PeopleList {
  const people: ListedPerson[] = [];
  const wrong: string[] = [];
  const pieces = line
    .replace(LIST_MARK, '')
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const isNameFirst = pieces[0] !== undefined && isName(pieces[0]);
  let nextName: string | null = null;
  for (const piece of pieces) {
    const found = readPiece(piece);
    if (found.people.length > 0) {
      people.push(
        ...found.people.map(({ phone, name }, index) => ({
          phone,
          name: name ?? (index === 0 ? nextName : null),
        })),
      );
      wrong.push(...found.wrong);
      nextName = null;
    } else if (!isName(piece)) wrong.push(piece);
    else if (isNameFirst) nextName = nextName === null ? piece : `${nextName} ${piece}`;
    else nameLast(people, piece, wrong);
  }
  if (nextName !== null) wrong.push(nextName);
  return { people, wrong };
}

/** Gives the name behind a comma to the number before it. */
function nameLast(people: ListedPerson[], name: string, wrong: string[]): void {
  const last = people.at(-1);
  if (last === undefined || last.name !== null) wrong.push(name);
  else people[people.length - 1] = { ...last, name: name.slice(0, LIMITS.name) };
}

/** Between commas: usually one number; several where commas were forgotten. */
function readPiece(piece: string): PeopleList {
  const numbers = piece.match(NUMBER) ?? [];
  if (numbers.length === 0) return { people: [], wrong: [] };
  const between = piece.split(NUMBER).map((text) => text.replace(MARKS_AROUND, ''));
  const wrong = piece
    .split(NUMBER)
    .map((text) => text.trim())
    .filter((text) => /\d/.test(text) && !isName(text));
  const isNameFirst = isName(between[0] ?? '');
  const nameAt = (index: number) => {
    const texts = numbers.length === 1 ? between : [between[isNameFirst ? index : index + 1] ?? ''];
    return texts.filter(isName).join(' ').slice(0, LIMITS.name);
  };
  return {
    people: numbers.map((phone, index) => ({ phone: phone.trim(), name: nameAt(index) || null })),
    wrong,
  };
}

/** Three digits may be part of a number. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && text.replace(/\D/g, '').length < 3;
}

/** In any spelling. */
export function listsPhone(list: string, phone: string): boolean {
  return readPeople(list).people.some((listed) => isSamePhone(listed.phone, phone));
}

/** Appends it, formatted, unless listed: on a line of its own where there are lines. */
export function withPhone(list: string, phone: string): string {
  if (listsPhone(list, phone)) return list;
  const before = list.replace(/[\s,;]+$/, '');
  if (before === '') return formatNorthAmerican(phone);
  return `${before}${before.includes('\n') ? '\n' : ', '}${formatNorthAmerican(phone)}`;
}
