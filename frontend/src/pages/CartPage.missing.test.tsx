import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answers/answerTo.ts';
import { chooseEntry } from '../../test/chooseEntry.ts';
import {
  amountAnswer,
  ANA,
  ingredientAnswer,
  mealAnswer,
  TRIP_ID,
  VIEWER,
} from '../../test/answers/tripAnswers.ts';
import { TABLE } from '../../test/answers/verdictAnswers.ts';
import { showCart } from '../../test/showCart.tsx';
import { PlanShoppingDocument } from '../shopping/days/PlanShopping.generated.ts';
import { AnswerStapleDocument, StapleAnswersDocument } from '../shopping/home/Staples.generated.ts';
import { MarkUnavailableDocument, TakeInsteadDocument } from '../shopping/missing/Missing.generated.ts';

const FLOUR = ingredientAnswer('i1', 'm1', { name: 'Buckwheat flour', quantity: '500', unit: 'g' });
const SALT = ingredientAnswer('i2', 'm1', { name: 'Kosher salt', quantity: '1', unit: 'tsp' });
const assignedTo = { __typename: 'Participant' as const, id: ANA.id, name: ANA.name, isViewer: false };
const MEALS = [
  { ...mealAnswer('m1', { name: 'Pancakes', assignedToId: ANA.id, assignedTo }), ingredients: [FLOUR, SALT] },
];
const REMEMBERED = answerTo(
  StapleAnswersDocument,
  {},
  {
    stapleAnswers: [
      {
        __typename: 'RememberedStaple' as const,
        food: 'salt',
        answer: 'HAVE',
        at: '2030-01-01T12:00:00.000Z',
      },
    ],
  },
);

function marking(kind: 'LEFT_OUT' | 'ASKED' | 'NOT_HERE', more: { message?: string; shop?: string } = {}) {
  const { message = '', shop = '' } = more;
  return answerTo(
    MarkUnavailableDocument,
    { input: { tripId: TRIP_ID, ids: ['i1'], kind, message, shop } },
    {
      markUnavailable: {
        ingredients: [
          {
            __typename: 'Ingredient' as const,
            id: 'i1',
            purchased: false,
            isLeftOut: kind === 'LEFT_OUT',
            unavailable: {
              __typename: 'Unavailable' as const,
              kind,
              by: VIEWER.id,
              at: '2030-06-12T12:00:00.000Z',
              message: message || null,
              shop: shop || null,
              asked: kind === 'ASKED' ? ANA.id : null,
            },
          },
        ],
      },
    },
  );
}

function taking(name: string, purchased = true) {
  const row = {
    ...FLOUR,
    purchased,
    purchasedAt: purchased ? '2030-06-12T12:00:00.000Z' : null,
    purchasedBy: purchased
      ? { __typename: 'Participant' as const, id: VIEWER.id, name: 'Maya', isViewer: true }
      : null,
    mergedAs: null,
    alternatives: purchased ? [name] : [],
    selectedAlternative: purchased ? 1 : 0,
    version: 2,
  };
  return answerTo(
    TakeInsteadDocument,
    { input: { tripId: TRIP_ID, ids: ['i1'], name, purchased } },
    { takeInstead: { ingredients: [row], meals: [] } },
  );
}

async function cannotFind() {
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Buckwheat flour' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I can’t find it' }));
  return screen.findByRole('dialog', { name: 'No buckwheat flour?' });
}

