import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { openMealMenu } from '../../../test/mealMenu.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { mealAnswer, TRIP_ID, tripAnswer } from '../../../test/answers/tripAnswers.ts';
import { SlotsOfTripDocument } from '../../plan/AssignMeal.generated.ts';
import { MarkDayDocument } from '../../plan/MarkDay.generated.ts';
import { UpdateMealDocument } from '../../plan/UpdateMeal.generated.ts';

const tacos = mealAnswer('tacos', { name: 'Fish tacos' });
const beans = mealAnswer('beans', { name: 'Bean tacos', position: 1 });
const BACK = 'Mark as needed: Dinner, Jun 13';

const marked = (status: 'PLANNED' | 'NOT_NEEDED') => [tacos, beans].map((meal) => ({ ...meal, status }));

const readAgain = (meals: readonly (typeof tacos)[]) =>
  answerTo(SlotsOfTripDocument, { tripId: TRIP_ID }, { trip: tripAnswer(meals) });

/** Answers to a mark of the slot, and to reading its dishes again. */
const change = (status: 'PLANNED' | 'NOT_NEEDED', more: object = {}): MockLink.MockedResponse[] => [
  answerTo(
    UpdateMealDocument,
    { input: { tripId: TRIP_ID, id: 'tacos', status, ...more } },
    { updateMeal: { meal: { ...tacos, status } } },
  ),
  readAgain(marked(status)),
];

describe('a slot with two dishes that is not needed', () => {
  it('has all of them marked at once, and Undo brings them back', async () => {
    showTrip([tacos, beans], { mocks: [...change('NOT_NEEDED', { wholeSlot: true }), ...change('PLANNED')] });
    const cell = await screen.findByRole('button', { name: /^Fish tacos with Bean tacos/ });
    act(() => cell.focus());
    fireEvent.keyDown(cell, { key: 'n' });
    expect(await screen.findByRole('button', { name: BACK })).toBeVisible();
    expect(await screen.findByText('Meal marked as not needed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Meal restored')).toBeVisible();
    expect(await screen.findByText('with Bean tacos')).toBeVisible();
  });

  it('is marked with its day, and Undo leaves what was not needed before', async () => {
    const lunch = mealAnswer('lunch', { type: 'LUNCH', name: 'Soup', status: 'NOT_NEEDED' });
    const input = { tripId: TRIP_ID, date: tacos.date, status: 'NOT_NEEDED', wholeSlots: true };
    const meals = [lunch, ...marked('NOT_NEEDED')];
    showTrip([lunch, tacos, beans], {
      mocks: [
        answerTo(
          MarkDayDocument,
          { input },
          {
            markDay: {
              meals: meals.map((meal) => ({ ...meal, ingredients: [] })),
              trip: { ...tripAnswer(meals), plannedMealCount: 1, totalMealCount: 4 },
            },
          },
        ),
        ...change('PLANNED').slice(0, 1),
        answerTo(
          UpdateMealDocument,
          { input: { tripId: TRIP_ID, id: 'beans', status: 'PLANNED' } },
          { updateMeal: { meal: beans } },
        ),
        readAgain([lunch, tacos, beans]),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: /^More: .*Print/ }));
    await chooseInMenu('Mark Thursday as not needed');
    expect(await screen.findByText('Day marked as not needed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('with Bean tacos')).toBeVisible();
    expect(await screen.findByText('Day marked as needed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as needed: Lunch, Jun 13' })).toBeVisible();
  });

  it('is marked with its day, and Undo passes over a meal that somebody deleted', async () => {
    const input = { tripId: TRIP_ID, date: tacos.date, status: 'NOT_NEEDED', wholeSlots: true };
    const gone = { errors: [{ message: 'Meal not found.', extensions: { code: 'NOT_FOUND' } }] };
    const restored = { input: { tripId: TRIP_ID, id: 'tacos', status: 'PLANNED' } };
    showTrip([tacos, beans], {
      mocks: [
        answerTo(
          MarkDayDocument,
          { input },
          {
            markDay: {
              meals: marked('NOT_NEEDED').map((meal) => ({ ...meal, ingredients: [] })),
              trip: { ...tripAnswer(marked('NOT_NEEDED')), plannedMealCount: 0, totalMealCount: 4 },
            },
          },
        ),
        answerTo(UpdateMealDocument, restored, {}, { result: gone }),
        answerTo(
          UpdateMealDocument,
          { input: { ...restored.input, id: 'beans' } },
          { updateMeal: { meal: beans } },
        ),
        readAgain([tacos, beans]),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: /^More: .*Print/ }));
    await chooseInMenu('Mark Thursday as not needed');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Day marked as needed')).toBeVisible();
    expect(screen.queryByText('Not undone')).toBeNull();
  });

  it('stays if somebody else added its second dish, which is not seen here yet', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const refused = {
      errors: [{ message: 'This slot has several dishes.', extensions: { code: 'CONFLICT' } }],
    };
    const input = { tripId: TRIP_ID, id: 'tacos', status: 'NOT_NEEDED' };
    showTrip([tacos], { mocks: [answerTo(UpdateMealDocument, { input }, {}, { result: refused })] });
    await openMealMenu('Fish tacos');
    await chooseInMenu('Not Needed');
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: /^Fish tacos/ })).toBeVisible();
    expect(screen.queryByText('Meal marked as not needed')).toBeNull();
  });
});
