import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { cell } from '../../../test/planCell.ts';
import { loseConnection } from '../../../test/showMembers.tsx';
import { showTrip } from '../../../test/showTrip.tsx';
import {
  ANA,
  ingredientAnswer,
  JONAS,
  mealAnswer,
  TRIP_ID,
  VIEWER,
} from '../../../test/answers/tripAnswers.ts';
import { stopTime } from '../../../test/stopTime.ts';
import { setSavedAt } from '../../browser/store/savedAt.ts';
import { openUntilLabel } from '../../labels/completedTrip.ts';
import { CreateMealDocument } from '../../plan/CreateMeal.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';

describe('the plan', () => {
  it('shows each slot as empty, suggested, assigned or not needed', async () => {
    showTrip([
      mealAnswer('m1', { type: 'LUNCH', name: 'Wraps', isAiGenerated: true }),
      mealAnswer('m2', { name: 'Chili', cook: VIEWER, assignedToId: VIEWER.id }),
      mealAnswer('m3', { date: '2030-06-14', name: 'Trout', cook: JONAS }),
      mealAnswer('m4', { date: '2030-06-14', type: 'LUNCH', status: 'NOT_NEEDED' }),
    ]);
    expect(within(await cell(/^Wraps/)).getByText('AI Suggested')).toBeVisible();
    expect(within(await cell(/^Chili/)).getByText('Assigned to You')).toBeVisible();
    expect(within(await cell(/^Trout/)).getByTitle('Assigned to Jonas Weber')).toHaveTextContent(
      /^JWAssigned to Jonas Weber$/,
    );
    const notNeeded = await cell(/^Mark as needed: Lunch, Jun 14/);
    expect(within(notNeeded).getByText('Not needed')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Meal',
      'Thursday Jun 13',
      'Friday Jun 14',
    ]);
  });

  it('says the day of its data without a connection', async () => {
    setSavedAt(new Date('2020-06-12T10:42:00').toISOString());
    showTrip([]);
    await cell(/^Unassigned: assign Lunch, Jun 14/);
    loseConnection();
    expect(await screen.findByText(/^Last updated Jun 12, 10:42 AM\. You can read everything/)).toBeVisible();
    jest.restoreAllMocks();
    act(() => setSavedAt(null));
  });

  it.each([false, true])('leads on to the list until everything is bought: %s', async (purchased) => {
    const chili = mealAnswer('m1', {
      name: 'Chili',
      cook: JONAS,
      assignedToId: JONAS.id,
      ingredientCount: 1,
    });
    const others = (['2030-06-13', '2030-06-14'] as const).map((date, index) =>
      mealAnswer(`m${index + 2}`, { date, type: 'LUNCH', status: 'NOT_NEEDED' }),
    );
    const last = mealAnswer('m4', { date: '2030-06-14', status: 'NOT_NEEDED' });
    showTrip([chili, ...others, last], {
      ingredients: [ingredientAnswer('beef', 'm1', { name: 'Ground beef', purchased })],
    });
    const sums = within(await screen.findByRole('complementary', { name: 'About this trip' }));
    expect(await sums.findByText(purchased ? 'All 1 bought' : '1 of 1 left to buy')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'View Cart' });
    expect(sums.queryByRole('link', { name: 'View Cart' }) === link).toBe(purchased);
  });

  it('calls a dish that a person named and nobody cooks by what it lacks, and the viewer can take it', async () => {
    const wraps = mealAnswer('m1', { type: 'LUNCH', name: 'Wraps' });
    const mine = mealAnswer('m1', { type: 'LUNCH', name: 'Wraps', cook: VIEWER });
    const request = {
      query: UpdateMealDocument,
      variables: { input: { tripId: TRIP_ID, id: 'm1', assignedToId: VIEWER.id } },
    };
    showTrip([wraps, mealAnswer('m2', { name: 'Chili', isAiGenerated: true })], {
      mocks: [
        { request, result: { errors: [{ message: 'Not now.' }] } },
        { request, result: { data: { updateMeal: { meal: mine } } } },
      ],
    });
    const slot = within(await cell(/^Wraps/));
    expect(slot.getByText('Needs a cook')).toBeVisible();
    expect(slot.queryByText('AI Suggested')).toBeNull();
    expect(screen.getByText('2 meals are open, 2 need a cook.')).toBeVisible();
    const take = slot.getByRole('button', { name: "I'll cook this: Wraps" });
    await userEvent.click(take);
    expect(await screen.findByText('Not now.')).toBeVisible();
    await userEvent.click(take);
    expect(await screen.findByText('Meal updated')).toBeVisible();
    expect(within(await cell(/^Wraps/)).getByText('Assigned to You')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Wraps/ })).toHaveFocus());
    expect(screen.getByText('2 meals are open, 1 needs a cook.')).toBeVisible();
  });

  it('is one tab stop, with arrow keys inside', async () => {
    showTrip([]);
    const user = userEvent.setup();
    const first = await screen.findByRole('button', { name: 'Unassigned: assign Lunch, Jun 13' });
    act(() => first.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Unassigned: assign Dinner, Jun 14' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(first).toHaveFocus();
    const stops = screen
      .getAllByRole('button', { name: /^Unassigned/ })
      .filter((button) => button.tabIndex === 0);
    expect(stops).toEqual([first]);
  });

  it('begins with one dinner while nothing is planned', async () => {
    showTrip([]);
    const step = within(await screen.findByRole('region', { name: 'What’s on the menu?' }));
    await userEvent.click(step.getByRole('button', { name: 'Pick a first dish' }));
    expect(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' })).toBeVisible();
  });

  it('begins with one dinner that is needed', async () => {
    showTrip([mealAnswer('m1', { name: '', status: 'NOT_NEEDED' })]);
    const step = within(await screen.findByRole('region', { name: 'What’s on the menu?' }));
    await userEvent.click(step.getByRole('button', { name: 'Pick a first dish' }));
    expect(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 14' })).toBeVisible();
  });

  it('offers no first step once something is planned, or where nothing can be', async () => {
    const { unmount } = showTrip([mealAnswer('m1', { name: 'Chili' })]);
    expect(await screen.findByRole('button', { name: /^Chili/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What’s on the menu?' })).toBeNull();
    unmount();
    showTrip([], { change: { isCompleted: true, viewerCan: ['VIEW'] } });
    expect(await screen.findByRole('heading', { name: 'Meal Planning Schedule' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What’s on the menu?' })).toBeNull();
  });

  it('marks an empty slot as not needed, which creates its meal, and keeps the focus there', async () => {
    const created = mealAnswer('new', { type: 'LUNCH', status: 'NOT_NEEDED' });
    showTrip([], {
      mocks: [
        answerTo(
          CreateMealDocument,
          { input: { tripId: TRIP_ID, date: '2030-06-13', type: 'LUNCH', status: 'NOT_NEEDED' } },
          { createMeal: { meal: { ...created, ingredients: [] } } },
        ),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Not Needed: Lunch, Jun 13' }));
    expect(await screen.findByText('Meal marked as not needed')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Mark as needed: Lunch, Jun 13' })).toHaveFocus();
  });

  it('restores a meal, and shows an error on failure', async () => {
    const meal = mealAnswer('m1', { status: 'NOT_NEEDED' });
    const request = {
      query: UpdateMealDocument,
      variables: { input: { tripId: TRIP_ID, id: 'm1', status: 'PLANNED' as const } },
    };
    showTrip([meal], {
      mocks: [
        { request, error: new Error('offline') },
        { request, result: { data: { updateMeal: { meal: { ...meal, status: 'PLANNED' } } } } },
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Mark as needed/ }));
    expect(await screen.findByText('Failed to update meal status')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Mark as needed/ }));
    expect(await screen.findByText('Meal restored')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' })).toBeVisible();
  });

  it('says until when an ended trip can be changed', async () => {
    stopTime();
    jest.setSystemTime(new Date('2030-06-15T00:30:00'));
    showTrip([]);
    const until = openUntilLabel('2030-06-14', '2030-06-15');
    expect(until).toMatch(/^(\w{3}, )?\d+:\d\d [AP]M$/);
    expect(await screen.findByText(`Ended yesterday; can be changed until ${until}`)).toBeVisible();
  });

  it('is locked once the trip is completed', async () => {
    showTrip([mealAnswer('m1', { name: 'Chili', cook: JONAS })], {
      change: { isCompleted: true, viewerCan: ['VIEW', 'EXPORT'] },
    });
    expect(await screen.findByRole('button', { name: 'Trip Completed' })).toBeDisabled();
    const grey = screen.getAllByRole('button', { name: /Completed/ });
    for (const button of grey) expect(button).toBeDisabled();
    const names = grey.map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(screen.getByText('1 meal together. Which would you cook again?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan this again' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Not Needed|Mark as needed|^Unassigned/ })).toBeNull();
    expect(await screen.findByText('Fills up as you plan meals')).toBeVisible();
  });

  it('marks no day of a completed trip on a phone', async () => {
    const isPhone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    // Only what the hook of media queries reads of a whole MediaQueryList.
    jest.spyOn(window, 'matchMedia').mockReturnValue(isPhone as unknown as MediaQueryList);
    showTrip([], { change: { isCompleted: true, viewerCan: ['VIEW'] } });
    const days = within(await screen.findByRole('group', { name: 'Day' })).getAllByRole('button');
    for (const day of days) expect(day).not.toHaveAccessibleName(/something to do/);
  });

  it('opens on a phone on the first day on which the viewer cooks, once all is planned', async () => {
    const isPhone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    jest.spyOn(window, 'matchMedia').mockReturnValue(isPhone as unknown as MediaQueryList);
    const dinner = (id: string, date: string, cook: typeof VIEWER) =>
      mealAnswer(id, { date, name: 'Chili', cook, assignedToId: cook.id });
    const dinners = [
      dinner('m1', '2030-06-13', JONAS),
      dinner('m2', '2030-06-14', VIEWER),
      dinner('m3', '2030-06-15', VIEWER),
    ];
    showTrip(dinners, {
      change: { endDate: '2030-06-15', mealTypes: ['DINNER'], participants: [VIEWER, JONAS] },
    });
    const days = within(await screen.findByRole('group', { name: 'Day' }));
    expect(days.getByRole('button', { pressed: true })).toHaveTextContent('Fri14');
    expect(screen.getByText('Assigned to You')).toBeVisible();
  });

  it('comes back to the day that a phone showed last, as long as it is today', async () => {
    const isPhone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    jest.spyOn(window, 'matchMedia').mockReturnValue(isPhone as unknown as MediaQueryList);
    const shownDay = async () => {
      const days = within(await screen.findByRole('group', { name: 'Day' }));
      return days.getByRole('button', { pressed: true });
    };
    const { unmount } = showTrip([], { change: { endDate: '2030-06-15' } });
    expect(await shownDay()).toHaveTextContent('Thu13');
    await userEvent.click(screen.getByRole('button', { name: /^Saturday/ }));
    expect(await shownDay()).toHaveTextContent('Sat15');
    unmount();
    const again = showTrip([], { change: { endDate: '2030-06-15' } });
    expect(await shownDay()).toHaveTextContent('Sat15');
    again.unmount();
    stopTime();
    jest.setSystemTime(new Date('2030-06-14T08:00:00'));
    showTrip([], { change: { endDate: '2030-06-15' } });
    expect(await shownDay()).toHaveTextContent('Fri14');
  });

  it('shows as many faces as people on a phone', async () => {
    const isPhone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    jest.spyOn(window, 'matchMedia').mockReturnValue(isPhone as unknown as MediaQueryList);
    const companions = Array.from({ length: 6 }, (_, index) =>
      eaterAnswer(`c${index}`, VIEWER, { name: `Child ${index}`, isCompanion: true }),
    );
    showTrip([], {
      change: {
        participants: [VIEWER, JONAS],
        eaters: [eaterAnswer('e1', VIEWER), ...companions, eaterAnswer('e2', JONAS)],
      },
    });
    const members = within(await screen.findByRole('region', { name: 'Trip Members' }));
    expect(members.getByText('8 people')).toBeVisible();
    expect(members.getByRole('img', { name: /^Maya Torres, Child 0, .*Jonas Weber$/ })).toHaveTextContent(
      /\+3$/,
    );
  });

  it('is printed with all its days and without a phone number', async () => {
    showTrip([mealAnswer('m1', { date: '2030-06-30', name: 'Chili', cook: JONAS, assignedToId: JONAS.id })], {
      change: { endDate: '2030-07-02', participants: [VIEWER, JONAS, { ...ANA, name: '(415) 555-0123' }] },
    });
    expect(await screen.findByText('Jun 13 - Jun 19')).toBeVisible();
    expect(screen.queryByText('Sunday, Jun 30')).not.toBeInTheDocument();
    fireEvent(window, new Event('beforeprint'));
    const day = await screen.findByRole('table', { name: 'Sunday, Jun 30' });
    expect(within(day).getByRole('row', { name: 'Dinner 6:00 PM Chili Jonas Weber' })).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(20);
    expect(screen.getByText('No name yet')).toBeVisible();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows at most seven days, around the day in the URL', async () => {
    showTrip([], { change: { endDate: '2030-07-02' }, query: '?day=2030-06-21' });
    expect(await screen.findByText('Jun 20 - Jun 26')).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Later days' }));
    expect(await screen.findByText('Jun 27 - Jul 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Later days' })).toBeDisabled();
  });
});

describe('trip progress', () => {
  it('excludes meals that are not needed', async () => {
    showTrip([
      mealAnswer('m1', { name: 'Chili', cook: VIEWER }),
      mealAnswer('m2', { type: 'LUNCH', status: 'NOT_NEEDED' }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Trip Progress' })).toBeVisible();
    expect(screen.getByText('1 of 3 planned')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Meals planned' })).toHaveAttribute('aria-valuenow', '1');
  });
});

describe('trip members', () => {
  it('are listed with their role and status', async () => {
    const declined = { ...ANA, inviteStatus: 'DECLINED' as const, phone: '+14155550177' };
    const left = { ...declined, id: 'ann', name: 'Ann Miller', leftAt: '2030-06-14T10:00:00Z' };
    showTrip([], { change: { participants: [VIEWER, JONAS, ANA, { ...declined, id: 'bo' }, left] } });
    const card = await screen.findByRole('region', { name: 'Trip Members' });
    const lines = within(card)
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/Organizer|Member|Invited|Rejected|Left/).textContent);
    expect(lines).toEqual(['Trip Organizer', 'Member', 'Invited', 'Rejected', 'Left']);
  });
});
