import { act, render, screen } from '@testing-library/react';
import { setPendingChanges } from '../browser/store/pendingChanges.ts';
import { setSavedAt } from '../browser/store/savedAt.ts';
import { noteSilence } from '../browser/connection.ts';
import { JONAS, VIEWER } from '../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { setOnline } from '../../test/setOnline.ts';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { LivePersonFragmentDoc } from './LivePerson.generated.ts';
import { clearLiveState, setLiveState } from './liveState.ts';
import { LiveStatus } from './LiveStatus.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setPendingChanges({ waiting: 0, sent: 0 });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('counts what waits after 15 s without a connection, and afterwards what was sent', () => {
  render(<ConnectionStatus onOffline={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => setOnline(false));
  act(() => setPendingChanges({ waiting: 3, sent: 0 }));
  expect(screen.getByRole('button', { name: 'Offline' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(15_000));
  expect(screen.getByRole('button', { name: 'Offline, 3 changes wait' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Offline, 3 changes wait');
  act(() => setOnline(true));
  act(() => setPendingChanges({ waiting: 0, sent: 1 }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 change sent');
  act(() => setPendingChanges({ waiting: 0, sent: 0 }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says of when the saved data are while the server does not answer', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  jest.setSystemTime(new Date('2030-06-13T18:00:00'));
  setSavedAt(new Date('2030-06-13T10:42:00').toISOString());
  render(<ConnectionStatus onOffline={() => undefined} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  let endSilence = (): void => undefined;
  await act(async () => {
    endSilence = noteSilence();
  });
  expect(screen.getByRole('status')).toHaveTextContent('As of 10:42 AM');
  act(() => setSavedAt(new Date('2030-06-12T10:42:00').toISOString()));
  expect(screen.getByRole('status')).toHaveTextContent('As of Jun 12, 10:42 AM');
  act(() => endSilence());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says who else is online, but not while nothing is known of them', () => {
  const { cache } = renderScreen(<LiveStatus isInWords />);
  act(() => {
    for (const data of [VIEWER, JONAS])
      cache.writeFragment({ fragment: LivePersonFragmentDoc, fragmentName: 'LivePerson', data });
    setLiveState({ present: [VIEWER.id, JONAS.id] });
  });
  expect(screen.getByText('Jonas is online')).toBeVisible();
  act(() => setOnline(false));
  expect(screen.queryByText('Jonas is online')).toBeNull();
  act(() => setOnline(true));
  expect(screen.getByText('Jonas is online')).toBeVisible();
  act(() => clearLiveState());
});
