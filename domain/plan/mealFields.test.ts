import { assignMealFields, UNASSIGNED } from './mealFields.ts';

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
