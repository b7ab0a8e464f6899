import { LIMITS } from '../../../../domain/limits.ts';
import { formatNorthAmerican } from '../../../../domain/people/phone/spelling.ts';
import { isSameContact } from '../../forms/contactProblem.ts';

/** With another country's code; the server says whether it is one. */
const ABROAD = /\+(?!1)[1-9](?:[\s().-]*\d){6,14}(?!\d)/;
/**
 * A North American number in any spelling; area code and exchange begin with 2 to 9. Behind another country's code it
 * would be a stranger's.
 */
const NORTH_AMERICAN =
  /(?<!\d|(?:\+|\b00|\b011)[\s.-]*\d{1,3}[\s.()-]*(?:0\)[\s.(-]*)?)(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s./-]*[2-9]\d{2}[\s.-]*\d{4}(?!\d)/;
/** The server says whether it can be mailed. */
const EMAIL = /[^\s,;:<>()[\]"“”@]+@[^\s,;:<>()[\]"“”@]+\.\p{L}{2,}/u;
const CONTACT = new RegExp(`${EMAIL.source}|${ABROAD.source}|${NORTH_AMERICAN.source}`, 'gu');
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-•*])\s+/;
const MARKS_AROUND = /^[\s:;<>()[\]"“”•–—|/+-]+|[\s:;<>()[\]"“”•–—|/+-]+$/g;

export interface ListedPerson {
  /** Phone number or email, as typed. */
  readonly contact: string;
  readonly name: string | null;
}

export interface PeopleList {
  readonly people: readonly ListedPerson[];
  /** Whole pieces that are no number, no email and no name of one, as typed. */
  readonly wrong: readonly string[];
}

/**
 * Reads numbers and emails, each with or without a name, separated by commas, semicolons or line breaks: "Priya 415 555
 * 0142", "Priya, 415 555 0142", "415 555 0142 Priya" or "Priya <priya@example.com>".
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
        ...found.people.map(({ contact, name }, index) => ({
          contact,
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

/** Gives the name behind a comma to the number or email before it. */
function nameLast(people: ListedPerson[], name: string, wrong: string[]): void {
  const last = people.at(-1);
  if (last === undefined || last.name !== null) wrong.push(name);
  else people[people.length - 1] = { ...last, name: name.slice(0, LIMITS.name) };
}

/** Between commas: usually one number or email; several where commas were forgotten. */
function readPiece(piece: string): PeopleList {
  const contacts = piece.match(CONTACT) ?? [];
  if (contacts.length === 0) return { people: [], wrong: [] };
  const between = piece.split(CONTACT).map((text) => text.replace(MARKS_AROUND, ''));
  const wrong = piece
    .split(CONTACT)
    .map((text) => text.trim())
    .filter((text) => /\d/.test(text) && !isName(text));
  const isNameFirst = isName(between[0] ?? '');
  const nameAt = (index: number) => {
    const texts = contacts.length === 1 ? between : [between[isNameFirst ? index : index + 1] ?? ''];
    return texts.filter(isName).join(' ').slice(0, LIMITS.name);
  };
  return {
    people: contacts.map((contact, index) => ({ contact: contact.trim(), name: nameAt(index) || null })),
    wrong,
  };
}

/** Three digits may be part of a number. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && text.replace(/\D/g, '').length < 3;
}

/** In any spelling. */
export function listsContact(list: string, contact: string): boolean {
  return readPeople(list).people.some((listed) => isSameContact(listed.contact, contact));
}

/** Appends it, formatted, unless listed: on a line of its own where there are lines. */
export function withContact(list: string, contact: string): string {
  if (listsContact(list, contact)) return list;
  const before = list.replace(/[\s,;]+$/, '');
  const shown = formatNorthAmerican(contact);
  if (before === '') return shown;
  return `${before}${before.includes('\n') ? '\n' : ', '}${shown}`;
}
