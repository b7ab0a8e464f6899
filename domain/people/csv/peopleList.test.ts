import { asText } from '../../text/asText.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../text/dates/dates.ts';
import { datesFrom } from '../../time/calendarDate.ts';
import { readerOf, readersBy, SOURCE_READER } from '../../text/reader.ts';
import { LIMITS } from '../../limits.ts';
import words from './data/listWords.json' with { type: 'json' };
import { comparable } from './columns.ts';
import { readPeopleList, type ListedFor, type ListedLine } from './peopleList.ts';

const trip: ListedFor = {
  startDate: '2026-06-12',
  endDate: '2026-06-20',
  mealTypes: ['breakfast', 'lunch', 'dinner'],
  names: ['Maya Torres', 'Ben'],
};

afterEach(() => readersBy(() => SOURCE_READER));

function reading(rows: readonly (readonly string[])[], about: Partial<ListedFor> = {}) {
  const list = readPeopleList(rows, { ...trip, ...about });
  if (!list.isRead) throw new Error(asText(list.reason));
  return list;
}

/** The only line of a list. */
function line(columns: readonly string[], ...cells: readonly string[]): ListedLine {
  const [first, ...others] = reading([columns, cells]).lines;
  if (first === undefined || others.length > 0) throw new Error('There is one line.');
  return first;
}

const problemsOf = ({ problems }: ListedLine) => problems.map(asText);
const avoidsOf = ({ avoids }: ListedLine) =>
  avoids.map(({ kind, value, strictness }) => `${strictness} ${kind} ${value}`);

