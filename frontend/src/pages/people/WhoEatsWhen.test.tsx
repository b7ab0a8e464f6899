import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { NO_EFFECT, previewAnswer } from '../../../test/answers/previewAnswers.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { loseConnection } from '../../../test/showMembers.tsx';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { JONAS, mealAnswer, TRIP_ID, type tripAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import {
  ChangeAttendanceDocument,
  ChangeEaterTimesDocument,
} from '../../people/attendance/Attendance.generated.ts';
import { PreviewTableDocument } from '../../people/preview/Preview.generated.ts';

const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'] });
const BEN = eaterAnswer('e2', VIEWER, {
  name: 'Ben',
  isCompanion: true,
  portion: 0.5,
  viewerCan: ['EDIT', 'REMOVE'],
  arrives: { date: '2030-06-13', type: 'DINNER' },
});
const OF_JONAS = eaterAnswer('e3', JONAS);

const TRIP = { __typename: 'Trip' as const, id: TRIP_ID, revision: 2 };

type Change = Parameters<typeof tripAnswer>[1];

function showTable(mocks: readonly MockLink.MockedResponse[] = [], change: Change = {}) {
  const meals = [mealAnswer('m1', { date: '2030-06-14', type: 'LUNCH', status: 'NOT_NEEDED' })];
  return showTrip(meals, {
    below: '/people',
    query: '?dialog=who-eats-when',
    change: { participants: [VIEWER, JONAS], eaters: [MAYA, OF_JONAS, BEN], ...change },
    mocks: [...mocks, ...NO_EFFECT],
  });
}

function attendance(
  eaterId: string | readonly string[],
  type: 'LUNCH' | 'DINNER',
  attends: boolean | null,
): MockLink.MockedResponse {
  const slot = { date: '2030-06-13', type };
  const changes = [{ eaterIds: [eaterId].flat(), ...slot, attends }];
  return answerTo(
    ChangeAttendanceDocument,
    { input: { tripId: TRIP_ID, changes } },
    { changeAttendance: { slots: [{ __typename: 'SlotAttendance', ...slot }], trip: TRIP } },
  );
}

interface Arrives {
  readonly date: string;
  readonly type: 'LUNCH' | 'DINNER';
}

/** Ben's first meal is changed. */
function arrival(arrives: Arrives, version: number): MockLink.MockedResponse {
  const eater = { ...BEN, version: version + 1, arrives: { __typename: 'MealTime' as const, ...arrives } };
  return answerTo(
    ChangeEaterTimesDocument,
    { tripId: TRIP_ID, id: BEN.id, input: { arrives, version } },
    { updateEater: { eater, trip: TRIP } },
  );
}

const REFUSED = { result: { errors: [{ message: 'Too late.', extensions: { code: 'FORBIDDEN' } }] } };

const AMOUNTS = ['Rice', 'Beans'].map((name) => ({
  ingredientId: name,
  name,
  purchased: false,
  bought: null,
  missing: null,
  before: { text: '2 cups' },
  after: { text: '1 cup' },
}));

const cell = (name: string) => screen.findByRole('button', { name });