describe('what cannot be found', () => {
  it('is replaced by what the shelf has', async () => {
    showCart({ meals: MEALS, mocks: [REMEMBERED, taking('gluten-free flour')] });
    const dialog = await cannotFind();
    expect(within(dialog).getByText('500 g for 1 meal')).toBeVisible();
    expect(await within(dialog).findByRole('radio', { name: /Gluten-free flour/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take gluten-free flour' }));
    expect(await screen.findByText('Gluten-free flour instead of Buckwheat flour')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'gluten-free flour' })).toBeChecked();
  });

  it('is in the cart once something is taken instead, also what could be at home, until that is taken back', async () => {
    showCart({
      meals: MEALS,
      mocks: [REMEMBERED, taking('Balsamic vinegar'), taking('Buckwheat flour', false)],
    });
    const dialog = within(await cannotFind());
    await dialog.findByRole('radio', { name: /Gluten-free flour/ });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Something different' }), 'Balsamic vinegar');
    await userEvent.click(dialog.getByRole('button', { name: 'Take Balsamic vinegar' }));
    expect(await screen.findByRole('checkbox', { name: 'Balsamic vinegar' })).toBeChecked();
    expect(screen.getByRole('button', { name: /^Check at home: 1 item/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: 'Buckwheat flour' })).not.toBeChecked();
  });

  it('is replaced by what is typed, also where something is offered', async () => {
    showCart({ meals: MEALS, mocks: [REMEMBERED, taking('Oat flour')] });
    const dialog = within(await cannotFind());
    const offered = await dialog.findByRole('radio', { name: /Gluten-free flour/ });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Something different' }), 'Oat flour');
    expect(offered).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Take Oat flour' }));
    expect(await screen.findByText('Oat flour instead of Buckwheat flour')).toBeVisible();
  });

  it('asks first if somebody cannot eat what is typed, and takes a double click for one', async () => {
    showCart({ meals: MEALS, mocks: [REMEMBERED], change: TABLE });
    const dialog = within(await cannotFind());
    await dialog.findByRole('radio', { name: /Gluten-free flour/ });
    const typed = dialog.getByRole('textbox', { name: 'Something different' });
    await userEvent.type(typed, 'wheat flour');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Take wheat flour' }));
    expect(await dialog.findByText(/^Wheat flour is not for Ana.*Take it anyway\?$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Take it anyway' })).toBeEnabled();
  });

  it('is replaced by an offer that is chosen after something was typed', async () => {
    showCart({ meals: MEALS, mocks: [REMEMBERED] });
    const dialog = within(await cannotFind());
    const offered = await dialog.findByRole('radio', { name: /Gluten-free flour/ });
    const typed = dialog.getByRole('textbox', { name: 'Something different' });
    await userEvent.type(typed, 'Oat flour');
    await userEvent.click(offered);
    expect(typed).toHaveValue('');
    expect(dialog.getByRole('button', { name: 'Take gluten-free flour' })).toBeEnabled();
  });

  it('is left out, shown apart, and can be taken back', async () => {
    showCart({ meals: MEALS, mocks: [REMEMBERED, marking('LEFT_OUT', { message: 'Sold out' })] });
    const dialog = await cannotFind();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Leave it out/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Tell the cooks/ }), 'Sold out');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Left out: 1 item' }));
    expect(screen.getByText('left out by You')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: Buckwheat flour' })).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: 'Buckwheat flour' })).toBeNull();
  });

  it('waits for the cook, who is asked', async () => {
    showCart({ meals: MEALS, mocks: [REMEMBERED, marking('ASKED')] });
    const dialog = await cannotFind();
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Ask the cook/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: `Ask ${ANA.name}` }));
    const line = await screen.findByRole('checkbox', { name: 'Buckwheat flour' });
    expect(line).not.toBeChecked();
    expect(line).toHaveAccessibleDescription(new RegExp(`asked ${ANA.name}`));
  });

  it('stays on the list with the shop that does not have it', async () => {
    showCart({ meals: MEALS, mocks: [REMEMBERED, marking('NOT_HERE', { shop: 'Safeway' })] });
    const dialog = await cannotFind();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Not in this shop/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Shop/ }), 'Safeway');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it on the list' }));
    const line = await screen.findByRole('checkbox', { name: 'Buckwheat flour' });
    expect(line).toHaveAccessibleDescription(/not at Safeway/);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    // Cast: the media query hook reads only these fields of a MediaQueryList.
    jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  });

  it.each([
    [/Ask the cook/, 'ASKED', `Ask ${ANA.name}`, `asked ${ANA.name}`],
    [/Not in this shop/, 'NOT_HERE', 'Keep it on the list', 'you couldn’t find it'],
  ] as const)('%s leads back to the list', async (choice, kind, button, mark) => {
    showCart({ meals: MEALS, mocks: [REMEMBERED, marking(kind)] });
    const dialog = within(await cannotFind());
    await userEvent.click(await dialog.findByRole('radio', { name: choice }));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Buckwheat flour' })).toHaveAccessibleDescription(
      new RegExp(mark),
    );
    expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(kind === 'NOT_HERE' ? 1 : 0);
  });
});

