import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { openMealMenu } from '../../../test/mealMenu.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { JONAS, mealAnswer, TRIP_ID, tripAnswer } from '../../../test/answers/tripAnswers.ts';
import { MarkDayDocument } from '../../plan/MarkDay.generated.ts';
import { SwapMealsDocument } from '../../plan/SwapMeals.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';

const chili = mealAnswer('chili', { name: 'Chili', cook: JONAS });
const trout = mealAnswer('trout', { date: '2030-06-14', name: 'Trout', cook: JONAS });

type Place = Partial<Pick<typeof chili, 'date' | 'type'>>;
const request = (id: string, place: Place) => ({
  query: UpdateMealDocument,
  variables: { input: { tripId: TRIP_ID, id, date: '2030-06-13', type: 'LUNCH' as const, ...place } },
});
const moves = (meal: ReturnType<typeof mealAnswer>, place: Place): MockLink.MockedResponse => ({
  request: request(meal.id, place),
  result: { data: { updateMeal: { meal: { ...meal, date: '2030-06-13', type: 'LUNCH', ...place } } } },
});
const taken = { errors: [{ message: 'This slot already has a meal.', extensions: { code: 'CONFLICT' } }] };

async function pickUp(name: string): Promise<void> {
  await openMealMenu(name);
  await chooseInMenu('Move');
  await screen.findByRole('group', { name: 'Moving a meal' });
}