describe('who eats when', () => {
  it('shows each person at each needed meal, companions below who brings them', async () => {
    showTable();
    await screen.findByRole('grid', { name: 'Who eats when' });
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toContain('You');
    expect(rows[2]).toContain('Ben');
    expect(rows[3]).toContain('Jonas Weber');
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(await cell('Ben, Thursday lunch: away')).toBeVisible();
    expect(rows[4]).toMatch(/Thursday lunch: 2 portions, 2 eat/);
    expect(rows[4]).toMatch(/Thursday dinner: 2 and a half portions, 3 eat/);
  });

  it('takes somebody out of a meal at once with a companion, and back by Undo', async () => {
    showTable([attendance(MAYA.id, 'DINNER', false), attendance(MAYA.id, 'DINNER', null)]);
    await userEvent.click(await cell('Maya Torres, Thursday dinner: eats'));
    expect(await cell('Maya Torres, Thursday dinner: does not eat')).toBeVisible();
    expect(await screen.findByText('Maya is out of Thursday dinner.')).toBeVisible();
    expect(screen.getByText('1 portion now.')).toBeVisible();
    expect(await cell('Ben, Thursday dinner: does not eat')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await cell('Maya Torres, Thursday dinner: eats')).toBeVisible();
  });

  it('brings a mark back that was not saved', async () => {
    showTable([{ ...attendance(MAYA.id, 'LUNCH', false), result: { errors: [{ message: 'Too late.' }] } }]);
    await userEvent.click(await cell('Maya Torres, Thursday lunch: eats'));
    expect(await screen.findByText('Not saved. Try again')).toBeVisible();
    expect(await cell('Maya Torres, Thursday lunch: eats')).toBeVisible();
  });

  it('asks what eating before the first meal means', async () => {
    const arrives = { date: '2030-06-13', type: 'LUNCH' as const };
    showTable([arrival({ ...arrives }, 1)]);
    await userEvent.click(await cell('Ben, Thursday lunch: away'));
    await userEvent.click(await cell('Change first meal'));
    expect(await cell('Ben, Thursday lunch: eats')).toBeVisible();
  });

  it('shows the last of two taps at once, and sends it after the first', async () => {
    showTable([
      { ...attendance(MAYA.id, 'DINNER', false), delay: 1000 },
      attendance(MAYA.id, 'DINNER', null),
    ]);
    await userEvent.click(await cell('Maya Torres, Thursday dinner: eats'));
    await userEvent.click(await cell('Maya Torres, Thursday dinner: does not eat'));
    expect(await cell('Maya Torres, Thursday dinner: eats')).toBeVisible();
    expect(await screen.findByText('Maya is at Thursday dinner.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Maya Torres, Thursday dinner: eats' })).toBeVisible();
    expect(screen.queryByText('Maya is out of Thursday dinner.')).toBeNull();
  });

  it('says how many amounts a tap changes', async () => {
    const preview = answerTo(
      PreviewTableDocument,
      {
        input: {
          tripId: TRIP_ID,
          attendance: { eaterId: MAYA.id, date: '2030-06-13', type: 'DINNER', attends: null },
        },
      },
      { previewTable: previewAnswer({ amounts: AMOUNTS }) },
    );
    showTable([attendance(MAYA.id, 'DINNER', false), preview]);
    await userEvent.click(await cell('Maya Torres, Thursday dinner: eats'));
    expect(await screen.findByText('1 portion now, 2 amounts a little smaller.')).toBeVisible();
  });

  it('takes everybody out of a meal with one Undo', async () => {
    const all = (attends: false | null) => attendance([MAYA.id, BEN.id], 'DINNER', attends);
    showTable([all(false), all(null)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Thursday dinner' }));
    await chooseInMenu('Nobody');
    expect(await screen.findByText('Nobody eats at Thursday dinner.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await cell('Maya Torres, Thursday dinner: eats')).toBeVisible();
    expect(await cell('Ben, Thursday dinner: eats')).toBeVisible();
  });

  it('takes nobody of a column out of a meal if that is not saved', async () => {
    showTable([{ ...attendance([MAYA.id, BEN.id], 'DINNER', false), ...REFUSED }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Thursday dinner' }));
    await chooseInMenu('Nobody');
    expect(await screen.findByText('Not saved. Try again')).toBeVisible();
    expect(screen.getByText('Too late.')).toBeVisible();
    expect(await cell('Maya Torres, Thursday dinner: eats')).toBeVisible();
    expect(await cell('Ben, Thursday dinner: eats')).toBeVisible();
  });

  it('is walked with the arrows, and leaves other people as they are', async () => {
    showTable();
    (await cell('Maya Torres, Thursday lunch: eats')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    const last = await cell('Jonas Weber, Friday dinner: eats');
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(last).toHaveAccessibleName('Jonas Weber, Friday dinner: eats');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(await cell('Ben, Thursday lunch: away')).toHaveFocus();
  });

  it('is read only after the trip', async () => {
    showTable([], { isCompleted: true });
    expect(await screen.findByText(/^Trip Completed:/)).toBeVisible();
    expect(await cell('Maya Torres, Thursday lunch: eats')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('with groups', () => {
  const otter = (id: string, name: string, more: object = {}) =>
    eaterAnswer(id, VIEWER, {
      name,
      isCompanion: true,
      portion: 0.5,
      group: 'Otters',
      viewerCan: ['EDIT', 'REMOVE'],
      ...more,
    });
  const LEO = otter('e4', 'Leo');
  const MIA = otter('e5', 'Mia');
  const LATE = otter('e6', 'Noa', { arrives: { date: '2030-06-14', type: 'DINNER' } });
  const change = { eaters: [MAYA, OF_JONAS, LEO, MIA, LATE] };
  const taken = (attends: false | null) => attendance([LEO.id, MIA.id], 'DINNER', attends);

  it('shows each group with its portions, and those in none last', async () => {
    showTable([], change);
    await screen.findByRole('grid', { name: 'Who eats when' });
    expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Otters3 people, 1½ portions/),
      expect.stringContaining('Leo'),
      expect.stringContaining('Mia'),
      expect.stringContaining('Noa'),
      expect.stringMatching(/^No group2 people, 2 portions/),
      expect.stringContaining('You'),
      expect.stringContaining('Jonas Weber'),
      'Portions',
    ]);
    expect(await cell('Otters, Thursday dinner: 2 of 3 eat, 1 portion')).toHaveTextContent('1');
    // Of somebody else.
    expect(await cell('No group, Thursday dinner: 2 of 2 eat, 2 portions')).toHaveAttribute('aria-disabled');
  });

  it.each([['open'], ['folded']])(
    'takes all of a group that is %s out of a meal, and back',
    async (state) => {
      showTable([taken(false), taken(null)], change);
      if (state === 'folded') {
        const fold = await screen.findByRole('button', { name: /^Otters 3 people/ });
        await userEvent.click(fold);
        expect(fold).toHaveAttribute('aria-expanded', 'false');
        expect(screen.queryByRole('button', { name: /^Leo, Thursday dinner/ })).toBeNull();
      }
      await userEvent.click(await cell('Otters, Thursday dinner: 2 of 3 eat, 1 portion'));
      expect(await screen.findByText('Otters: nobody eats at Thursday dinner.')).toBeVisible();
      expect(await cell('Otters, Thursday dinner: 0 of 3 eat, no portion')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await cell('Otters, Thursday dinner: 2 of 3 eat, 1 portion')).toBeVisible();
    },
  );

  it('lets all eat who are there, where some do', async () => {
    const missing = { eaterId: LEO.id, date: '2030-06-13', type: 'DINNER' as const, attends: false };
    showTable([attendance(LEO.id, 'DINNER', null)], {
      ...change,
      attendanceExceptions: [{ __typename: 'AttendanceException', ...missing }],
    });
    await userEvent.click(await cell('Otters, Thursday dinner: 1 of 3 eat, half a portion'));
    expect(await screen.findByText('Otters: all eat at Thursday dinner.')).toBeVisible();
    expect(await cell('Otters, Thursday dinner: 2 of 3 eat, 1 portion')).toBeVisible();
  });

  it('is walked with the arrows over groups and people', async () => {
    showTable([], change);
    (await cell('Otters, Thursday dinner: 2 of 3 eat, 1 portion')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await cell('Mia, Thursday dinner: eats')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{End}');
    expect(await cell('Otters, Friday dinner: 3 of 3 eat, 1 and a half portions')).toHaveFocus();
  });
});

describe('another first meal', () => {
  const LUNCH: Arrives = { date: '2030-06-13', type: 'LUNCH' };
  const effects = answerTo(
    PreviewTableDocument,
    { input: { tripId: TRIP_ID, eater: { id: BEN.id, arrives: LUNCH } } },
    { previewTable: previewAnswer({ amounts: AMOUNTS }) },
  );

  it('is previewed as in Who eats, and taken back by Undo', async () => {
    showTable([effects, arrival(LUNCH, 1), arrival({ date: '2030-06-13', type: 'DINNER' }, 2)]);
    await userEvent.click(await cell('Ben, Thursday lunch: away'));
    await userEvent.click(await cell('Change first meal'));
    expect(await screen.findByRole('dialog', { name: 'Ben arrives Thursday' })).toBeVisible();
    await userEvent.click(await cell('Yes, from Thursday'));
    expect(await cell('Ben, Thursday lunch: eats')).toBeVisible();
    await userEvent.click(await cell('Undo'));
    expect(await cell('Ben, Thursday lunch: away')).toBeVisible();
  });

  it('is not saved when Back closes the preview and the question', async () => {
    showTable([effects]);
    await userEvent.click(await cell('Ben, Thursday lunch: away'));
    await userEvent.click(await cell('Change first meal'));
    const isOnly = (name: string) =>
      waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(name));
    await isOnly('Ben arrives Thursday');
    window.history.back();
    await isOnly('Is Ben there already?');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cell('Ben, Thursday lunch: away')).toBeVisible();
  });

  it('is not saved over a change of somebody else', async () => {
    const conflict = {
      version: 2,
      fields: ['arrives'],
      changedBy: null,
      changedAt: '2030-06-01T09:00:00.000Z',
    };
    const refused = { message: 'Changed meanwhile.', extensions: { code: 'CONFLICT', conflict } };
    const { cache } = showTable([{ ...arrival(LUNCH, 1), result: { errors: [refused] } }, arrival(LUNCH, 2)]);
    await userEvent.click(await cell('Ben, Thursday lunch: away'));
    await userEvent.click(await cell('Change first meal'));
    expect(await screen.findByText('Somebody else has just changed when Ben comes.')).toBeVisible();
    act(() => {
      cache.modify({ id: `Eater:${BEN.id}`, fields: { version: () => 2 } });
    });
    await userEvent.click(await cell('Change first meal'));
    expect(await cell('Ben, Thursday lunch: eats')).toBeVisible();
  });

  it('is no longer asked for once somebody else has made it the first meal', async () => {
    const { cache } = showTable();
    await userEvent.click(await cell('Ben, Thursday lunch: away'));
    expect(await screen.findByRole('dialog', { name: 'Is Ben there already?' })).toBeVisible();
    act(() => {
      const arrives = () => ({ __typename: 'MealTime', ...LUNCH });
      cache.modify({ id: `Eater:${BEN.id}`, fields: { arrives } });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('offline', () => {
  afterEach(() => jest.restoreAllMocks());

  it('can be read, not changed', async () => {
    showTable();
    const mark = await cell('Maya Torres, Thursday lunch: eats');
    loseConnection();
    await waitFor(() => expect(mark).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByText(/^You are offline: you can read/)).toBeVisible();
  });
});
