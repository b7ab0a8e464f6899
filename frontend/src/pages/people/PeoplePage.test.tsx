import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import {
  ANA,
  ingredientAnswer,
  JONAS,
  mealAnswer,
  TRIP_ID,
  tripAnswer,
  VIEWER,
} from '../../../test/answers/tripAnswers.ts';
import { ANA_CELIAC, MEALS_OF_TABLE, ROWS_OF_TABLE, TABLE } from '../../../test/answers/verdictAnswers.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { loseConnection } from '../../../test/showMembers.tsx';
import { showTrip } from '../../../test/showTrip.tsx';
import { MealsOfEditedTripDocument } from '../../trip/edit/EditTrip.generated.ts';

const READ_THE_LABEL =
  'Checked against ingredient names, not against labels. With an allergy, read the label.';

function showPage(change: Parameters<typeof showTrip>[1] = {}, meals = MEALS_OF_TABLE) {
  return showTrip(meals, { below: '/people', ingredients: ROWS_OF_TABLE, change: TABLE, ...change });
}

const rowOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'People of this trip' }));
  return list.getByRole('button', { name }).closest('li') ?? document.body;
};
const card = async () => within(await screen.findByRole('region', { name: 'Can everybody eat?' }));
const lines = async () =>
  (await card()).getAllByRole('listitem').map((line) => line.textContent.replaceAll('’', "'"));

const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'], eatsEverything: false });
const BEN = eaterAnswer('e4', VIEWER, { name: 'Ben', isCompanion: true, portion: 0.5 });
const LATE = { date: '2030-06-13', type: 'DINNER' } as const;

