import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answers/answerTo.ts';
import { chooseInMenu } from '../../../../test/chooseInMenu.ts';
import { mealAnswer, TRIP_ID, tripAnswer } from '../../../../test/answers/tripAnswers.ts';
import { openMealMenu } from '../../../../test/mealMenu.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { FillMealDocument, TakeRecipeOutDocument } from '../../../recipes/pick/FillMeal.generated.ts';

const OATS = mealAnswer('oats', { type: 'BREAKFAST', name: 'Oats' });
const TYPES = { endDate: '2030-06-15', mealTypes: ['BREAKFAST' as const, 'LUNCH' as const] };

const copyOn = (id: string, date: string, meals: readonly (typeof OATS)[]) => {
  const meal = mealAnswer(id, { type: 'BREAKFAST', name: 'Oats', date });
  return answerTo(
    FillMealDocument,
    { input: { slot: { tripId: TRIP_ID, date, type: 'BREAKFAST' }, recipeId: 'oats' } },
    {
      fillMeal: {
        meal: { ...meal, recipe: null, instructions: [], recipeVersion: 1, ingredients: [] },
        trip: { ...tripAnswer([...meals, meal], TYPES), items: [] },
      },
    },
  );
};

async function openCopy() {
  await openMealMenu('Oats');
  await chooseInMenu('Copy to other meals');
  return within(await screen.findByRole('dialog', { name: 'Copy Oats' }));
}

it('copies a dish to several meals at once, those of its kind first, with one Undo', async () => {
  const friday = mealAnswer('fri', { type: 'BREAKFAST', name: 'Oats', date: '2030-06-14' });
  const takenOut = ['fri', 'sat'].map((id) =>
    answerTo(
      TakeRecipeOutDocument,
      { input: { id, tripId: TRIP_ID } },
      { deleteMeal: { id, trip: { ...tripAnswer([OATS], TYPES), plannedMealCount: 1, totalMealCount: 6 } } },
    ),
  );
  showTrip([OATS], {
    change: TYPES,
    mocks: [copyOn('fri', '2030-06-14', [OATS]), copyOn('sat', '2030-06-15', [OATS, friday]), ...takenOut],
  });
  const dialog = await openCopy();
  expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Breakfast, Jun 14',
    'Breakfast, Jun 15',
    'Lunch, Jun 13',
    'Lunch, Jun 14',
    'Lunch, Jun 15',
  ]);
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Breakfast, Jun 14' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Breakfast, Jun 15' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy to 2 meals' }));
  expect(await screen.findByText('Oats copied')).toBeVisible();
  expect(screen.getByText('Breakfast, Jun 14 and Breakfast, Jun 15')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Oats : Breakfast, Jun 15' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Oats : Breakfast, Jun 14' })).toBeNull();
});

it('stays open with what could not be copied', async () => {
  const refused = {
    request: {
      query: FillMealDocument,
      variables: {
        input: {
          slot: { tripId: TRIP_ID, date: '2030-06-15', type: 'BREAKFAST' as const },
          recipeId: 'oats',
        },
      },
    },
    error: new Error('offline'),
  };
  showTrip([OATS], { change: TYPES, mocks: [copyOn('fri', '2030-06-14', [OATS]), refused] });
  const dialog = await openCopy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Breakfast, Jun 14' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Breakfast, Jun 15' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy to 2 meals' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: 'Breakfast, Jun 14' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Copy to 1 meal' })).toBeEnabled();
});

it('says when there is nothing to copy to', async () => {
  showTrip([OATS], { change: { endDate: '2030-06-13', mealTypes: ['BREAKFAST'] } });
  const dialog = await openCopy();
  expect(dialog.getByText('No other meal is open.')).toBeVisible();
});