describe('moving a meal', () => {
  it('works by keyboard: arrow keys choose a free slot, and Enter drops the meal', async () => {
    showTrip([chili, trout], {
      mocks: [moves(chili, { date: '2030-06-14' }), moves(chili, { type: 'DINNER' })],
    });
    await pickUp('Chili');
    expect(screen.getByRole('group', { name: 'Moving a meal' })).toHaveTextContent(
      'Moving Chili. Choose a free slot, or a meal to swap with.',
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move here: Lunch, Jun 13' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Move here: Lunch, Jun 14' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Meal moved')).toBeVisible();
    expect(screen.getByText('Chili: Lunch, Jun 14')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chili : Lunch, Jun 14' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Unassigned: assign Dinner, Jun 13' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Chili : Dinner, Jun 13' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unassigned: assign Lunch, Jun 14' })).toBeVisible();
  });

  it('swaps it with the meal of a taken slot', async () => {
    const request = {
      query: SwapMealsDocument,
      variables: { input: { tripId: TRIP_ID, mealId: 'chili', otherMealId: 'trout' } },
    };
    const swapped = [
      { ...chili, date: trout.date },
      { ...trout, date: chili.date },
    ];
    showTrip([chili, trout], {
      mocks: [
        { request, result: { errors: [{ message: 'Not now.' }] } },
        { request, result: { data: { swapMeals: { meals: swapped } } } },
        { request, result: { data: { swapMeals: { meals: [chili, trout] } } } },
      ],
    });
    const swap = async () => {
      await pickUp('Chili');
      expect(screen.getByRole('group', { name: 'Moving a meal' })).toHaveTextContent(
        'Moving Chili. Choose a free slot, or a meal to swap with.',
      );
      const other = screen.getByRole('button', { name: 'Swap with Trout: Dinner, Jun 14' });
      act(() => other.focus());
      await userEvent.keyboard('{Enter}');
    };
    await swap();
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Chili : Dinner, Jun 13' })).toBeVisible();
    await swap();
    expect(await screen.findByText('Meals swapped')).toBeVisible();
    expect(screen.getByText('Chili and Trout')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Trout : Dinner, Jun 13' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chili : Dinner, Jun 14' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Chili : Dinner, Jun 13' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Trout : Dinner, Jun 14' })).toBeVisible();
  });

  it.each([
    [
      'that is not needed',
      [chili, { ...trout, status: 'NOT_NEEDED' as const }],
      'Chili',
      'Not needed: Trout',
    ],
    ['for a meal from outside the plan', [chili, { ...trout, date: '2030-06-16' }], 'Trout', 'Chili'],
  ])('is refused for a taken slot %s, with a message', async (_, meals, moved, taken) => {
    showTrip(meals);
    if (moved === 'Trout') await userEvent.click(await screen.findByRole('button', { name: 'Move Trout' }));
    else await pickUp(moved);
    const full = await screen.findByRole('button', { name: new RegExp(`^Taken by ${taken}: Dinner`) });
    act(() => full.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/^Dinner, Jun 1[34] is taken\. Choose another slot\.$/)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Moving a meal' })).toBeVisible();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['its own slot', () => userEvent.click(screen.getByRole('button', { name: 'Put back: Dinner, Jun 13' }))],
  ])('is cancelled by %s, and the focus returns to the start', async (_, cancel) => {
    showTrip([chili]);
    await pickUp('Chili');
    await cancel();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chili : Dinner, Jun 13' })).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Moving a meal' })).toBeNull();
  });

  it('is undone when another participant took the slot first, with a message', async () => {
    const theirs = mealAnswer('theirs', { type: 'LUNCH', name: 'Tacos', cook: JONAS });
    showTrip([chili], {
      mocks: [{ request: request('chili', {}), result: taken }],
      rereads: {
        data: {
          trip: { ...tripAnswer([]), meals: [chili, theirs].map((meal) => ({ ...meal, ingredients: [] })) },
        },
      },
    });
    await pickUp('Chili');
    await userEvent.click(screen.getByRole('button', { name: 'Move here: Lunch, Jun 13' }));
    expect(await screen.findByText('This slot already has a meal.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Chili : Dinner, Jun 13' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tacos : Lunch, Jun 13' })).toBeVisible();
  });

  it('works into a slot whose meal is empty', async () => {
    showTrip([chili, mealAnswer('left over', { type: 'LUNCH' })], { mocks: [moves(chili, {})] });
    await pickUp('Chili');
    await userEvent.click(screen.getByRole('button', { name: 'Move here: Lunch, Jun 13' }));
    expect(await screen.findByText('Meal moved')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Chili : Lunch, Jun 13' })).toBeVisible();
  });

  it('puts a meal from outside the plan into it', async () => {
    const outside = { ...trout, date: '2030-06-16' };
    showTrip([outside], { mocks: [moves(outside, {})] });
    const section = within(await screen.findByRole('region', { name: 'Outside the plan' }));
    await userEvent.click(section.getByRole('button', { name: 'Move Trout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move here: Lunch, Jun 13' }));
    expect(await screen.findByRole('button', { name: 'Trout : Lunch, Jun 13' })).toBeVisible();
    expect(screen.queryByText('Outside the plan')).toBeNull();
  });

  it('says where to look when no visible slot is free', async () => {
    const all = (['LUNCH', 'DINNER'] as const).flatMap((type) =>
      ['2030-06-13', '2030-06-14'].map((date) => mealAnswer(`${date} ${type}`, { date, type, name: type })),
    );
    showTrip([...all, { ...trout, date: '2030-06-16' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Trout' }));
    expect(await screen.findByText(/No free slot here\. Try other days\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('is not started by the URL once the trip is completed', async () => {
    showTrip([chili], { change: { isCompleted: true, viewerCan: ['VIEW'] }, query: '?move=chili' });
    expect(await screen.findByRole('button', { name: /^Chili :/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Moving a meal' })).toBeNull();
  });
});

describe('marking a day', () => {
  const inMenuOfPlan = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^More: .*Print/ }));
    await chooseInMenu(name);
  };
  const day = '2030-06-14';
  const marks = (status: 'NOT_NEEDED' | 'PLANNED'): MockLink.MockedResponse => {
    const meals = [{ ...trout, status }, mealAnswer('empty', { date: day, type: 'LUNCH', status })];
    return answerTo(
      MarkDayDocument,
      { input: { tripId: TRIP_ID, date: day, status } },
      {
        markDay: {
          meals: meals.map((meal) => ({ ...meal, ingredients: [] })),
          trip: { ...tripAnswer([chili, ...meals]), plannedMealCount: 1, totalMealCount: 2 },
        },
      },
    );
  };

  it('as not needed marks all of its slots, and takes it back', async () => {
    showTrip([chili, trout], { mocks: [marks('NOT_NEEDED'), marks('PLANNED')] });
    await inMenuOfPlan('Mark Friday as not needed');
    expect(await screen.findByText('Day marked as not needed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as needed: Lunch, Jun 14' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as needed: Dinner, Jun 14' })).toBeVisible();
    await inMenuOfPlan('Mark Friday as needed');
    expect(await screen.findByText('Day marked as needed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Trout : Dinner, Jun 14' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unassigned: assign Lunch, Jun 14' })).toBeVisible();
  });

  it('shows a failure', async () => {
    const request = {
      query: MarkDayDocument,
      variables: { input: { tripId: TRIP_ID, date: day, status: 'NOT_NEEDED' as const } },
    };
    showTrip([trout], { mocks: [{ request, result: { errors: [{ message: 'Not now.' }] } }] });
    await inMenuOfPlan('Mark Friday as not needed');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Trout : Dinner, Jun 14' })).toBeVisible();
  });
});