describe('the list of people', () => {
  const change = {
    participants: [VIEWER, { ...ANA, inviteStatus: 'PENDING' as const }, JONAS],
    eaters: [
      MAYA,
      { ...ANA_CELIAC, arrives: { __typename: 'MealTime' as const, ...LATE } },
      TABLE.eaters[2] ?? MAYA,
      BEN,
    ],
  };

  it('says who, with their role and portion, what not, and when', async () => {
    showPage({ change });
    expect(await rowOf('Maya Torres')).toHaveTextContent(/^MT?Maya TorresYouTrip Organizer|Maya Torres/);
    expect(await rowOf('Maya Torres')).toHaveTextContent('No answer yet');
    expect(await rowOf('Maya Torres')).toHaveTextContent('The whole trip');
    expect(await rowOf('Ben')).toHaveTextContent('Child, half a portionEats everything');
    expect(await rowOf('Ben')).not.toHaveTextContent('The whole trip');
    expect(await rowOf('Ana')).toHaveTextContent('Invited');
    expect(await rowOf('Ana')).toHaveTextContent('From Thursday dinner');
    expect(screen.getByText('4 people,', { exact: false })).toHaveTextContent('4 people, 3½ adult portions');
  });

  it('stands in the order of who brings whom', async () => {
    showPage({ change });
    await rowOf('Ben');
    const list = within(screen.getByRole('list', { name: 'People of this trip' }));
    const names = list.getAllByRole('button').filter((one) => one.hasAttribute('data-eater'));
    expect(names.map(({ textContent }) => textContent)).toEqual(['Maya Torres', 'Ben', 'Ana', 'Jonas Weber']);
  });

  it('opens the sheet of a person', async () => {
    showPage({ change });
    await userEvent.click(within(await rowOf('Ben')).getByRole('button', { name: 'Ben' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(window.location.search).toBe('?eater=e4');
  });

  it('asks somebody by text, and the viewer here', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const jonas = eaterAnswer('e3', JONAS, { eatsEverything: false });
    showPage({ change: { eaters: [MAYA, ANA_CELIAC, jonas] } });
    await user.click(await screen.findByRole('button', { name: 'Ask Jonas Weber what they don’t eat' }));
    expect(await screen.findByText('Question copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(
      expect.stringMatching(`^Jonas, what don’t you eat\\? .*http.*/trips/${TRIP_ID}\\?welcome=1$`),
    );
    await user.click(screen.getByRole('button', { name: 'What don’t you eat?' }));
    expect(window.location.search).toBe('?welcome=1');
  });

  it('asks nobody on a completed trip', async () => {
    showPage({ change: { eaters: [MAYA], isCompleted: true, viewerCan: ['VIEW'] } });
    expect(await rowOf('Maya Torres')).toHaveTextContent('No answer yet');
    expect(screen.queryByRole('button', { name: /^(Ask|What don’t|Invite)/ })).toBeNull();
  });

  it('can be read offline', async () => {
    showPage({ change: { ...change, viewerCan: ['VIEW', 'INVITE'] } });
    await rowOf('Ben');
    loseConnection();
    expect(await screen.findByText('You are offline: these are the people as last loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite' })).toHaveAttribute('aria-disabled', 'true');
    jest.restoreAllMocks();
  });
});

describe('rules for everybody', () => {
  const dietaryRestrictions = ['vegetarian'];
  const meals = answerTo(
    MealsOfEditedTripDocument,
    { id: TRIP_ID },
    { trip: { ...tripAnswer([], TABLE), meals: [] } },
  );
  const name = 'Edit what holds for everybody';

  it('stand below the people, and are edited there', async () => {
    showPage({ change: { ...TABLE, dietaryRestrictions, viewerCan: ['VIEW', 'EDIT'] }, mocks: [meals] });
    expect(await screen.findByText('For everybody: vegetarian')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'For everybody' }));
    expect(dialog.getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked();
  });

  it('are read by who may not edit the trip', async () => {
    showPage({ change: { ...TABLE, dietaryRestrictions, viewerCan: ['VIEW'] } });
    expect(await screen.findByText(/^For everybody: /)).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('are begun from the rare tools', async () => {
    showPage({ change: { ...TABLE, viewerCan: ['VIEW', 'EDIT'] }, mocks: [meals] });
    await rowOf('Ana');
    expect(screen.queryByText(/^For everybody: /)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More: Rules for everybody' }));
    await chooseInMenu('Rules for everybody');
    expect(await screen.findByRole('dialog', { name: 'For everybody' })).toBeVisible();
  });
});

describe('"Can everybody eat?"', () => {
  it('tells by date what does not work and what is not known, then the rest', async () => {
    showPage();
    await waitFor(async () =>
      expect(await lines()).toEqual([
        "Thursday lunchWe can't tell what is in the house spice mix.Fix",
        "Thursday dinnerAna can't eat couscous.Fix",
        'The other meal works for everybody.',
      ]),
    );
  });

  it('names the dish where two of a slot do not work', async () => {
    const second = mealAnswer('bread', { name: 'Flatbread', position: 1 });
    const ingredients = [...ROWS_OF_TABLE, ingredientAnswer('i-flour', 'bread', { name: 'wheat flour' })];
    showPage({ ingredients }, [...MEALS_OF_TABLE.slice(1), second]);
    await waitFor(async () =>
      expect(await lines()).toEqual([
        "Thursday dinner: Couscous with vegetablesAna can't eat couscous.Fix",
        "Thursday dinner: FlatbreadAna can't eat wheat flour.Fix",
        'The other meal works for everybody.',
      ]),
    );
    expect((await card()).getByRole('button', { name: 'Fix: Thursday dinner: Flatbread' })).toBeVisible();
  });

  it('opens the meal in its sheet', async () => {
    const meal = mealAnswer('couscous', { name: 'Couscous with vegetables' });
    showPage({ mocks: sheetAnswers(meal, { ingredients: ROWS_OF_TABLE.slice(1, 3) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Fix: Thursday dinner' }));
    expect(await screen.findByRole('dialog', { name: 'Couscous with vegetables' })).toBeVisible();
    expect(window.location.pathname).toBe(`/trips/${TRIP_ID}/people`);
  });

  it('says yes only if everybody has answered', async () => {
    const safe = { ingredients: ROWS_OF_TABLE.slice(3) };
    const { unmount } = showPage(safe, MEALS_OF_TABLE.slice(2));
    await waitFor(async () =>
      expect(await lines()).toEqual(['Yes. Every planned meal works for everybody.']),
    );
    unmount();
    showPage({ ...safe, change: { eaters: [MAYA, ANA_CELIAC] } }, MEALS_OF_TABLE.slice(2));
    await waitFor(async () =>
      expect(await lines()).toEqual([
        'You have not answeredAnswer',
        'Every planned meal works for all who have answered.',
      ]),
    );
  });

  it('asks everybody when nobody said anything', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    showPage({ change: { eaters: [MAYA, eaterAnswer('e3', JONAS, { eatsEverything: false })] } });
    expect(await screen.findByText('No allergies entered yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask everybody' }));
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^What don’t you eat\?/));
    expect(screen.queryByText(/works for/)).toBeNull();
  });

  it('leads to the answer of a companion of the viewer instead of asking for it', async () => {
    const eaters = [MAYA, BEN].map((eater) => ({ ...eater, eatsEverything: eater === MAYA }));
    showPage({ change: { eaters } });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    expect(await screen.findByRole('dialog', { name: 'Ben' })).toBeVisible();
  });

  it('a meal that is only named has to be looked at', async () => {
    showPage({ ingredients: [] });
    expect((await screen.findAllByRole('button', { name: /^Fix: / })).length).toBe(3);
    expect(screen.queryByText(/works for/)).toBeNull();
  });
});

describe('all meals', () => {
  const query = '?dialog=all-meals';
  const part = async (name: string) => {
    const heading = await screen.findByRole('heading', { name });
    return within(heading.parentElement ?? document.body);
  };

  it('stand behind the last line: conflicts first, then unknown meals, safe ones and empty slots', async () => {
    showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'The other meal works for everybody.' }));
    const rows = (await part('To sort out')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.replace(/for .*/, ''))).toEqual([
      'Thu, Jun 13, dinnerCouscous with vegetablesAna can’t eat couscous.',
      expect.stringMatching(/^Thu, Jun 13, lunch.*We can’t tell what is in the house spice mix\.$/),
    ]);
    expect((await part('Works for everybody')).getByRole('listitem')).toHaveTextContent(
      'Black bean chilifor 3',
    );
    expect((await part('Not planned')).getByRole('listitem')).toHaveTextContent('Nothing yet');
    expect(screen.getByText(READ_THE_LABEL)).toBeVisible();
  });

  it('lead to their sheets', async () => {
    const chili = MEALS_OF_TABLE.find(({ id }) => id === 'chili') ?? mealAnswer('chili');
    showPage({ query, mocks: sheetAnswers(chili) });
    await userEvent.click(await screen.findByRole('button', { name: 'Black bean chili' }));
    expect(await screen.findByRole('dialog', { name: 'Black bean chili' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'All meals' })).toBeNull();
  });

  it('plans an empty slot', async () => {
    showPage({ query });
    expect(await screen.findByRole('button', { name: /^Fix: Spiced/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Plan it:/ }));
    expect(await screen.findByRole('dialog', { name: 'Assign Lunch - Jun 14' })).toBeVisible();
  });

  it('say who was cared for, and who has not answered', async () => {
    showPage({
      query,
      change: { eaters: [MAYA, ...TABLE.eaters.slice(1)] },
      ingredients: [
        ...ROWS_OF_TABLE,
        ingredientAnswer('i-millet', 'couscous', {
          name: 'millet',
          apartOfId: 'i-couscous',
          apartEaterIds: [ANA_CELIAC.id],
        }),
      ],
    });
    expect(await screen.findByText('Millet for Ana, with a separate pan and tools.')).toBeVisible();
    expect(screen.getAllByText('You have not answered').length).toBeGreaterThan(1);
  });

  it('are read-only for a completed trip', async () => {
    showPage({ query, change: { ...TABLE, isCompleted: true, viewerCan: ['VIEW'] } });
    expect(await screen.findByText(/^Trip Completed:/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Fix|Plan it|Say which)/ })).toBeNull();
  });
});

describe('the allergy card', () => {
  const query = '?dialog=allergy-card';

  it('is shown, printed and copied', async () => {
    const user = userEvent.setup();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    showPage({ query });
    const dialog = within(await screen.findByRole('dialog', { name: 'Allergy card' }));
    expect(dialog.getByText('Celiac.')).toBeVisible();
    expect(dialog.getByText('Jonas Weber would rather have no mushroom.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Print card' }));
    expect(print).toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('Card copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('Ana: Celiac.'));
  });

  it('prints four copies in place of the page', async () => {
    showPage({ query });
    await screen.findByText('Celiac.');
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByText('Celiac.')).toHaveLength(5);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.getAllByText('Celiac.')).toHaveLength(1));
  });

  it('has the notes of people, and who has not answered', async () => {
    const note = 'carries an EpiPen';
    showPage({ query, change: { eaters: [{ ...MAYA, note }, ANA_CELIAC] } });
    expect(await screen.findByText('Note from Maya Torres: carries an EpiPen.')).toBeVisible();
    expect(screen.getByText('You have not answered yet.')).toBeVisible();
  });
});
