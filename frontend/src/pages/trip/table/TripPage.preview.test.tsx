import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answers/answerTo.ts';
import { money } from '../../../../test/answers/costsAnswers.ts';
import { previewAnswer } from '../../../../test/answers/previewAnswers.ts';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { stopTime } from '../../../../test/stopTime.ts';
import { JONAS, mealAnswer, TRIP_ID, tripAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';
import { RemoveCompanionDocument, UpdateEaterDocument } from '../../../people/eater/WhoEats.generated.ts';
import { PreviewTableDocument } from '../../../people/preview/Preview.generated.ts';

const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'] });
const BEN = eaterAnswer('e2', VIEWER, {
  name: 'Ben',
  isCompanion: true,
  viewerCan: ['EDIT', 'REMOVE'],
  avoids: [{ kind: 'CONTENT', value: 'gluten', strictness: 'ALLERGY' }],
});
const LUNCH = { date: '2030-06-14', type: 'LUNCH' } as const;
const MEALS = [
  mealAnswer('m1', { name: 'Chowder' }),
  mealAnswer('m2', { name: 'Couscous', date: '2030-06-14' }),
];
const change = { participants: [VIEWER], eaters: [MAYA, BEN] };

const amount = (name: string, before: string, after: string) => ({
  ingredientId: name,
  name,
  purchased: false,
  bought: null,
  missing: null,
  before: { text: before },
  after: { text: after },
});
const bought = (name: string, was: string, after: string, missing: string | null) => ({
  ...amount(name, was, after),
  purchased: true,
  bought: { text: was },
  missing: missing === null ? null : { text: missing },
});
const share = ({ id, name, isViewer }: typeof VIEWER, before: number, after: number) => ({
  participant: { id, name, isViewer },
  before: money(before),
  after: money(after),
});
const EFFECTS = {
  meals: [{ mealId: 'm1', before: 2, after: 1 }],
  amounts: [
    amount('Potatoes', '3 lb', '1½ lb'),
    amount('Corn', '2', '1'),
    amount('Milk', '2 cups', '1 cup'),
    bought('Clams', '4 lb', '2 lb', null),
    bought('Cream', '1 quart', '5 cups', '1 cup'),
  ],
  shares: [share(VIEWER, 4000, 2000), share(JONAS, 3000, 5000)],
  verdicts: [
    {
      mealId: 'm2',
      eaterId: BEN.id,
      before: null,
      after: 'CONFLICT' as const,
      reasons: [
        {
          eaterId: BEN.id,
          verdict: 'CONFLICT' as const,
          ingredientName: 'Couscous',
          sentence: 'Couscous has gluten.',
        },
      ],
    },
  ],
};

function preview(eater: object, result: Partial<MockLink.MockedResponse>): MockLink.MockedResponse {
  return {
    request: {
      query: PreviewTableDocument,
      variables: { input: { tripId: TRIP_ID, eater: { id: BEN.id, ...eater } } },
    },
    ...result,
  };
}

const effects = (answer = previewAnswer(EFFECTS)) => ({ result: { data: { previewTable: answer } } });

const saved = (input: object) =>
  answerTo(
    UpdateEaterDocument,
    { tripId: TRIP_ID, id: BEN.id, input: { ...input, version: 1 } },
    {
      updateEater: {
        eater: { ...BEN, portion: 0.5, version: 2 },
        trip: { __typename: 'Trip', id: TRIP_ID, revision: 2 },
      },
    },
  );

async function openBen(mocks: readonly MockLink.MockedResponse[]) {
  showTrip(MEALS, { below: '/people', change, mocks });
  const list = within(await screen.findByRole('list', { name: 'People of this trip' }));
  await userEvent.click(list.getByRole('button', { name: 'Ben' }));
  return within(await screen.findByRole('dialog', { name: 'Ben' }));
}

const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the sheet before a change of the table', () => {
  it('shows meals, amounts, purchases and conflicts, and saves', async () => {
    const arrives = { arrives: LUNCH };
    const dialog = await openBen([preview(arrives, effects()), saved(arrives)]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Other times' }));
    await userEvent.selectOptions(dialog.getByLabelText('First meal'), '2030-06-14.lunch');
    const sheet = await sheetOf('Ben arrives Friday');
    expect(sheet.getByText('First meal Fri lunch, was the same as Maya Torres.')).toBeVisible();
    const figures = sheet.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(figures).toEqual(['meal smaller1', 'amounts change5', 'already bought2']);
    expect(sheet.getByText('1 new conflict')).toBeVisible();
    expect(sheet.getByText('Fri dinner: Ben can’t eat couscous.')).toBeVisible();
    expect(sheet.getByText('1 portion, was 2 portions')).toBeInTheDocument();
    expect(sheet.getByText('1½ lb, was 3 lb')).toBeInTheDocument();
    expect(sheet.queryByText('Clams')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: '2 more amounts' }));
    expect(sheet.getByText('Clams')).toBeVisible();
    expect(sheet.getByText('Clams (4 lb for 2 lb). Nothing to do: the rest stays yours.')).toBeVisible();
    expect(sheet.getByRole('heading', { name: 'Already bought, not enough now' })).toBeVisible();
    expect(sheet.getByText('Still to buy: cream (1 cup).')).toBeVisible();
    expect(sheet.getByRole('heading', { name: '2 shares of the costs change' })).toBeVisible();
    const shares = sheet.getAllByRole('listitem').map((row) => row.textContent);
    expect(shares).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^You.*\$20\.00, was \$40\.00$/),
        expect.stringMatching(/^Jonas.*\$50\.00, was \$30\.00$/),
      ]),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Yes, from Friday' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await sheetOf('Ben')).toBeDefined();
  });

  it('says once what nobody knows of a meal, whoever eats it', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const verdicts = [MAYA, BEN].map(({ id: eaterId }) => ({
      mealId: 'm2',
      eaterId,
      before: null,
      after: 'UNKNOWN' as const,
      reasons: [
        {
          eaterId,
          verdict: 'UNKNOWN' as const,
          ingredientName: 'Tortillas',
          sentence: 'We don’t know what is in tortillas.',
        },
      ],
    }));
    const dialog = await openBen([preview({ portion: 0.5 }, effects(previewAnswer({ verdicts })))]);
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    const sheet = await sheetOf('Ben eats less');
    expect(sheet.getByText('We can’t tell for 1 meal')).toBeVisible();
    expect(sheet.getByText('Fri dinner: We can’t tell what is in the tortillas.')).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('leaves it as it was, and saves nothing', async () => {
    const dialog = await openBen([preview({ portion: 0.5 }, effects())]);
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    const sheet = await sheetOf('Ben eats less');
    await userEvent.click(sheet.getByRole('button', { name: 'Not yet' }));
    const again = await sheetOf('Ben');
    expect(again.getByRole('radio', { name: /Adult/ })).toBeChecked();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByText('Saving…')).toBeNull();
  });

  it('is closed by Back, and leaves it as it was', async () => {
    const dialog = await openBen([preview({ portion: 0.5 }, effects())]);
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    const isOnly = (name: string) =>
      waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(name));
    await isOnly('Ben eats less');
    window.history.back();
    await isOnly('Ben');
    const again = within(screen.getByRole('dialog'));
    expect(again.getByRole('radio', { name: /Adult/ })).toBeChecked();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be tried again after an error, or left out', async () => {
    const portion = { portion: 0.5 };
    const lost = preview(portion, { error: new Error('offline') });
    const dialog = await openBen([lost, lost, saved(portion)]);
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    expect(await dialog.findByText('What this changes could not be read.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save without it' }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('keeps the focus on Try again while it is read again', async () => {
    const lost = preview({ portion: 0.5 }, { error: new Error('offline') });
    const dialog = await openBen([lost, { ...lost, delay: Infinity }]);
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toHaveFocus();
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  });

  it('comes once, also if the change has to be sent again', async () => {
    const portion = { portion: 0.5 };
    const change = saved(portion);
    const offline = { request: change.request, error: new Error('offline') };
    const dialog = await openBen([preview(portion, effects()), offline, change]);
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    const sheet = await sheetOf('Ben eats less');
    const user = stopTime();
    await user.click(sheet.getByRole('button', { name: /^Yes, / }));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(screen.getByText('Not saved, no connection. Kept here.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('comes again for who closed and opened the person before it was read', async () => {
    const portion = { portion: 0.5 };
    const dialog = await openBen([
      { ...preview(portion, effects()), delay: 5000 },
      preview(portion, effects()),
      saved(portion),
    ]);
    const user = stopTime();
    await user.click(dialog.getByRole('radio', { name: /Child/ }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const list = within(screen.getByRole('list', { name: 'People of this trip' }));
    await user.click(list.getByRole('button', { name: 'Ben' }));
    const again = await sheetOf('Ben');
    expect(again.getByRole('radio', { name: /Child/ })).toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    const sheet = await sheetOf('Ben eats less');
    await user.click(sheet.getByRole('button', { name: /^Yes, / }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('comes before a companion is removed', async () => {
    const dialog = await openBen([
      preview(
        { removed: true },
        effects(previewAnswer({ meals: EFFECTS.meals, amounts: EFFECTS.amounts.slice(0, 1) })),
      ),
      answerTo(
        RemoveCompanionDocument,
        { tripId: TRIP_ID, id: BEN.id },
        { removeCompanion: { eaterId: BEN.id, trip: tripAnswer([], { ...change, eaters: [MAYA] }) } },
      ),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Ben' }));
    const sheet = await sheetOf('Without Ben');
    await userEvent.click(sheet.getByRole('button', { name: 'Remove Ben' }));
    expect(await screen.findByText('Removed')).toBeVisible();
  });
});
