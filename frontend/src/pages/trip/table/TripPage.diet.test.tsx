import { screen, within } from '@testing-library/react';
import { sheetAnswers } from '../../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import { ingredientAnswer, mealAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';

const MAYA = eaterAnswer('e1', VIEWER);

describe("a meal that conflicts with the group's restrictions", () => {
  it('shows it in the plan', async () => {
    showTrip(
      [mealAnswer('m1', { name: 'Cedar-plank trout' }), mealAnswer('m2', { name: 'Rice', type: 'LUNCH' })],
      {
        change: { dietaryRestrictions: ['vegan'], eaters: [MAYA] },
        ingredients: [
          ingredientAnswer('i1', 'm1', { name: 'Trout' }),
          ingredientAnswer('i2', 'm2', { name: 'Rice' }),
        ],
      },
    );
    expect(await screen.findByText('No trout on this trip')).toBeVisible();
    expect(screen.getAllByText(/on this trip$/)).toHaveLength(1);
  });

  it('shows it above the ingredients, for the chosen alternative', async () => {
    const ingredients = [
      ingredientAnswer('i1', 'm1', { name: 'Trout' }),
      ingredientAnswer('i2', 'm1', { name: 'Lemons' }),
      ingredientAnswer('i3', 'm1', { name: 'Butter', alternatives: ['Olive oil'], selectedAlternative: 1 }),
    ];
    const meal = mealAnswer('m1', { name: 'Cedar-plank trout' });
    showTrip([meal], {
      change: { dietaryRestrictions: ['vegan'], eaters: [MAYA] },
      ingredients,
      query: '?ingredients=m1',
      mocks: sheetAnswers(meal, { ingredients }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cedar-plank trout' }));
    expect(await dialog.findByText('Nobody here eats trout.')).toBeVisible();
    expect(dialog.getAllByText(/Nobody here eats/)).toHaveLength(1);
  });

  it("is marked by the server's reading, without parsing the text again", async () => {
    const fish = { kind: 'CONTENT', value: 'fish', strictness: 'ALLERGY' } as const;
    showTrip([mealAnswer('m1', { name: 'Cedar-plank trout' })], {
      change: {
        dietaryRestrictions: ['words that only the server reads'],
        eaters: [MAYA],
        rules: [{ __typename: 'EaterAvoid', ...fish }],
      },
      ingredients: [ingredientAnswer('i1', 'm1', { name: 'Trout' })],
    });
    expect(await screen.findByText('No trout on this trip')).toBeVisible();
  });

  it('is not marked for a group without restrictions', async () => {
    showTrip([mealAnswer('m1', { name: 'Cedar-plank trout' })], {
      ingredients: [ingredientAnswer('i1', 'm1', { name: 'Trout' })],
    });
    expect(await screen.findByText('Cedar-plank trout')).toBeVisible();
    expect(screen.queryByText(/on this trip$/)).toBeNull();
  });
});