describe('a list of people', () => {
  it('says who comes, with what the columns say, in any order', () => {
    const { lines, notes } = reading([
      ['Leaves', 'Name', 'Portion', 'Avoids', 'Arrives', 'Group'],
      [
        'Jun 14',
        'Anna Weber',
        '½',
        'vegan, no nuts; carries an EpiPen',
        '2026-06-13 dinner',
        ' Sea  otters ',
      ],
      ['', '', '', '', '', ''],
      ['', 'Cem', '', '', '', ''],
    ]);
    expect(notes).toEqual([]);
    expect(lines).toEqual([
      expect.objectContaining({
        number: 2,
        name: 'Anna Weber',
        group: 'Sea otters',
        portionQuarters: 2,
        note: 'carries an EpiPen',
        eatsEverything: false,
        arrives: { date: '2026-06-13', type: 'dinner' },
        leaves: { date: '2026-06-14', type: 'dinner' },
        problems: [],
        doubt: null,
      }),
      {
        number: 4,
        name: 'Cem',
        group: null,
        portionQuarters: 4,
        avoids: [],
        eatsEverything: false,
        note: null,
        arrives: null,
        leaves: null,
        problems: [],
        doubt: null,
      },
    ]);
    expect(lines.map(avoidsOf)).toEqual([
      ['diet diet vegan', 'allergy content treeNut', 'allergy content peanut'],
      [],
    ]);
  });

  it.each([
    [['Name', 'Year of birth', 'Does not eat', 'Arrival', 'Departure', 'Team']],
    [['Teilnehmer', 'Jahrgang', 'Isst nicht', 'Anreise', 'Abreise', 'Sippe']],
    [['NAME', 'Geburtsjahr', 'meidet', 'Ankunft', 'bis', 'Gruppe']],
    [['Nom', 'Année de naissance', 'Ne mange pas', 'Arrivée', 'Départ', 'Patrouille']],
    [['Nombre', 'Año de nacimiento', 'No come', 'Llegada', 'Salida', 'Grupo']],
    [['name:', 'born', 'Dietary Restrictions', 'from', 'to', 'Cabin']],
  ])('has columns in four languages: %j', (columns) => {
    const read = line(columns, 'Lia', '2019', 'vegan', '2026-06-13', '2026-06-14', 'Otters');
    expect(read).toMatchObject({
      name: 'Lia',
      group: 'Otters',
      portionQuarters: 2,
      arrives: { date: '2026-06-13', type: 'breakfast' },
      leaves: { date: '2026-06-14', type: 'dinner' },
    });
    expect(avoidsOf(read)).toEqual(['diet diet vegan']);
  });

  it('has one meaning for each word', () => {
    for (const table of [words.columns, words.portions, words.meals]) {
      const { note: _note, ...meanings } = table;
      const all = Object.values(meanings).flatMap((list: readonly string[]) => [
        ...new Set(list.map(comparable)),
      ]);
      expect(all.filter((word, index) => all.indexOf(word) < index)).toEqual([]);
    }
  });

  it.each([
    [['First name', 'Last name'], ['Anna', 'Weber'], 'Anna Weber'],
    [['Name', 'Vorname'], ['Weber', 'Anna'], 'Anna Weber'],
    [['Nombre', 'Apellidos'], ['Ana', 'Ruiz Gil'], 'Ana Ruiz Gil'],
    [['Name', 'First name'], ['Anna Weber', 'Anna'], 'Anna Weber'],
    [['Prénom'], ['Zoé'], 'Zoé'],
    [['Name'], ["'=1+1"], '=1+1'],
    [['Name'], ['=HYPERLINK("http://evil.example")'], '=HYPERLINK("http://evil.example")'],
    [['Name'], ['@ben'], '@ben'],
  ])('%j %j: %s', (columns, cells, name) => {
    expect(line(columns, ...cells)).toMatchObject({ name, problems: [] });
  });

  it.each([
    ['1', 4],
    ['0,5', 2],
    ['0.25', 1],
    ['1 1/2', 6],
    ['¾', 3],
    ['2', 8],
    ['0', 0],
    ['Child', 2],
    ['half', 2],
    ['Kind', 2],
    ['halbe', 2],
    ['Erwachsener', 4],
    ['demi', 2],
    ['niña', 2],
    ['baby', 0],
    ['hungry', 6],
    ['one and a half', 6],
  ])('a portion of %s is %d quarters', (portion, quarters) => {
    expect(line(['Name', 'Portion'], 'Lia', portion)).toMatchObject({
      portionQuarters: quarters,
      problems: [],
    });
  });

  it.each([
    ['Year of birth', '2026', 0],
    ['Year of birth', '2023', 1],
    ['Born', '2022', 2],
    ['Born', '3.5.2017', 3],
    ['Date of birth', '2013-02-28', 4],
    ['Jahrgang', '1950', 4],
    ['Age', '0', 0],
    ['Alter', '3', 1],
    ['Âge', '8', 2],
    ['Edad', '12', 3],
    ['Age', '13', 4],
  ])('%s %s is %d quarters', (column, cell, quarters) => {
    expect(line(['Name', column], 'Lia', cell)).toMatchObject({ portionQuarters: quarters, problems: [] });
  });

  it('takes a portion before an age', () => {
    expect(line(['Name', 'Age', 'Portion'], 'Lia', '3', '1')).toMatchObject({ portionQuarters: 4 });
  });

  it.each([
    [['Avoids'], ['eats everything'], true],
    [['Avoids'], ['None'], true],
    [['Isst nicht'], ['nichts'], true],
    [['Ne mange pas'], ['Rien.'], true],
    [['No come'], ['nada'], true],
    [['Avoids'], [''], false],
    [['Avoids'], ['-'], false],
    [['Avoids'], ['vegan'], false],
    // No allergy, but perhaps a vegan.
    [['Allergies'], ['none'], false],
    [['Diet'], ['normal'], false],
    [['Diet', 'Allergies'], ['normal', 'none'], true],
    [['Diet', 'Allergies'], ['vegan', 'none'], false],
    [['Diet', 'Allergies'], ['', 'none'], false],
  ])('%j %j: eats everything is %s', (columns, cells, eatsEverything) => {
    expect(line(['Name', ...columns], 'Lia', ...cells)).toMatchObject({ eatsEverything, problems: [] });
  });

  it.each([
    ['no pork', ['diet content pork']],
    ['halal', ['diet diet halal']],
    ['peanuts', ['allergy content peanut']],
    ['no mushrooms', ['allergy word mushroom']],
    ['zork', ['allergy word zork']],
  ])('takes %s as %j: rather too strict than not', (cell, avoids) => {
    expect(avoidsOf(line(['Name', 'Avoids'], 'Lia', cell))).toEqual(avoids);
  });

  it('reads several columns about food', () => {
    const read = line(['Name', 'Diet', 'Allergies'], 'Lia', 'vegetarian', 'coeliac');
    expect(avoidsOf(read)).toEqual(['diet diet vegetarian', 'allergy diet gluten-free']);
  });

  it.each([
    ['en', '2026-06-13', '2026-06-13', 'breakfast'],
    ['en', '6/13/2026 lunch', '2026-06-13', 'lunch'],
    ['en', 'Dinner, Jun 13', '2026-06-13', 'dinner'],
    ['en', 'Sat, Jun 13', '2026-06-13', 'breakfast'],
    ['en', '13.6.2026, Abendessen', '2026-06-13', 'dinner'],
    ['de', '13.6. Mittag', '2026-06-13', 'lunch'],
    ['de', '13.06.2026', '2026-06-13', 'breakfast'],
    ['fr', '13 juin, petit-déjeuner', '2026-06-13', 'breakfast'],
    ['fr', '13/06/2026 dîner', '2026-06-13', 'dinner'],
    ['es', '13 de junio, cena', '2026-06-13', 'dinner'],
    ['en', 'Monday dinner', '2026-06-15', 'dinner'],
    ['en', 'Mon', '2026-06-15', 'breakfast'],
    ['en', 'until Sunday breakfast', '2026-06-14', 'breakfast'],
    ['en', 'from Sat, Jun 13, dinner', '2026-06-13', 'dinner'],
    ['de', 'ab Mo. Abendessen', '2026-06-15', 'dinner'],
    ['fr', 'lundi, dîner', '2026-06-15', 'dinner'],
    ['es', 'desde el domingo', '2026-06-14', 'breakfast'],
  ])('in %s somebody arrives on %s', (language, cell, date, type) => {
    readersBy(() => readerOf(language));
    expect(line(['Name', 'Arrives'], 'Lia', cell)).toMatchObject({ arrives: { date, type }, problems: [] });
  });
});

