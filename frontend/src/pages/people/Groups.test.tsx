import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { NO_EFFECT, previewAnswer } from '../../../test/answers/previewAnswers.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { JONAS, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { showTrip } from '../../../test/showTrip.tsx';
import { ChangeAttendanceDocument } from '../../people/attendance/Attendance.generated.ts';
import { UpdateEaterDocument } from '../../people/eater/WhoEats.generated.ts';
import { PreviewTableDocument } from '../../people/preview/Preview.generated.ts';
import { RenameGroupDocument } from '../../people/group/RenameGroup.generated.ts';
import { EaterChecklist } from '../../people/meal/EaterChecklist.tsx';
import { tripAttendance } from '../../people/tripAttendance.ts';

const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'] });
const OF_JONAS = eaterAnswer('e3', JONAS);
const child = (id: string, name: string, group: string | null) =>
  eaterAnswer(id, VIEWER, { name, group, isCompanion: true, portion: 0.5, viewerCan: ['EDIT', 'REMOVE'] });
const [LEO, MIA, ZOE] = [
  child('e4', 'Leo', 'Otters'),
  child('e5', 'Mia', 'Bears'),
  child('e6', 'Zoe', 'Otters'),
];
const GROUPED = [MAYA, OF_JONAS, LEO, MIA, ZOE];

const showPeople = (eaters: readonly (typeof MAYA)[], mocks: readonly MockLink.MockedResponse[] = []) =>
  showTrip([], {
    below: '/people',
    change: { participants: [VIEWER, JONAS], eaters: [...eaters] },
    mocks: [...mocks, ...NO_EFFECT],
  });

const TRIP = { __typename: 'Trip', id: TRIP_ID, revision: 2 };
const update = (eater: typeof MAYA, group: string | null, stored: string | null) =>
  answerTo(
    UpdateEaterDocument,
    { tripId: TRIP_ID, id: eater.id, input: { group, version: 1 } },
    { updateEater: { eater: { ...eater, group: stored, version: 2 }, trip: TRIP } },
  );

describe('the list of people', () => {
  test('stands by group, each with its people and portions, and folds', async () => {
    showPeople(GROUPED);
    const list = within(await screen.findByRole('group', { name: 'People of this trip' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Bears 1 person, ½ portion',
      'Otters 2 people, 1 portion',
      'No group 2 people, 2 portions',
    ]);
    const names = (group: string) =>
      within(list.getByRole('region', { name: group }))
        .queryAllByRole('button')
        .filter((one) => one.hasAttribute('data-eater'))
        .map(({ textContent }) => textContent);
    expect(['Bears', 'Otters', 'No group'].map(names)).toEqual([
      ['Mia'],
      ['Leo', 'Zoe'],
      ['Maya Torres', 'Jonas Weber'],
    ]);
    const fold = list.getByRole('button', { name: /^Otters/ });
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(names('Otters')).toEqual([]);
    await userEvent.click(fold);
    expect(names('Otters')).toEqual(['Leo', 'Zoe']);
  });

  test('of many people shows the names of the groups first', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      child(`c${index}`, `Child ${index}`, `Cabin ${index % 3}`),
    );
    showPeople([MAYA, ...many]);
    const list = within(await screen.findByRole('group', { name: 'People of this trip' }));
    expect(list.getAllByRole('heading')).toHaveLength(4);
    expect(list.queryByText('Child 0')).toBeNull();
    await userEvent.click(list.getByRole('button', { name: /^Cabin 0/ }));
    expect(list.getByText('Child 0')).toBeVisible();
    expect(list.queryByText('Child 1')).toBeNull();
  });
});