describe('staples', () => {
  it('are checked at home first, and off the list if somebody has them', async () => {
    const answering = (answer: 'HAVE' | null) =>
      answerTo(
        AnswerStapleDocument,
        { input: { tripId: TRIP_ID, ids: ['i2'], answer } },
        {
          answerStaple: {
            ingredients: [
              {
                __typename: 'Ingredient' as const,
                id: 'i2',
                staple: answer && {
                  __typename: 'StapleAnswer' as const,
                  answer,
                  by: VIEWER.id,
                  at: '2030-06-12T12:00:00.000Z',
                },
              },
            ],
          },
        },
      );
    showCart({ meals: MEALS, mocks: [REMEMBERED, answering('HAVE'), answering(null)] });
    const section = await screen.findByRole('region', { name: 'Check at home' });
    expect(within(section).queryByRole('button', { name: /^Have it/ })).toBeNull();
    await userEvent.click(
      within(section).getByRole('button', { name: 'Check at home: 1 item. Kosher salt' }),
    );
    expect(await within(section).findByText('1 tsp, You had it last time')).toBeVisible();
    const have = within(section).getByRole('button', { name: 'Have it: Kosher salt' });
    // Of a double click on the one that stood here.
    fireEvent.click(have, { detail: 2 });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(screen.queryByText('At home: Kosher salt')).toBeNull();
    // Of quick clicks at one place.
    fireEvent.click(have, { detail: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'At home: 1 item' }));
    expect(screen.getByText('at home: You have it')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Check at home' })).toBeNull();
    expect(await screen.findByText('At home: Kosher salt')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Check at home' })).toBeVisible();
  });
});

describe('meals that the trip dropped or does not need', () => {
  it.each([
    ['of a day after it', { date: '2030-06-15' }, 'for Chili, Jun 15'],
    ['not needed', { status: 'NOT_NEEDED' as const }, 'for Chili, Jun 13'],
  ])('are off the list, in a part of their own: %s', async (_, off, text) => {
    const meal = (id: string, change: Partial<Parameters<typeof mealAnswer>[1]>) => ({
      ...mealAnswer(id, { name: 'Chili', ...change }),
      ingredients: [
        ingredientAnswer(`${id}i`, id, { name: 'Carrots', quantity: '7', amount: amountAnswer('7', null) }),
      ],
    });
    showCart({ meals: [meal('m1', {}), meal('m2', off)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Not needed: 1 item' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Carrots' })).toHaveAccessibleDescription(
      /Chili.*7.*Unassigned/,
    );
  });
});

describe('shopping days', () => {
  const onDays = (days: string[]) => ({
    __typename: 'ShoppingPlan' as const,
    equipment: 'COOLER' as const,
    days,
  });

  it('are a filter of the list', async () => {
    const later = mealAnswer('m2', { date: '2030-06-15', name: 'Salad' });
    const meals = [
      { ...mealAnswer('m1'), ingredients: [FLOUR] },
      { ...later, ingredients: [ingredientAnswer('i3', 'm2', { name: 'Baby spinach' })] },
    ];
    const plan = onDays(['2030-06-12', '2030-06-14']);
    showCart({ meals, change: { shoppingPlan: plan, endDate: '2030-06-15' } });
    const days = await screen.findByRole('combobox', { name: 'Shopping day' });
    await userEvent.selectOptions(days, 'Fri, Jun 14: 1 left');
    expect(window.location.search).toBe('?day=2030-06-14');
    expect(await screen.findByRole('checkbox', { name: 'Baby spinach' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Buckwheat flour' })).toBeNull();
    await userEvent.selectOptions(days, 'All days');
    expect(await screen.findByRole('checkbox', { name: 'Buckwheat flour' })).toBeVisible();
  });

  it('give the reason for the day of each item, and warn of what does not keep', async () => {
    const fish = { ...mealAnswer('m2', { date: '2030-06-15', name: 'Trout' }) };
    const meals = [{ ...fish, ingredients: [ingredientAnswer('i3', 'm2', { name: 'Fresh trout' })] }];
    showCart({ meals, change: { shoppingPlan: onDays(['2030-06-12']), endDate: '2030-06-15' } });
    const line = await screen.findByRole('checkbox', { name: 'Fresh trout' });
    expect(line).toHaveAccessibleDescription(/Keeps only 1 day in a cooler/);
    await userEvent.click(screen.getByRole('button', { name: 'Details of Fresh trout' }));
    expect(await screen.findByText('Buy on Wed, Jun 12: keeps only 1 day in a cooler')).toBeVisible();
  });

  it('are chosen with what keeps the food cold', async () => {
    const planned = answerTo(
      PlanShoppingDocument,
      { input: { tripId: TRIP_ID, equipment: 'COOLER' as const, days: ['2030-06-12', '2030-06-14'] } },
      {
        planShopping: {
          trip: {
            __typename: 'Trip' as const,
            id: TRIP_ID,
            shoppingPlan: onDays(['2030-06-12', '2030-06-14']),
          },
        },
      },
    );
    showCart({ meals: MEALS, mocks: [REMEMBERED, planned] });
    await userEvent.click(await screen.findByRole('button', { name: /^More: / }));
    await chooseEntry('Shopping days');
    const dialog = await screen.findByRole('dialog', { name: 'Shopping days' });
    await userEvent.selectOptions(
      within(dialog).getByRole('combobox', { name: 'What keeps food cold' }),
      'A cooler with ice',
    );
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fri, Jun 14' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Wed, Jun 12' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('combobox', { name: 'Shopping day' })).toHaveValue('');
  });
});