it.each(['en', 'de', 'fr', 'es'])('reads each meal of the trip as it is written in %s', (language) => {
  readersBy(() => readerOf(language));
  for (const date of datesFrom(trip.startDate, trip.endDate))
    for (const cell of [monthDayLabel(date), `${shortWeekdayLabel(date)}, ${monthDayLabel(date)}`])
      expect(line(['Name', 'Arrives'], 'Lia', `${cell}, Dinner`)).toMatchObject({
        arrives: { date, type: 'dinner' },
      });
});

it.each([
  [['Sun', 'Jun 14', 'dinner', 'Mon', 'Jun 15', 'breakfast']],
  [['Jun 14', 'dinner', 'Mon breakfast']],
  [['Sun dinner', 'Mon', 'Jun 15', 'breakfast']],
])('reads %j as two times', (cells) => {
  expect(line(['Name', 'Arrives', 'Leaves'], 'Lia', ...cells)).toMatchObject({
    arrives: { date: '2026-06-14', type: 'dinner' },
    leaves: { date: '2026-06-15', type: 'breakfast' },
    problems: [],
  });
});

it('says once how a day is written, and takes no weekday that the trip has twice', () => {
  const { lines, notes } = reading([
    ['Name', 'Arrives', 'Leaves'],
    ['Lia', 'soon', 'later'],
    ['Ben', 'Friday', 'Saturday dinner'],
  ]);
  expect(lines.map(problemsOf)).toEqual([
    ['“soon” can’t be read as a day.', '“later” can’t be read as a day.'],
    ['“Friday” can’t be read as a day.', '“Saturday dinner” can’t be read as a day.'],
  ]);
  expect(notes.map(asText)).toEqual(['Write days like this: Jun 12.']);
});

