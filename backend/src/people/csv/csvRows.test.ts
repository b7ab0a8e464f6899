import fc from 'fast-check';
import { asText } from '../../../../domain/text/asText.ts';
import { csvFile } from '../../../../domain/text/csv.ts';
import { RISKY_SIGNS } from '../../../../domain/testdata/spreadsheet.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { readPeopleList } from '../../../../domain/people/csv/peopleList.ts';
import { AppError } from '../../base/errors.ts';
import { csvRows } from './csvRows.ts';
import { fileText } from './fileText.ts';

const PEOPLE = [
  ['Name', 'Avoids'],
  ['Zoë', 'vegan, no nuts'],
];

/** As older spreadsheets write: one byte a sign. */
const windows1252 = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');

function refusalOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof AppError ? asText(error.text) : String(error);
  }
}

describe('a file of a list', () => {
  it.each([
    ['commas', 'Name,Avoids\nZoë,"vegan, no nuts"\n'],
    ['semicolons', 'Name;Avoids\r\nZoë;vegan, no nuts\r\n'],
    ['tabs', 'Name\tAvoids\nZoë\tvegan, no nuts'],
    ['line ends of old Macs', 'Name;Avoids\rZoë;vegan, no nuts\r'],
    ['a byte order mark', '\uFEFFName;Avoids\nZoë;vegan, no nuts'],
    ['quotes', '"Name";"Avoids"\n"Zoë" ; "vegan, no nuts"'],
  ])('has %s', (_what, text) => {
    expect(csvRows(text)).toEqual(PEOPLE);
  });

  it.each([
    ['UTF-8', Buffer.from('Name;Avoids\nZoë;€', 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFName;Avoids\nZoë;€', 'utf8')],
    ['UTF-16', Buffer.from('\uFEFFName;Avoids\nZoë;€', 'utf16le')],
    ['Windows-1252', windows1252('Name;Avoids\nZoë;€')],
  ])('is of %s', (_what, bytes) => {
    expect(csvRows(fileText(bytes))).toEqual([
      ['Name', 'Avoids'],
      ['Zoë', '€'],
    ]);
  });

  it('has quotes and line ends within cells, and empty lines, which count', () => {
    const text = 'Name;Avoids\n\n"Zoë ""Zed"" Z";"vegan\nno nuts"\nAnna "Annie" W;""\n';
    expect(csvRows(text)).toEqual([
      ['Name', 'Avoids'],
      [''],
      ['Zoë "Zed" Z', 'vegan\nno nuts'],
      ['Anna "Annie" W', ''],
    ]);
  });

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0', 'latin1')],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n\0\0', 'latin1')],
  ])('is not %s', (_what, bytes) => {
    expect(refusalOf(() => fileText(bytes))).toBe(
      'This is no CSV file. In a spreadsheet, save the sheet as CSV and choose that file.',
    );
  });

  it('is refused if a quotation mark is not closed, with its line', () => {
    expect(refusalOf(() => csvRows('Name;Avoids\nZoë;"vegan\nBen;nuts\n'))).toBe(
      'Line 2 has a quotation mark that is not closed, so the rest cannot be read.',
    );
    expect(refusalOf(() => csvRows('"Name;Avoids\nZoë;vegan\n'))).toBe(
      'Line 1 has a quotation mark that is not closed, so the rest cannot be read.',
    );
  });

  it('is refused if it is far too long', () => {
    expect(refusalOf(() => csvRows(`Name\n${'Zoë\n'.repeat(100_000)}`))).toBe(
      `The list has more than ${LIMITS.tripEaters} people, and at most ${LIMITS.tripEaters} can eat on a trip.`,
    );
  });

  it('reads what was written: names and words as they are, formulas as text', () => {
    const cell = fc.string({ unit: fc.constantFrom(...RISKY_SIGNS, '\r\n', 'ë', '½'), maxLength: 12 });
    const plain = (text: string) => text.replace(/['\p{Cc} ]+/gu, '');
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: cell, portion: fc.constantFrom('½', '1', '0.25') })),
        (people) => {
          const named = people.filter(({ name }) => plain(name) !== '');
          const file = csvFile(
            ['Name', 'Portion'],
            named.map(({ name, portion }) => [name, portion]),
          );
          const about = { startDate: '2026-06-12', endDate: '2026-06-14', mealTypes: [], names: [] } as const;
          const list = readPeopleList(csvRows(fileText(Buffer.from(file))), about);
          const read = list.isRead
            ? list.lines.map(({ name, portionQuarters }) => [plain(name), portionQuarters])
            : [];
          const quarters = { '½': 2, 1: 4, 0.25: 1 } as const;
          expect(read).toEqual(named.map(({ name, portion }) => [plain(name), quarters[portion]]));
        },
      ),
    );
  });
});
