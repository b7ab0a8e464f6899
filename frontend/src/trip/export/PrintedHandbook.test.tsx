import { act, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { PrintedHandbook } from './PrintedHandbook.tsx';
import { printPaper } from './printPaper.ts';

type Trip = ComponentProps<typeof PrintedHandbook>['trip'];
type Dish = Trip['handbook'][number]['slots'][number]['people'][number]['dishes'][number];

const MAYA = { id: 'maya', name: 'Maya', isViewer: true };
const SAM = { id: 'sam', name: 'Sam', isViewer: false };
const NUTS = { kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' } as const;

/** A dinner of chili and bread for Maya, who avoids nuts, and Sam. */
function camp(
  verdicts: readonly Dish['verdict'][],
  change: Partial<Trip> = {},
  plate: Partial<Dish> = {},
): Trip {
  const names = ['Chili', 'Bread'];
  const ids = verdicts.map((_verdict, index) => `m${index}`);
  return {
    id: 't1',
    name: 'Moab',
    dietaryRestrictions: [],
    participants: [MAYA, SAM],
    eaters: [eaterAnswer('e1', MAYA, { avoids: [NUTS] }), eaterAnswer('e2', SAM)],
    meals: ids.map((id, index) => ({
      id,
      name: names[index] ?? '',
      minutes: 90,
      portions: 2,
      assignedToId: 'sam',
      ingredients: [
        {
          id: `i${index}`,
          name: 'Dried beans',
          alternatives: [],
          selectedAlternative: 0,
          amountText: '2 cups',
          notes: null,
          used: null,
          isLeftOut: index === 1,
          apartOfId: 'lentils',
          apartEaterIds: ['e1'],
        },
        {
          id: 'lentils',
          name: 'Lentils',
          alternatives: [],
          selectedAlternative: 0,
          amountText: '',
          notes: null,
          used: null,
          isLeftOut: false,
          apartOfId: null,
          apartEaterIds: [],
        },
      ],
    })),
    handbook: [
      {
        date: '2026-06-13',
        slots: [
          {
            type: 'DINNER',
            time: '18:00',
            withoutDish: [],
            duties: [{ kind: 'WASH_UP', participantId: 'sam' }],
            dishes: ids.map((mealId) => ({
              mealId,
              start: { date: '2026-06-13', time: '16:30' },
              groups: [{ name: 'Bears', portions: 2 }],
              groupAmounts: [],
            })),
            people: [
              {
                eaterId: 'e1',
                dishes: verdicts.map((verdict, index) => ({
                  mealId: ids[index] ?? '',
                  verdict,
                  notes: [],
                  disliked: [],
                  ...plate,
                })),
              },
            ],
          },
        ],
        ahead: [{ kind: 'SOAK', mealId: 'm0', ingredientId: 'i0' }],
        shopping: [],
      },
    ],
    ...change,
  };
}

const maya = () => screen.getByText('Maya').closest('li');

it('says when a dish is begun, for whom, and who works', () => {
  render(<PrintedHandbook trip={camp(['SAFE'])} />);
  expect(screen.getByText('2 portions · start at 4:30 PM · Sam cooks')).toBeVisible();
  expect(screen.getByText('Bears: 2 portions')).toBeVisible();
  expect(screen.getByText('Sam washes up')).toBeVisible();
  expect(screen.getByText('2 cups Dried beans · Chili')).toBeVisible();
});

it('says what each group fetches of a dish, six groups a table', () => {
  const trip = camp(['SAFE']);
  const groups = Array.from({ length: 8 }, (_, index) => ({
    name: index === 7 ? null : `Bears ${index}`,
    portions: 2,
  }));
  const amounts = groups.map((_, index) => (index === 7 ? '' : '1/4 cup'));
  const handbook = trip.handbook.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({
      ...slot,
      dishes: slot.dishes.map((dish) => ({
        ...dish,
        groups,
        groupAmounts: [{ ingredientId: 'i0', amounts }],
      })),
    })),
  }));
  render(<PrintedHandbook trip={{ ...trip, handbook }} />);
  const tables = screen.getAllByRole('table');
  expect(tables.map((table) => within(table).getAllByRole('columnheader').length)).toEqual([6, 6]);
  const [first, second] = tables.map((table) => within(table).getAllByRole('row')[1]?.textContent);
  expect(first).toBe('Dried beans · for Maya, with a separate pan and tools2 cups¼ cup¼ cup¼ cup¼ cup');
  expect(second).toBe('Dried beans · for Maya, with a separate pan and tools2 cups¼ cup¼ cup¼ cup');
  expect(screen.getByRole('columnheader', { name: 'No group 2 portions' })).toBeVisible();
});

it('says what is left out of a dish', () => {
  const { container } = render(<PrintedHandbook trip={camp(['SAFE', 'SAFE'])} />);
  const left = [...container.querySelectorAll('li')].filter((line) => line.textContent.includes('left out'));
  expect(left).toHaveLength(1);
});

it('says what somebody gets, with what is on their own plate, and what is to check', () => {
  render(<PrintedHandbook trip={camp(['SAFE', 'UNKNOWN'])} />);
  expect(maya()).toHaveTextContent(
    'Maya (allergic to tree nuts): gets Chili apart from the rest, with Dried beans instead of Lentils; check Bread first',
  );
});

it('says what somebody cannot eat', () => {
  render(<PrintedHandbook trip={camp(['CONFLICT', 'SAFE'])} />);
  expect(maya()).toHaveTextContent('Maya (allergic to tree nuts): can’t eat Chili; gets Bread');
});

it('says how a conflict was settled, and what somebody would rather not have', () => {
  const plate = { notes: ['Maya has her own pan.'], disliked: ['mushrooms'] };
  render(<PrintedHandbook trip={camp(['SAFE', 'SAFE'], {}, plate)} />);
  expect(maya()).toHaveTextContent('gets Bread, rather without mushrooms, “Maya has her own pan.”');
});

it('says the rules for everybody, and of whom nothing is known', () => {
  const eaters = [
    eaterAnswer('e1', MAYA, { avoids: [NUTS] }),
    eaterAnswer('e2', SAM, { eatsEverything: false }),
  ];
  render(
    <PrintedHandbook
      trip={camp(['SAFE'], { eaters, dietaryRestrictions: ['no shellfish', 'vegetarian'] })}
    />,
  );
  expect(screen.getByText('For everybody: no shellfish and vegetarian')).toBeVisible();
  expect(screen.getByText('1 has not answered: Sam')).toBeVisible();
});

it('prints what was asked for last, once, when the fonts are late', async () => {
  const printed: (string | null)[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.title, ...[...document.querySelectorAll('.paper')].map((one) => one.textContent));
  });
  const arrivals: (() => void)[] = [];
  const load = () => new Promise<void>((resolve) => arrivals.push(resolve));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  document.title = 'Trip';
  await act(async () => {
    const both = [printPaper('First', <p>First</p>), printPaper('Second', <p>Second</p>)];
    for (const arrive of arrivals) arrive();
    await Promise.all(both);
  });
  expect(printed).toEqual(['Second', 'Second']);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(document.title).toBe('Trip');
  expect(document.querySelector('.paper')).toBeNull();
});
