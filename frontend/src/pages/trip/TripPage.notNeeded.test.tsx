import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { openMealMenu } from '../../../test/mealMenu.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
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

async function ask(name = 'Mark Thursday dinner as not needed?') {
  return within(await screen.findByRole('alertdialog', { name }));
}

describe('a slot with two dishes that is not needed', () => {
  it('asks once, marks all of them, and Undo brings them back', async () => {
    showTrip([tacos, beans], { mocks: [...change('NOT_NEEDED', { wholeSlot: true }), ...change('PLANNED')] });
    await openMealMenu('Fish tacos with Bean tacos');
    await chooseInMenu('Not Needed');
    const question = await ask();
    expect(question.getByText(/^Fish tacos and Bean tacos$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Not Needed' }));
    expect(await screen.findByRole('button', { name: BACK })).toBeVisible();
    expect(await screen.findByText('Meal marked as not needed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Meal restored')).toBeVisible();
    expect(await screen.findByText('with Bean tacos')).toBeVisible();
  });

  it('stays as it is on Cancel, also asked from the keyboard', async () => {
    showTrip([tacos, beans]);
    const cell = await screen.findByRole('button', { name: /^Fish tacos with/ });
    act(() => cell.focus());
    fireEvent.keyDown(cell, { key: 'n' });
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('with Bean tacos')).toBeVisible();
  });

  it('offers to move its dishes instead', async () => {
    showTrip([tacos, beans], { mocks: sheetAnswers(tacos) });
    await openMealMenu('Fish tacos with Bean tacos');
    await chooseInMenu('Not Needed');
    await userEvent.click((await ask()).getByRole('button', { name: 'Move them to another meal' }));
    expect(await screen.findByRole('button', { name: 'Move here: Dinner, Jun 14' })).toBeVisible();
  });

  it('is asked about with its day, and Undo leaves what was not needed before', async () => {
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
        readAgain(meals),
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
    const question = await ask('Mark Thursday as not needed?');
    expect(question.getByText(/^Fish tacos and Bean tacos$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Not Needed' }));
    expect(await screen.findByText('Day marked as not needed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('with Bean tacos')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as needed: Lunch, Jun 13' })).toBeVisible();
  });
});
