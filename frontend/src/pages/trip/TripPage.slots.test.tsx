import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIMITS } from '../../../../domain/limits.ts';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { openMeal } from '../../../test/openMeal.ts';
import { openMealMenu } from '../../../test/mealMenu.ts';
import { stopTime } from '../../../test/stopTime.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { ANA, JONAS, mealAnswer, TRIP_ID, tripAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import {
  AssignMealsAtRandomDocument,
  UndoAssignMealsDocument,
} from '../../plan/assign/AssignMeals.generated.ts';
import { DeleteMealDocument } from '../../plan/schedule/DeleteMeal.generated.ts';
import { VoteOnMealDocument } from '../../plan/vote/VoteOnMeal.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';

const chili = mealAnswer('chili', { name: 'Chili', cook: JONAS, upVotes: 2 });

describe('votes on a meal', () => {
  const request = {
    query: VoteOnMealDocument,
    variables: { input: { tripId: TRIP_ID, mealId: 'chili', voteType: 'UP' as const } },
  };

  it('are counted at once, and the viewer can remove an own vote', async () => {
    const voted = {
      __typename: 'Meal' as const,
      id: 'chili',
      upVotes: 3,
      downVotes: 0,
      myVote: 'UP' as const,
    };
    showTrip([chili], {
      mocks: [...sheetAnswers(chili), { request, result: { data: { voteOnMeal: { meal: voted } } } }],
    });
    const sheet = await openMeal();
    const up = await sheet.findByRole('button', { name: 'Vote for Chili: 2 so far' });
    expect(up).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(up);
    expect(
      await screen.findByRole('button', { name: 'Vote for Chili: 3 so far', pressed: true }),
    ).toBeVisible();
  });

  it('are restored when the server refuses, with an error', async () => {
    const user = stopTime();
    showTrip([chili], { mocks: [...sheetAnswers(chili), { request, error: new Error('offline') }] });
    await openMeal('Chili', user);
    await user.click(await screen.findByRole('button', { name: 'Vote for Chili: 2 so far' }));
    expect(screen.getByRole('button', { name: 'Vote for Chili: 3 so far', pressed: true })).toBeVisible();
    expect(await screen.findByText('Failed to vote on meal')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vote for Chili: 2 so far', pressed: false })).toBeVisible();
  });
});

describe('the menu of a meal', () => {
  it('contains every action on the meal', async () => {
    showTrip([chili], { mocks: sheetAnswers(chili) });
    await openMealMenu('Chili');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Open',
      'Cook',
      'Choose another recipe',
      'Move',
      'Copy to other meals',
      'Not Needed',
      'Delete',
    ]);
    await chooseInMenu('Open');
    expect(await screen.findByRole('dialog', { name: 'Chili' })).toBeVisible();
  });

  it('is read-only once the trip is completed', async () => {
    showTrip([chili], { change: { isCompleted: true, viewerCan: ['VIEW', 'VOTE'] } });
    await openMealMenu('Chili');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open', 'Cook']);
  });

  it('marks the meal as not needed, keeps its name visible, and the focus in its slot', async () => {
    const change = (status: 'PLANNED' | 'NOT_NEEDED') =>
      answerTo(
        UpdateMealDocument,
        { input: { tripId: TRIP_ID, id: 'chili', status } },
        { updateMeal: { meal: { ...chili, status } } },
      );
    showTrip([chili], { mocks: [change('NOT_NEEDED'), change('PLANNED')] });
    await openMealMenu('Chili');
    await chooseInMenu('Not Needed');
    expect(await screen.findByText('Meal marked as not needed')).toBeVisible();
    const back = await screen.findByRole('button', { name: 'Mark as needed: Dinner, Jun 13' });
    expect(screen.getByText('Chili')).toBeVisible();
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    expect(await screen.findByText('Meal restored')).toBeVisible();
    expect(await screen.findByTitle('Assigned to Jonas Weber')).toBeVisible();
  });

  const focusChili = async () => {
    const button = await screen.findByRole('button', { name: /^Chili :/ });
    act(() => button.focus());
  };

  it('is not needed for n, which marks it as not needed, and c, which takes it', async () => {
    const cooked = { ...chili, assignedToId: null, assignedTo: null };
    const request = {
      query: UpdateMealDocument,
      variables: { input: { tripId: TRIP_ID, id: 'chili', assignedToId: VIEWER.id } },
    };
    const mine = mealAnswer('chili', { name: 'Chili', cook: VIEWER });
    const off = {
      request: {
        ...request,
        variables: { input: { tripId: TRIP_ID, id: 'chili', status: 'NOT_NEEDED' as const } },
      },
    };
    showTrip([cooked], {
      mocks: [
        { request, result: { data: { updateMeal: { meal: mine } } } },
        { ...off, result: { data: { updateMeal: { meal: { ...mine, status: 'NOT_NEEDED' } } } } },
      ],
    });
    await focusChili();
    await userEvent.keyboard('c');
    expect(await screen.findByText('Assigned to You')).toBeVisible();
    await focusChili();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('button', { name: /^Mark as needed/ })).toBeVisible();
  });

  it('deletes the meal after a warning, and keeps the focus in its slot', async () => {
    const trip = { ...tripAnswer([]), plannedMealCount: 0, totalMealCount: 6 };
    showTrip([chili], {
      mocks: [
        answerTo(
          DeleteMealDocument,
          { input: { tripId: TRIP_ID, id: 'chili' } },
          { deleteMeal: { id: 'chili', trip } },
        ),
      ],
    });
    await openMealMenu('Chili');
    await chooseInMenu('Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/will also remove all ingredients/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete meal' }));
    expect(await screen.findByText('Meal deleted')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' })).toHaveFocus(),
    );
  });
});

