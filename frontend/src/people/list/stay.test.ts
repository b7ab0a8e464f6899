import { tripAttendance } from '../tripAttendance.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { VIEWER } from '../../../test/answers/tripAnswers.ts';
import { stayText } from './stay.ts';

const DAYS = ['2030-06-13', '2030-06-14', '2030-06-15'].map((date) => ({
  date,
  slots: [
    { date, type: 'lunch' as const },
    { date, type: 'dinner' as const },
  ],
}));
const time = (date: string, type: 'LUNCH' | 'DINNER') => ({ __typename: 'MealTime' as const, date, type });
const missed = (...times: readonly (readonly [string, 'LUNCH' | 'DINNER'])[]) =>
  times.map(([date, type]) => ({
    __typename: 'AttendanceException' as const,
    eaterId: 'e1',
    date,
    type,
    attends: false,
  }));

test.each([
  [null, {}, []],
  ['From Friday lunch', { arrives: time('2030-06-14', 'LUNCH') }, []],
  ['Until Friday lunch', { leaves: time('2030-06-14', 'LUNCH') }, []],
  [
    'From Friday lunch, until Friday dinner',
    { arrives: time('2030-06-14', 'LUNCH'), leaves: time('2030-06-14', 'DINNER') },
    [],
  ],
  ['Not Friday dinner', {}, missed(['2030-06-14', 'DINNER'])],
  ['Not 2 meals', {}, missed(['2030-06-14', 'DINNER'], ['2030-06-15', 'LUNCH'])],
  ['No meal', { arrives: time('2030-06-15', 'DINNER') }, missed(['2030-06-15', 'DINNER'])],
  // Comes from the first meal on, if it is not the trip's first.
  [null, { arrives: time('2030-06-13', 'LUNCH') }, []],
])('says when somebody is there: %s', (text, change, attendanceExceptions) => {
  const attendance = tripAttendance({
    participants: [],
    eaters: [eaterAnswer('e1', VIEWER, change)],
    attendanceExceptions,
    rules: [],
  });
  const [eater] = attendance.eaters;
  expect(eater && stayText(eater, attendance, DAYS)).toBe(text);
});

test('a companion comes and goes with who brings them, unless their times are their own', () => {
  const late = { arrives: time('2030-06-14', 'LUNCH') };
  const host = eaterAnswer('e1', VIEWER, late);
  const companion = eaterAnswer('e2', VIEWER, { name: 'Ben', isCompanion: true });
  const textOf = (eaters: readonly ReturnType<typeof eaterAnswer>[]) => {
    const attendance = tripAttendance({
      participants: [],
      eaters: [...eaters],
      attendanceExceptions: [],
      rules: [],
    });
    const ben = attendance.eaters.find(({ id }) => id === 'e2');
    return ben && stayText(ben, attendance, DAYS);
  };
  expect(textOf([host, companion])).toBe('');
  expect(textOf([host, { ...companion, arrives: time('2030-06-14', 'DINNER') }])).toBe('From Friday dinner');
  const all = { ...companion, arrives: time('2030-06-13', 'LUNCH') };
  expect(textOf([host, all])).toBe('The whole trip');
  expect(textOf([{ ...host, arrives: null }, all])).toBeNull();
});