describe('a line is named with what is wrong:', () => {
  it.each([
    [['Group', 'Name'], ['Foxes', ''], ['Please enter a name.']],
    [
      ['Name', 'Patrol'],
      ['Lia', 'x'.repeat(LIMITS.groupName + 1)],
      [`Group can have at most ${LIMITS.groupName} characters.`],
    ],
    [['Name'], ['x'.repeat(LIMITS.name + 1)], ['Name can have at most 120 characters.']],
    [
      ['Name', 'Portion'],
      ['Lia', 'lots'],
      [
        '“lots” is no portion. Write a number from 0 to 2 in quarters, or a word: baby, toddler, child, adult, hungry.',
      ],
    ],
    [['Name', 'Born'], ['Lia', '08'], ['“08” is no year of birth.']],
    [['Name', 'Born'], ['Lia', '2031'], ['“2031” is no year of birth.']],
    [['Name', 'Age'], ['Lia', 'ten'], ['“ten” is no age in years.']],
    [['Name', 'Arrives'], ['Lia', 'soon'], ['“soon” can’t be read as a day.']],
    [['Name', 'Arrives'], ['Lia', '2026-07-12'], ['“2026-07-12” is no day of this trip.']],
    [
      ['Name', 'Arrives', 'Leaves'],
      ['Lia', 'Jun 15', 'Jun 14'],
      ['The last meal cannot be before the first.'],
    ],
    [
      ['Name', 'Avoids'],
      ['Lia', 'x'.repeat(LIMITS.freeText + 1)],
      ['What is not eaten can have at most 500 characters.'],
    ],
    [
      ['Name', 'Avoids'],
      ['Lia', 'vegan', 'no nuts'],
      [
        'It has 3 cells, but there are 2 columns. A text with the sign that separates cells needs quotation marks.',
      ],
    ],
    [
      ['Name', 'Portion', 'Leaves'],
      ['', '9', 'never'],
      [
        '“9” is no portion. Write a number from 0 to 2 in quarters, or a word: baby, toddler, child, adult, hungry.',
        '“never” can’t be read as a day.',
        'Please enter a name.',
      ],
    ],
  ])('%j %j', (columns, cells, problems) => {
    expect(problemsOf(line(columns, ...cells))).toEqual(problems);
  });

  it('too many things that somebody does not eat', () => {
    const many = Array.from(
      { length: LIMITS.eaterAvoids + 1 },
      (_, index) => `zork${'abcdefghijklmnopqrstu'[index]}`,
    );
    expect(problemsOf(line(['Name', 'Avoids'], 'Lia', many.join(', ')))).toEqual([
      'There can be at most 20 things that a person does not eat.',
    ]);
  });
});

describe('a list says', () => {
  const refusal = (rows: readonly (readonly string[])[]) => {
    const list = readPeopleList(rows, trip);
    return list.isRead ? null : asText(list.reason);
  };
  const people = (count: number) => [
    ['Name'],
    ...Array.from({ length: count }, (_, index) => [`P ${index}`]),
  ];

  it.each([
    ['that it is empty', [], 'There is nothing to read: the list is empty.'],
    ['that it is blank', [[''], [' ', '']], 'There is nothing to read: the list is empty.'],
    [
      'that it has only a header',
      [
        ['Name', 'Group'],
        ['', ''],
      ],
      'The list names its columns, but no people.',
    ],
    [
      'that it has no header',
      [
        ['Anna Weber', '1'],
        ['Cem', '1'],
      ],
      'The first line has to name the columns: Name, Group, Portion, Year of birth, Avoids, Arrives, Leaves. Only Name is needed.',
    ],
    [
      'that it has more people than can eat on a trip',
      people(LIMITS.tripEaters + 1),
      `The list has more than ${LIMITS.tripEaters} people, and at most ${LIMITS.tripEaters} can eat on a trip.`,
    ],
  ])('%s', (_what, rows, sentence) => {
    expect(refusal(rows)).toBe(sentence);
  });

  it('which columns are not read', () => {
    const notes = (columns: readonly string[]) => reading([columns, ['Lia', '', '', '']]).notes.map(asText);
    expect(notes(['Name', 'Phone'])).toEqual(['This column is not read: Phone.']);
    expect(notes(['Name', 'Phone', '', 'Paid', 'Name'])).toEqual([
      'These columns are not read: Phone, Paid, Name.',
    ]);
  });

  it('that there is not room for everybody', () => {
    expect(reading(people(LIMITS.tripEaters)).notes.map(asText)).toEqual([
      `At most ${LIMITS.tripEaters} people can eat on a trip: there is room for ${LIMITS.tripEaters - 2} of the ${LIMITS.tripEaters} in the list.`,
    ]);
    expect(reading(people(LIMITS.tripEaters - 2)).notes).toEqual([]);
  });

  it('who has a name that somebody has already', () => {
    const names = ['Anna', 'maya  TORRES', 'Jonas', 'ANNA', 'Jona', 'Ben', 'anna'];
    const { lines } = reading([['Name'], ...names.map((name) => [name])]);
    expect(lines.map(({ doubt }) => doubt && asText(doubt))).toEqual([
      null,
      'maya  TORRES is on this trip already.',
      null,
      'ANNA stands in line 2, too.',
      null,
      'Ben is on this trip already.',
      'anna stands in line 2, too.',
    ]);
  });
});
