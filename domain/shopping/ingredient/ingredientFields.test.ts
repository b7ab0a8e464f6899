import { ingredientChangeFields, newIngredientFields } from './ingredientFields.ts';

const ANA = '0190b000-0000-7000-8000-0000000000b3';
const JONAS = '0190b000-0000-7000-8000-0000000000b2';

test.each([
  ['neither name', {}, undefined],
  ['assignedToId', { assignedToId: ANA }, { id: ANA, field: 'assignedToId' }],
  ['assignedTo', { assignedTo: ANA }, { id: ANA, field: 'assignedTo' }],
  ['null', { assignedTo: null }, { id: null, field: 'assignedTo' }],
  ['both names', { assignedToId: null, assignedTo: JONAS }, { id: null, field: 'assignedToId' }],
])('the assignee of a change is read from %s', (_name, sent, assignee) => {
  expect(ingredientChangeFields.parse({ name: 'Rice', ...sent })).toEqual({ name: 'Rice', assignee });
});

test.each(['assignedToId', 'assignedTo'])('an invalid id is refused with the field %s', (field) => {
  const { error } = ingredientChangeFields.safeParse({ [field]: 'Ana' });
  expect(error?.issues).toMatchObject([{ path: [field], message: 'Assignee is not a valid id.' }]);
});

test.each([
  ['x'.repeat(121), 'Part can have at most 120 characters.'],
  [3, 'Part has to be text.'],
])('the part %j is refused', (part, message) => {
  for (const fields of [newIngredientFields, ingredientChangeFields])
    expect(fields.safeParse({ name: 'Butter', part }).error?.issues).toMatchObject([
      { path: ['part'], message },
    ]);
});
