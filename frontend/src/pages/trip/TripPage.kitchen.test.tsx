import type { ApolloCache } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { ingredientAnswer, JONAS, mealAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { stopTime } from '../../../test/stopTime.ts';

const NUTS = { kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' } as const;
const GLUTEN = { kind: 'CONTENT', value: 'gluten', strictness: 'ALLERGY' } as const;
const VEGAN = { kind: 'DIET', value: 'vegan', strictness: 'DIET' } as const;
const eaters = [
  eaterAnswer('jonas', JONAS, { avoids: [NUTS] }),
  eaterAnswer('ben', { id: VIEWER.id, name: 'Ben' }, { isCompanion: true, avoids: [VEGAN] }),
];
const FRY = ['Fry the cod for 8 minutes.', 'Serve.'];
const WARM = ['Warm the beans.'];
const tacos = { ...mealAnswer('tacos', { name: 'Fish tacos' }), instructions: FRY };
const beans = {
  ...mealAnswer('beans', {
    name: 'Bean tacos',
    position: 1,
    isInstead: true,
    forWhom: { eaterIds: ['ben'], group: null, cannotEat: 'Fish' },
  }),
  instructions: WARM,
};
const lunch = mealAnswer('lunch', { type: 'LUNCH', name: 'Soup' });
const rawCod = ingredientAnswer('cod', 'tacos', { name: 'Cod' });
const rawBeans = ingredientAnswer('black', 'beans', { name: 'Black beans', isLeftOut: true });

function cook(query: string) {
  return showTrip([tacos, beans, lunch], {
    change: { eaters },
    ingredients: [rawCod, rawBeans],
    query,
    mocks: [
      ...sheetAnswers(tacos, { ingredients: [rawCod], instructions: FRY }),
      ...sheetAnswers(beans, { ingredients: [rawBeans], instructions: WARM }),
      ...sheetAnswers(lunch),
    ],
  });
}

/** By somebody else. */
async function moveSoup(cache: ApolloCache) {
  await act(async () => {
    cache.modify({ id: 'Meal:lunch', fields: { date: () => '2030-06-14' } });
  });
}

const kitchenOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => localStorage.clear());

describe('the kitchen view of a slot with two dishes', () => {
  it('has both as chapters, each with the allergies of those who get it', async () => {
    cook('?cook=tacos');
    const fish = await kitchenOf('Fish tacos');
    expect(fish.getByText('Jonas: allergic to tree nuts.')).toBeVisible();
    expect(fish.getByRole('checkbox', { name: 'Cod' })).toBeVisible();
    const chapters = within(fish.getByRole('navigation', { name: 'Dishes' })).getAllByRole('button');
    expect(chapters.map(({ textContent }) => textContent)).toEqual(['Fish tacos', 'Bean tacos']);
    await userEvent.click(fish.getByRole('button', { name: 'Bean tacos' }));
    const bean = await kitchenOf('Bean tacos');
    expect(bean.getByText('Ben: vegan.')).toBeVisible();
    expect(bean.getByRole('checkbox', { name: 'Black beans left out' })).toBeVisible();
    expect(bean.getByRole('button', { name: 'Bean tacos', current: true })).toBeVisible();
  });

  it('goes on with the next dish, and ends after the last one', async () => {
    cook('?cook=tacos');
    const fish = await kitchenOf('Fish tacos');
    await userEvent.click(fish.getByRole('button', { name: /^Next: Fry/ }));
    await userEvent.click(fish.getByRole('button', { name: /^Next: Serve/ }));
    await userEvent.click(fish.getByRole('button', { name: 'Next: Bean tacos' }));
    const bean = await kitchenOf('Bean tacos');
    expect(bean.getByRole('heading', { name: 'Ingredients' })).toHaveFocus();
    await userEvent.click(bean.getByRole('button', { name: /^Next: Warm/ }));
    await userEvent.click(bean.getByRole('button', { name: 'Done' }));
    await screen.findByRole('grid');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rings for the other dish, and leads to the step of its timer', async () => {
    const user = stopTime();
    cook('?cook=tacos');
    const fish = await kitchenOf('Fish tacos');
    await user.click(fish.getByRole('button', { name: /^Next: Fry/ }));
    await user.click(fish.getByRole('button', { name: 'Start timer: 8 minutes' }));
    await user.click(fish.getByRole('button', { name: 'Bean tacos' }));
    const bean = await kitchenOf('Bean tacos');
    const timer = await bean.findByRole('button', { name: /^Fish tacos, step 1: 8:00/ });
    act(() => jest.advanceTimersByTime(8 * 60_000));
    expect(bean.getByText('Time is up: 8 minutes, Fish tacos, step 1.')).toBeInTheDocument();
    await user.click(timer);
    const back = await kitchenOf('Fish tacos');
    expect(back.getByRole('heading', { name: /^Step 1 of 2/ })).toBeVisible();
  });

  it('is that of the dish alone in another slot', async () => {
    cook('?cook=lunch');
    const soup = await kitchenOf('Soup');
    expect(soup.queryByRole('navigation')).toBeNull();
  });
});

it.each([
  ['its X', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Back', () => act(async () => window.history.back())],
])('the kitchen that was opened from a sheet leads back to it by %s', async (_by, leave) => {
  cook('?ingredients=tacos');
  const sheet = within(await screen.findByRole('dialog', { name: 'Fish tacos' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Cook' }));
  expect(await screen.findByRole('button', { name: /^Next: Fry/ })).toBeVisible();
  await leave();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Next: Fry/ })).toBeNull());
  expect(await screen.findByRole('button', { name: 'Cook' })).toBeVisible();
});

it.each([
  ['its X', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Back', () => act(async () => window.history.back())],
])(
  'the kitchen that was opened from a slot leads by %s to the meal that moved meanwhile',
  async (_by, leave) => {
    const { cache } = cook('?assign=2030-06-13.lunch');
    const sheet = within(await screen.findByRole('dialog', { name: 'Soup' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Cook' }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    await moveSoup(cache);
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Soup' })).toBeVisible();
  },
);

it('the sheet of a slot follows its meal to another one', async () => {
  const { cache } = cook('?assign=2030-06-13.lunch');
  const sheet = within(await screen.findByRole('dialog', { name: 'Soup' }));
  // Later answers would move it back.
  await sheet.findByText('No ingredients yet.');
  await sheet.findByText('No recipe details available for this meal yet.');
  await moveSoup(cache);
  expect(await sheet.findByText(/Jun 14/)).toBeVisible();
  await userEvent.click(await sheet.findByRole('button', { name: 'Add a dish' }));
  expect(await screen.findByRole('dialog', { name: 'Add a dish' })).toHaveTextContent('Lunch, Jun 14');
});

it('the sheet of a dish leads to the other dishes of its slot, and shows which one it is', async () => {
  cook('?ingredients=tacos');
  const fish = within(await screen.findByRole('dialog', { name: 'Fish tacos' }));
  const dishes = within(fish.getByRole('navigation', { name: 'Dishes' }));
  expect(dishes.getByRole('button', { current: true })).toHaveTextContent('Fish tacos');
  await userEvent.click(dishes.getByRole('button', { name: /^Bean tacos/ }));
  const bean = within(await screen.findByRole('dialog', { name: 'Bean tacos' }));
  expect(bean.getByRole('button', { name: /^Bean tacos/, current: true })).toBeVisible();
});

it('a step says first what is taken instead of a food that it names, in the kitchen and in the sheet', async () => {
  const instructions = ['Serve with the bread.'];
  const eggs = { ...mealAnswer('eggs', { name: 'Eggs', ingredientCount: 1 }), instructions };
  const bread = ingredientAnswer('i1', 'eggs', {
    name: 'Bread',
    alternatives: ['corn tortillas'],
    selectedAlternative: 1,
  });
  const show = (query: string) =>
    showTrip([eggs], {
      ingredients: [bread],
      query,
      mocks: sheetAnswers(eggs, { ingredients: [bread], instructions }),
    });
  const { unmount } = show('?ingredients=eggs');
  const sheet = within(await screen.findByRole('dialog', { name: 'Eggs' }));
  const inSheet = await sheet.findByText('Corn tortillas instead of bread.');
  expect(inSheet).toBeVisible();
  expect(inSheet.parentElement).toHaveTextContent('Corn tortillas instead of bread.Serve with the bread.');
  unmount();
  show('?cook=eggs');
  const dialog = await kitchenOf('Eggs');
  await userEvent.click(dialog.getByRole('button', { name: 'Next: Serve with the bread' }));
  expect(dialog.getByText('Corn tortillas instead of bread.')).toBeVisible();
  expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Step 1 of 1 Corn tortillas instead of bread. Serve with the bread.',
  );
});

describe('a separate plate', () => {
  const BOIL = ['Boil the spaghetti.', 'Grate the cheese.'];
  const pasta = { ...mealAnswer('pasta', { name: 'Pasta', ingredientCount: 2 }), instructions: BOIL };
  const spaghetti = ingredientAnswer('i1', 'pasta', { name: 'spaghetti' });
  const own = ingredientAnswer('i2', 'pasta', {
    name: 'Gluten-free spaghetti',
    apartOfId: 'i1',
    apartEaterIds: ['ben'],
  });
  const rice = { ...own, id: 'i3', name: 'Rice noodles', apartEaterIds: ['jonas'] };
  const plateEaters = [
    eaterAnswer('jonas', JONAS, { avoids: [GLUTEN] }),
    eaterAnswer('ben', { id: VIEWER.id, name: 'Ben' }, { isCompanion: true, avoids: [VEGAN, NUTS] }),
  ];
  const rows = [spaghetti, own, rice];

  function show(query: string, change = {}) {
    return showTrip([pasta], {
      change: { eaters: plateEaters, ...change },
      ingredients: rows,
      query,
      mocks: sheetAnswers(pasta, { ingredients: rows, instructions: BOIL }),
    });
  }

  it('says in the kitchen whose it is, and to keep the portion apart to the end, with a pan of its own for an allergy', async () => {
    show('?cook=pasta');
    const dialog = await kitchenOf('Pasta');
    expect(
      await dialog.findByRole('checkbox', { name: 'Gluten-free spaghetti for Ben, on a separate plate' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Next: Boil/ }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    const own = 'For Ben: own portion, apart from the rest. For Jonas: own bowl, pan, oil, water and tools.';
    expect(
      dialog.getByText(
        `Keep apart for Ben: gluten-free spaghetti. Keep apart for Jonas: rice noodles. ${own}`,
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Next: Grate/ }));
    expect(dialog.getByText(own)).toBeVisible();
  });

  it('says the same in the sheet', async () => {
    show('?ingredients=pasta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pasta' }));
    expect(await dialog.findByText('for Ben, on a separate plate')).toBeVisible();
    expect(await dialog.findByText(/^Keep apart for Ben: gluten-free spaghetti\./)).toBeVisible();
  });

  it('is for nobody while they are away', async () => {
    const away = {
      __typename: 'AttendanceException' as const,
      eaterId: 'ben',
      date: pasta.date,
      type: pasta.type,
      attends: false,
    };
    show('?cook=pasta', { attendanceExceptions: [away] });
    const dialog = await kitchenOf('Pasta');
    expect(dialog.getByRole('checkbox', { name: 'Gluten-free spaghetti' })).toBeVisible();
  });
});

describe('batches', () => {
  const BATCHES =
    'Cook this in 2 batches of 4 portions, each with half of every ingredient: one batch fits into a 12-inch skillet. Or use 2 skillets at once.';
  const steps = [BATCHES, 'Fry the cod for 8 minutes.', 'Serve.'];
  const cod = ingredientAnswer('cod', 'tacos', { name: 'Cod', quantity: '2', unit: 'lb' });

  function show(query: string) {
    return showTrip([{ ...tacos, instructions: steps }], {
      ingredients: [cod],
      query,
      mocks: sheetAnswers(tacos, { ingredients: [cod], instructions: steps }),
    });
  }

  it('are told in the kitchen, which has their amounts once they are chosen, and are no step', async () => {
    show('?cook=tacos');
    const dialog = await kitchenOf('Fish tacos');
    expect(dialog.getByText(BATCHES)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: '2 lb Cod' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Amounts for' }), 'each of 2 pans');
    expect(dialog.getByRole('checkbox', { name: '1 lb Cod' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Next: Fry/ }));
    expect(dialog.getByRole('heading', { name: /^Step 1 of 2/ })).toBeVisible();
  });

  it.each([
    ['Ben', 'ben', /^2 lb Tofu for Ben/],
    ['somebody who has left', 'left', '2 lb Tofu'],
  ])('do not divide a separate plate of %s', async (_, eaterId, tofu) => {
    const rows = [cod, { ...cod, id: 'tofu', name: 'Tofu', apartOfId: 'cod', apartEaterIds: [eaterId] }];
    showTrip([{ ...tacos, instructions: steps }], {
      change: { eaters },
      ingredients: rows,
      query: '?cook=tacos',
      mocks: sheetAnswers(tacos, { ingredients: rows, instructions: steps }),
    });
    const dialog = await kitchenOf('Fish tacos');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Amounts for' }), 'each of 2 pans');
    expect(dialog.getByRole('checkbox', { name: /^1 lb Cod/ })).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: tofu })).toBeVisible();
  });

  it('stand above the steps of the sheet, without a number', async () => {
    show('?ingredients=tacos');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fish tacos' }));
    expect(await dialog.findByText(BATCHES)).toBeVisible();
    expect(dialog.getByText('Serve.').closest('li')).toHaveTextContent(/^2/);
  });
});
