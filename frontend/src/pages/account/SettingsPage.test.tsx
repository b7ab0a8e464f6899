import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { featuresAnswer } from '../../../test/answers/tripAnswers.ts';
import { featuresMock, viewerMock } from '../../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { ChangeShopTextsDocument, ShopTextSettingDocument } from '../../account/Account.generated.ts';
import { FeaturesDocument } from '../../account/Features.generated.ts';
import { ViewerDocument } from '../../account/signIn/Viewer.generated.ts';
import type { Viewer } from '../../account/signIn/useViewer.ts';
import type { SignInWay } from '../../gql/schema.generated.ts';
import {
  ForgetRememberedEaterDocument,
  RememberedDocument,
  RememberEaterDocument,
  type RememberedEaterFragment,
} from '../../people/eater/Remembered.generated.ts';
import { keepTheme } from '../../ui/theme/keptTheme.ts';
import { followTheme } from '../../ui/theme/shownTheme.ts';
import { SettingsPage } from './SettingsPage.tsx';

type Mock = MockLink.MockedResponse;
type Contacts = Pick<Viewer, 'phone' | 'email'>;

const shopTexts = (isWanted: boolean) => ({ __typename: 'ShopTextSetting', isWanted });
const shopTextMock: Mock = answerTo(
  ShopTextSettingDocument,
  {},
  { shopTextSetting: shopTexts(false) },
  { maxUsageCount: Infinity },
);

type Eater = RememberedEaterFragment;
const remembered = (name: string | null, change: Partial<Eater> = {}) => ({
  __typename: 'RememberedEater',
  id: `remembered ${name ?? 'self'}`,
  name,
  portion: 1,
  ...change,
  avoids: (change.avoids ?? []).map((avoid) => ({ __typename: 'EaterAvoid', ...avoid })),
});
interface Memory {
  rememberedSelf: ReturnType<typeof remembered> | null;
  rememberedCompanions: ReturnType<typeof remembered>[];
}
/** The server's memory, which a test may change. */
const rememberedMock = (memory: Memory): Mock => ({
  request: { query: RememberedDocument },
  result: () => ({ data: { ...memory } }),
  maxUsageCount: Infinity,
});
const noMemory = (): Memory => ({ rememberedSelf: null, rememberedCompanions: [] });

const known = [viewerMock(), featuresMock()];

function showSettings(mocks: readonly Mock[] = known, memory: Memory = noMemory()) {
  renderScreen(<SettingsPage />, {
    mocks: [...mocks, featuresMock(), shopTextMock, rememberedMock(memory)],
    path: '/settings',
  });
}

