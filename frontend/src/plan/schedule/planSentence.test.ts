import { unansweredText } from '../../../../domain/people/eater/answer.ts';
import { pastSentence, planSentence, shortPlanSentence } from './planSentence.ts';
import { hasSomethingToDo, planStanding, type PlanStanding } from './planStanding.ts';

const DONE: PlanStanding = {
  wanted: 9,
  open: 0,
  withoutCook: 0,
  conflicts: 0,
  unsure: 0,
  unanswered: null,
  isBlank: false,
};

test.each<[Partial<PlanStanding>, string, string]>([
  [
    { open: 3, withoutCook: 2, conflicts: 2, unanswered: unansweredText(3) },
    '3 meals are open, 2 need a cook, 2 don’t work for everybody.',
    '3 open, 2 to fix',
  ],
  [{ open: 1 }, '1 meal is open.', '1 open'],
  [{ withoutCook: 5 }, '5 meals need a cook.', '5 need a cook'],
  [
    { withoutCook: 2, conflicts: 3 },
    '2 meals need a cook, 3 don’t work for everybody.',
    '2 need a cook, 3 to fix',
  ],
  [{ conflicts: 1 }, '1 meal doesn’t work for everybody.', '1 to fix'],
  [
    { conflicts: 1, unsure: 2 },
    '1 meal doesn’t work for everybody, 2 may not work for everybody.',
    '3 to fix',
  ],
  [{ unsure: 1 }, '1 meal may not work for everybody.', '1 to fix'],
  [{}, 'All 9 meals are planned, and everybody can eat them.', 'All planned, all can eat'],
  [{ wanted: 1 }, 'The meal is planned, and everybody can eat it.', 'All planned, all can eat'],
  [
    { unanswered: unansweredText(3) },
    'All 9 meals are planned, and 3 have not answered.',
    'All planned, 3 have not answered',
  ],
  [{ wanted: 0 }, 'No meal is needed.', 'No meal is needed'],
])('a plan with %o reads "%s", and "%s" on a phone', (change, long, short) => {
  expect(planSentence({ ...DONE, ...change })).toBe(long);
  expect(shortPlanSentence({ ...DONE, ...change })).toBe(short);
});

test('after the trip its dishes are counted', () => {
  expect(pastSentence(DONE)).toBe('9 meals together. Which would you cook again?');
  expect(pastSentence({ ...DONE, open: 8 })).toBe('1 meal together. Which would you cook again?');
});

describe('how far a plan is', () => {
  const meal = (id: string, change: object = {}) => ({
    id,
    date: '2026-06-05',
    type: 'dinner' as const,
    name: 'Chili',
    status: 'planned' as const,
    position: 0,
    assignedToId: null,
    ...change,
  });
  const dayOf = (...meals: (ReturnType<typeof meal> | null)[]) => ({
    date: '2026-06-05',
    slots: meals.map((one) => ({
      date: '2026-06-05',
      type: 'dinner' as const,
      meals: one === null ? [] : [one],
    })),
  });
  const known = {
    isSolo: false,
    conflicts: new Map([
      ['m1', { text: 'Ana can’t eat beans', isConflict: true }],
      ['m5', { text: 'We can’t tell for Ana', isConflict: false }],
    ]),
    unanswered: unansweredText(2),
  };

  it('counts what is open, what nobody cooks, and what does not work', () => {
    const plan = [
      dayOf(meal('m1'), meal('m2', { assignedToId: 'p1' })),
      dayOf(null, meal('m3', { name: '' }), meal('m4', { status: 'not_needed' })),
    ];
    expect(planStanding(plan, known)).toEqual({
      wanted: 4,
      open: 2,
      withoutCook: 1,
      conflicts: 1,
      unsure: 0,
      unanswered: unansweredText(2),
      isBlank: false,
    });
  });

  it('counts a slot of several dishes once', () => {
    const slot = { date: '2026-06-05', type: 'dinner' as const };
    const beside = meal('m1', { position: 1 });
    const plan = [
      { date: slot.date, slots: [{ ...slot, meals: [meal('m2', { assignedToId: 'p1' }), beside] }] },
    ];
    const { wanted, open, withoutCook, conflicts } = planStanding(plan, known);
    expect({ wanted, open, withoutCook, conflicts }).toEqual({
      wanted: 1,
      open: 0,
      withoutCook: 1,
      conflicts: 1,
    });
  });

  it('counts a meal that nobody can vouch for, apart from those that do not work', () => {
    const { conflicts, unsure } = planStanding([dayOf(meal('m5'), meal('m1'), meal('m2'))], known);
    expect({ conflicts, unsure }).toEqual({ conflicts: 1, unsure: 1 });
  });

  it('is blank until a needed meal has a dish', () => {
    const skipped = meal('m4', { status: 'not_needed', name: '' });
    expect(planStanding([dayOf(null, skipped)], known).isBlank).toBe(true);
    expect(planStanding([dayOf(skipped)], known).isBlank).toBe(false);
    expect(planStanding([dayOf(null, skipped, meal('m2'))], known).isBlank).toBe(false);
  });

  it('misses no cook and no answer where nobody else comes', () => {
    const { withoutCook, unanswered } = planStanding([dayOf(meal('m9'))], { ...known, isSolo: true });
    expect([withoutCook, unanswered]).toEqual([0, null]);
  });

  it('leaves something to do on a day with an open meal, without a cook, or with a conflict', () => {
    const cooked = { assignedToId: 'p1' };
    expect(hasSomethingToDo(dayOf(meal('m2', cooked)), known)).toBe(false);
    expect(hasSomethingToDo(dayOf(meal('m4', { status: 'not_needed' })), known)).toBe(false);
    expect(hasSomethingToDo(dayOf(null), known)).toBe(true);
    expect(hasSomethingToDo(dayOf(meal('m2')), known)).toBe(true);
    expect(hasSomethingToDo(dayOf(meal('m1', cooked)), known)).toBe(true);
    expect(hasSomethingToDo(dayOf(meal('m5', cooked)), known)).toBe(true);
  });
});