describe('the name of a group', () => {
  const renamed = (input: object, name: string, ...eaters: readonly (typeof MAYA)[]) =>
    answerTo(
      RenameGroupDocument,
      { input: { tripId: TRIP_ID, ...input } },
      {
        renameGroup: {
          eaters: eaters.map((eater) => ({ ...eater, group: name, version: 2 })),
          trip: { ...TRIP, meals: [] },
        },
      },
    );
  const rename = async (from: string, to: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Rename ${from}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Rename ${from}` }));
    const field = dialog.getByLabelText('Group');
    await userEvent.clear(field);
    await userEvent.type(field, to);
    return dialog;
  };
  const headings = () =>
    screen
      .getAllByRole('heading', { level: 3 })
      .flatMap(({ textContent }) => /^\S+/.exec(textContent)?.[0] ?? []);

  test('is another one for all of its people, and Undo brings it back', async () => {
    showPeople(GROUPED, [
      renamed({ group: 'Otters', name: 'Foxes' }, 'Foxes', LEO, ZOE),
      renamed({ group: 'Foxes', name: 'Otters' }, 'Otters', LEO, ZOE),
    ]);
    const dialog = await rename('Otters', ' Foxes ');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: 'Rename Foxes' })).toBeVisible();
    expect(headings()).toEqual(['Bears', 'Foxes', 'No']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Rename Otters' })).toBeVisible();
  });

  test('that another group has says that both become one', async () => {
    showPeople(GROUPED, [renamed({ group: 'Otters', name: 'bears', join: true }, 'Bears', LEO, ZOE)]);
    const dialog = await rename('Otters', 'bears');
    expect(dialog.getByText('There is a group Bears already. The two become one.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Join Bears' }));
    await waitFor(() => expect(headings()).toEqual(['Bears', 'No']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('is read alone by those who may not change each of its people', async () => {
    showPeople([MAYA, { ...LEO, viewerCan: [] }, ZOE, MIA]);
    expect(await screen.findByRole('button', { name: 'Rename Bears' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rename Otters' })).toBeNull();
  });
});

describe('the sheet of a person', () => {
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };

  test('puts them in a group of the trip, spelled as the trip spells it', async () => {
    showPeople(GROUPED, [update(MIA, 'otters', 'Otters')]);
    const sheet = await open('Mia');
    const field = sheet.getByRole('combobox', { name: /^Group/ });
    expect(field).toHaveValue('Bears');
    const known = document.querySelectorAll<HTMLOptionElement>('datalist option');
    expect([...known].map(({ value }) => value)).toEqual(['Bears', 'Otters']);
    fireEvent.change(field, { target: { value: 'otters' } });
    fireEvent.blur(field);
    expect(await screen.findByText('Saved')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('Otters'));
  });

  test('takes them out of it', async () => {
    showPeople(GROUPED, [update(MIA, null, null)]);
    const sheet = await open('Mia');
    await userEvent.clear(sheet.getByRole('combobox', { name: /^Group/ }));
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('asks first if dishes for a group get other amounts', async () => {
    const amounts = [
      {
        ingredientId: 'i1',
        name: 'Rice',
        purchased: false,
        bought: null,
        missing: null,
        before: { text: '2 cups' },
        after: { text: '3 cups' },
      },
    ];
    const preview = answerTo(
      PreviewTableDocument,
      { input: { tripId: TRIP_ID, eater: { id: MIA.id, group: 'Otters' } } },
      { previewTable: previewAnswer({ amounts }) },
    );
    showTrip([], {
      below: '/people',
      change: { participants: [VIEWER, JONAS], eaters: GROUPED },
      mocks: [preview, update(MIA, 'Otters', 'Otters')],
    });
    const sheet = await open('Mia');
    const field = sheet.getByRole('combobox', { name: /^Group/ });
    fireEvent.change(field, { target: { value: 'Otters' } });
    fireEvent.blur(field);
    expect(await screen.findByRole('dialog', { name: 'Mia joins Otters' })).toHaveTextContent(
      'In the group Otters, was in Bears.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yes, in Otters' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('asks for no group on a trip without groups until that is wanted', async () => {
    showPeople([MAYA, OF_JONAS], [update(MAYA, 'Otters', 'Otters')]);
    const sheet = await open('Maya Torres');
    expect(sheet.queryByRole('combobox', { name: /^Group/ })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Put in a group' }));
    const field = sheet.getByRole('combobox', { name: /^Group/ });
    expect(field).toHaveFocus();
    await userEvent.type(field, ' Otters ');
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});

describe('who eats at a meal', () => {
  const slot = { date: '2030-06-13', type: 'dinner' as const };
  const out = (id: string) => ({
    __typename: 'AttendanceException' as const,
    eaterId: id,
    ...slot,
    type: 'DINNER' as const,
    attends: false,
  });
  const tableWith = (...missing: readonly string[]) =>
    tripAttendance({
      participants: [VIEWER, JONAS],
      eaters: GROUPED,
      attendanceExceptions: missing.map(out),
      rules: [],
    });
  const attend = (eaterIds: readonly string[], attends: boolean | null): MockLink.MockedResponse => ({
    request: {
      query: ChangeAttendanceDocument,
      variables: {
        input: { tripId: TRIP_ID, changes: [{ eaterIds, date: slot.date, type: 'DINNER', attends }] },
      },
    },
    result: jest.fn(() => ({ data: { changeAttendance: { slots: [], trip: TRIP } } })),
  });
  const show = (missing: readonly string[], mock: MockLink.MockedResponse) =>
    renderScreen(<EaterChecklist tripId={TRIP_ID} slot={slot} attendance={tableWith(...missing)} />, {
      mocks: [mock],
    });

  test.each([
    ['all of a group out, if all eat', [], 'Otters 2 of 2 eat, 1 portion', [LEO.id, ZOE.id], false],
    ['the rest of a group in, if some eat', [ZOE.id], 'Otters 1 of 2 eat, ½ portion', [ZOE.id], null],
    [
      'all of a group in, if nobody eats',
      [LEO.id, ZOE.id],
      'Otters 0 of 2 eat, 0 portions',
      [LEO.id, ZOE.id],
      null,
    ],
  ])('takes %s, open or folded', async (_what, missing, name, changed, attends) => {
    for (const isFolded of [false, true]) {
      const mock = attend(changed, attends);
      const { unmount } = show(missing, mock);
      if (isFolded) await userEvent.click(screen.getByRole('button', { name: 'People of Otters' }));
      expect(screen.queryByRole('checkbox', { name: 'Leo' }) === null).toBe(isFolded);
      await userEvent.click(screen.getByRole('checkbox', { name }));
      await waitFor(() => expect(mock.result).toHaveBeenCalledTimes(1));
      unmount();
    }
  });

  test('shows groups of others as they are', () => {
    show([], attend([], null));
    expect(screen.queryByRole('checkbox', { name: /^No group/ })).toBeNull();
    expect(screen.getByText('2 of 2 eat, 2 portions')).toBeVisible();
  });
});