describe('the appearance', () => {
  afterEach(() => keepTheme(null));

  test('is dark, light, or again that of the system, at once', async () => {
    showSettings();
    expect(await screen.findByRole('radio', { name: 'Automatic' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('follows what is chosen in another tab', async () => {
    followTheme();
    showSettings();
    expect(await screen.findByRole('radio', { name: 'Automatic' })).toBeChecked();
    localStorage.setItem('theme', 'dark');
    fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    localStorage.clear();
    fireEvent(window, new StorageEvent('storage', { key: null }));
    expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});

test('only rows that save say that they did', async () => {
  showSettings();
  const row = async (name: string) => within(await screen.findByRole('region', { name }));
  for (const name of ['Language', 'Units'])
    expect((await row(name)).getByRole('status')).toBeEmptyDOMElement();
  for (const name of ['Appearance', 'Your programs', 'Account', 'On this device'])
    expect((await row(name)).queryByRole('status')).toBeNull();
});

test('texts from the shop are off until they are wanted', async () => {
  const change = { query: ChangeShopTextsDocument, variables: { input: { isWanted: true } } };
  const changed = { __typename: 'ChangeShopTextsPayload', shopTextSetting: shopTexts(true) };
  showSettings([...known, { request: change, result: { data: { changeShopTexts: changed } } }]);
  const choice = await screen.findByRole('checkbox', {
    name: 'When somebody in the store can’t find something for a meal I cook',
  });
  expect(choice).not.toBeChecked();
  expect(choice).toHaveAccessibleDescription('By text to (415) 555-0101, at most one in 15 minutes.');
  await userEvent.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(choice).toBeChecked();
});

describe('offline', () => {
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
  };
  afterEach(() => setOnline(true));

  test('choices of the account are shown and wait for the connection, that of the browser does not', async () => {
    showSettings();
    const choices = async () => [
      await screen.findByRole('radio', { name: 'English' }),
      await screen.findByRole('radio', { name: 'Cups, pounds' }),
      await screen.findByRole('checkbox'),
    ];
    for (const choice of await choices()) expect(choice).toBeEnabled();
    setOnline(false);
    for (const choice of await choices()) expect(choice).toBeDisabled();
    expect(screen.getAllByTitle('You are offline')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Offline data' })).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    setOnline(true);
    for (const choice of await choices()) expect(choice).toBeEnabled();
    expect(screen.queryByTitle('You are offline')).toBeNull();
  });
});

test.each<[SignInWay[], Contacts, string | null]>([
  [['EMAIL'], { phone: null, email: 'maya@example.com' }, 'By email to maya@example.com'],
  [['EMAIL'], { phone: '+14155550101', email: 'maya@example.com' }, 'By email to maya@example.com'],
  [['PHONE', 'EMAIL'], { phone: '+14155550101', email: 'maya@example.com' }, 'By text to (415) 555-0101'],
  [['PHONE', 'OIDC'], { phone: null, email: null }, null],
])('where people sign in by %j, notifications reach %j: %s', async (signInWays, contacts, note) => {
  const me = { __typename: 'User', id: 'u1', name: 'Maya Torres', isAdmin: false, units: null, ...contacts };
  showSettings([
    answerTo(ViewerDocument, {}, { me }),
    answerTo(FeaturesDocument, {}, { features: featuresAnswer({ signInWays, textsEnabled: true }) }),
  ]);
  expect(await screen.findByText('Maya Torres')).toBeVisible();
  if (note === null) expect(screen.queryByText('Notifications')).toBeNull();
  else expect(await screen.findByText(`${note}, at most one in 15 minutes.`)).toBeVisible();
});

describe('what the account remembers of eating', () => {
  const ben = remembered('Ben', {
    portion: 0.5,
    avoids: [{ kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' }],
  });
  const dialogOf = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'What you don’t eat' }));
    // Its form is loaded after it.
    await dialog.findByRole('checkbox', { name: 'Vegan' });
    return dialog;
  };

  test('is said for the first time', async () => {
    const vegan = { kind: 'DIET' as const, value: 'vegan', strictness: 'DIET' as const };
    const self = remembered(null, { avoids: [vegan] });
    const memory = noMemory();
    const save: Mock = {
      request: {
        query: RememberEaterDocument,
        variables: { input: { id: null, name: null, avoids: [vegan] } },
      },
      result: () => {
        memory.rememberedSelf = self;
        return { data: { rememberEater: { eater: self } } };
      },
    };
    showSettings([...known, save], memory);
    await userEvent.click(await screen.findByRole('button', { name: 'Say what you don’t eat' }));
    const dialog = await dialogOf();
    expect(dialog.queryByLabelText('First meal')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Forget this' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: /1 portion ?· You: vegan$/ })).toBeVisible();
  });

  test('is changed by person, and forgotten; a taken name is refused', async () => {
    const memory: Memory = { ...noMemory(), rememberedCompanions: [ben] };
    const forget: Mock = {
      request: { query: ForgetRememberedEaterDocument, variables: { id: ben.id } },
      result: () => {
        memory.rememberedCompanions = [];
        return { data: { forgetRememberedEater: { id: ben.id } } };
      },
    };
    showSettings([...known, forget], memory);
    await userEvent.click(
      await screen.findByRole('button', { name: /1 and a half portions ?· Ben: allergic to tree nuts$/ }),
    );
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Bring somebody' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Ben');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Ben' }));
    expect(await dialog.findByText('You already bring somebody with this name.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ben' }));
    expect(dialog.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Forget Ben' }));
    expect(await screen.findByText('Forgotten')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Say what you don’t eat' })).toBeVisible();
  });
});
