import { inviteesFields } from '../people/inviteFields.ts';
import { newRecipeFields } from '../recipes/recipeFields.ts';
import { newIngredientFields } from '../shopping/ingredient/ingredientFields.ts';
import { assignMealFields, mealEditFields, UNASSIGNED } from './mealFields.ts';

describe('the assignment of a meal', () => {
  it.each([null, '', undefined])('asks for a cook when the choice is %p', (assignedToId) => {
    const { error } = assignMealFields.safeParse({ name: 'Chili', assignedToId });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please select who this meal is assigned to.',
    ]);
  });

  it('takes nobody yet as a choice', () => {
    expect(assignMealFields.parse({ name: ' Chili ', assignedToId: UNASSIGNED })).toMatchObject({
      name: 'Chili',
      assignedToId: null,
    });
  });
});

test.each([
  ['a meal', mealEditFields, 'instructions', 'There can be at most 60 steps.'],
  ['a recipe', newRecipeFields, 'instructions', 'There can be at most 60 steps.'],
  ['an ingredient', newIngredientFields, 'alternatives', 'There can be at most 20 alternatives.'],
  ['an invitation', inviteesFields, 'invitePhones', 'You can invite at most 99 people.'],
])('too many texts of %s are named as people say it', (_name, fields, field, message) => {
  const { error } = fields.safeParse({ [field]: new Array(101).fill('Stir') });
  expect(error?.issues).toContainEqual(expect.objectContaining({ path: [field], message }));
});