it('of several dishes, the question before deleting one says which go on', async () => {
  showTrip([chili, mealAnswer('rice', { name: 'Rice', position: 1 })]);
  await openMealMenu('Chili with Rice');
  await chooseInMenu('Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this dish?' }));
  expect(dialog.getByText(/will also remove all ingredients/)).toHaveTextContent(
    'Deleting Chili will also remove all ingredients. Still planned: Rice.',
  );
  expect(dialog.getByRole('button', { name: 'Delete dish' })).toBeVisible();
});

it.each([
  ['not needed', {}, { status: 'NOT_NEEDED' as const }],
  ['of a type that the trip dropped', { mealTypes: ['BREAKFAST' as const] }, {}],
])('a dish that is %s does not go on', async (_, change, meal) => {
  showTrip([chili, mealAnswer('rice', { name: 'Rice', position: 1, ...meal })], {
    change,
    query: '?delete-meal=chili',
  });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this meal?' }));
  expect(dialog.queryByText(/Still planned/)).toBeNull();
});

describe('random assignment', () => {
  const request = { query: AssignMealsAtRandomDocument, variables: { input: { tripId: TRIP_ID } } };
  const notNeeded = (id: string, change: object) => mealAnswer(id, { status: 'NOT_NEEDED', ...change });
  const others = [
    notNeeded('m1', { type: 'LUNCH' }),
    notNeeded('m2', { type: 'LUNCH', date: '2030-06-14' }),
    notNeeded('m3', { date: '2030-06-14' }),
  ];
  const tacos = mealAnswer('tacos', { name: 'Tacos' });

  const share = ({ id }: { readonly id: string }, meals: number, portions: number) => ({
    __typename: 'CookBalance' as const,
    participantId: id,
    mealCount: meals,
    portions,
    helpCount: 0,
    washUpCount: 0,
  });

  const duty = (kind: 'HELP' | 'WASH_UP', { id }: { readonly id: string }) => ({
    __typename: 'Duty' as const,
    date: '2030-06-13',
    type: 'DINNER' as const,
    kind,
    participantId: id,
  });

  async function ask() {
    await userEvent.click(await screen.findByRole('button', { name: 'Random Assignment' }));
    return within(await screen.findByRole('alertdialog', { name: 'Assign meals at random?' }));
  }

  function answered(
    mealCount: number,
    meals: readonly ReturnType<typeof mealAnswer>[],
    trip: { readonly duties?: readonly object[]; readonly cookBalance?: readonly object[] } = {},
    wanted = {},
    given = trip.duties ?? [],
  ): MockLink.MockedResponse {
    return {
      request: { ...request, variables: { input: { tripId: TRIP_ID, ...wanted } } },
      result: {
        data: {
          assignMealsAtRandom: {
            mealCount,
            participantCount: mealCount,
            dutyCount: given.length,
            duties: given,
            meals: meals.map(({ id, assignedToId, instructions }) => ({
              __typename: 'Meal',
              id,
              assignedToId,
              instructions,
              recipeVersion: 1,
              ingredients: [],
            })),
            trip: {
              ...tripAnswer([...others, ...meals]),
              plannedMealCount: 4,
              totalMealCount: 4,
              cookBalance: [share(VIEWER, 1, 2.5), share(JONAS, 0, 0)],
              ...trip,
            },
          },
        },
      },
    };
  }

  it('shows the number of slots, fills them, and confirms it', async () => {
    const cooked = mealAnswer('tacos', { name: 'Tacos', cook: VIEWER });
    showTrip([...others, tacos], { mocks: [answered(1, [cooked])] });
    const dialog = await ask();
    expect(
      dialog.getByText(/^1 meal has no cook\. The 2 people who have joined get them at random/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 1 meal' }));
    expect(await screen.findByText('Random Assignment Complete')).toBeVisible();
    const told = 'Assigned 1 meal to 1 participant. You cook 2½ portions, Jonas Weber none.';
    expect(screen.getByText(told)).toBeVisible();
    expect(await screen.findByText('Assigned to You')).toBeVisible();
  });

  it('finds no slot left when another participant was first', async () => {
    showTrip([...others, tacos], { mocks: [answered(0, [])] });
    await userEvent.click((await ask()).getByRole('button', { name: 'Assign 1 meal' }));
    expect(await screen.findByText('Assignment Failed')).toBeVisible();
    expect(screen.getByText('No unassigned meals found')).toBeVisible();
  });

  it('gives duties when asked for them, and says who has how many', async () => {
    const cooked = mealAnswer('tacos', { name: 'Tacos', cook: VIEWER });
    const cookBalance = [
      { ...share(VIEWER, 1, 2.5), helpCount: 0, washUpCount: 1 },
      { ...share(JONAS, 0, 0), helpCount: 1, washUpCount: 0 },
    ];
    const duties = [duty('HELP', JONAS), duty('WASH_UP', VIEWER)];
    const mock = answered(1, [cooked], { duties, cookBalance }, { help: 1, washUp: 1 });
    showTrip([...others, tacos], { mocks: [mock] });
    const dialog = await ask();
    expect(dialog.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Help and washing up' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Help at each meal: one more' }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Wash up at each meal' }), '{Backspace}1');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 1 meal' }));
    expect(await screen.findByText(/2 duties given\. Everybody has 1 duty\.$/)).toBeVisible();
  });

  describe('Undo', () => {
    const cooked = mealAnswer('tacos', { name: 'Tacos', cook: VIEWER });
    const cooks = [{ mealId: 'tacos', participantId: VIEWER.id }];
    type Given = Omit<ReturnType<typeof duty>, '__typename'>;
    const requestFor = (duties: readonly Given[] = []) => ({
      query: UndoAssignMealsDocument,
      variables: { input: { tripId: TRIP_ID, cooks, duties: [...duties] } },
    });
    const undone = (meals: readonly (typeof tacos)[], keptMeals: readonly (typeof tacos)[]) => ({
      data: {
        undoAssignMeals: {
          meals,
          keptMeals,
          trip: { ...tripAnswer([...others, tacos]), plannedMealCount: 4, totalMealCount: 4, duties: [] },
        },
      },
    });

    async function assignAndUndo(...mocks: MockLink.MockedResponse[]) {
      showTrip([...others, tacos], { mocks });
      await userEvent.click((await ask()).getByRole('button', { name: 'Assign 1 meal' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    }

    it('takes back the cooks and the duties that were given, in one call', async () => {
      const duties = [duty('HELP', JONAS), duty('WASH_UP', VIEWER)];
      const given = duties.map(({ __typename: _, ...one }) => one);
      await assignAndUndo(answered(1, [cooked], { duties }, {}, duties), {
        request: requestFor(given),
        result: undone([tacos], []),
      });
      expect(await screen.findByText('Undone')).toBeVisible();
      expect(screen.queryByText('Assigned to You')).toBeNull();
      expect(screen.queryByText(/by now/)).toBeNull();
    });

    it('takes back the 600 duties of a camp in calls that fit', async () => {
      const duties = Array.from({ length: 600 }, (_, index) => ({
        ...duty('HELP', JONAS),
        participantId: `p${index}`,
      }));
      const given = duties.map(({ __typename: _, ...one }) => one);
      const some = (start: number) => given.slice(start, start + LIMITS.undoneAtOnce);
      const first = { request: requestFor(some(0)), result: undone([tacos], []) };
      const others = [200, 400].map((start) => ({
        request: {
          query: UndoAssignMealsDocument,
          variables: { input: { tripId: TRIP_ID, cooks: [], duties: some(start) } },
        },
        result: undone([], []),
      }));
      await assignAndUndo(answered(1, [cooked], {}, {}, duties), first, ...others);
      expect(await screen.findByText('Undone')).toBeVisible();
    });

    it('leaves a meal whose cook was changed in the meantime', async () => {
      const other = mealAnswer('tacos', { name: 'Tacos', cook: JONAS });
      await assignAndUndo(answered(1, [cooked]), { request: requestFor(), result: undone([], [other]) });
      expect(await screen.findByText('1 meal has another cook by now.')).toBeVisible();
      expect(screen.queryByText('Assigned to You')).toBeNull();
    });

    it('can be tried again when the connection is lost', async () => {
      await assignAndUndo(
        answered(1, [cooked]),
        { request: requestFor(), error: new Error('offline') },
        { request: requestFor(), result: undone([tacos], []) },
      );
      expect(await screen.findByText('Not undone')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('Undone')).toBeVisible();
    });
  });

  it('tells cooks and duties of a single participant in two sentences', async () => {
    const cooked = mealAnswer('tacos', { name: 'Tacos', cook: VIEWER });
    const trip = { duties: [duty('HELP', VIEWER)], cookBalance: [share(VIEWER, 1, 2.5)] };
    showTrip([...others, tacos], { mocks: [answered(1, [cooked], trip)] });
    await userEvent.click((await ask()).getByRole('button', { name: 'Assign 1 meal' }));
    expect(await screen.findByText(/^Assigned 1 meal to 1 participant\. 1 duty given\./)).toBeVisible();
  });

  it('gives duties when everybody has a cook', async () => {
    showTrip([...others, chili]);
    await userEvent.click(await screen.findByRole('button', { name: 'Random Assignment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign help' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Assign help at random?' }));
    expect(dialog.getByRole('spinbutton', { name: 'Help at each meal' })).toBeVisible();
  });

  it('says that there is nothing to assign', async () => {
    showTrip([...others, chili]);
    await userEvent.click(await screen.findByRole('button', { name: 'Random Assignment' }));
    expect(await screen.findByText('Assignment Failed')).toBeVisible();
    expect(screen.getByText('No unassigned meals found')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that no participant has joined', async () => {
    showTrip([], { change: { participants: [ANA] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Random Assignment' }));
    expect(await screen.findByText('No participants found')).toBeVisible();
  });

  it('shows the reason of a failure', async () => {
    showTrip([tacos], { mocks: [{ request, result: { errors: [{ message: 'This trip is completed.' }] } }] });
    await userEvent.click((await ask()).getByRole('button', { name: 'Assign 4 meals' }));
    expect(await screen.findByText('Assignment Failed')).toBeVisible();
    expect(screen.getByText('This trip is completed.')).toBeVisible();
  });
});
