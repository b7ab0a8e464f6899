import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { renderScreen } from '../../test/renderScreen.tsx';
import { stopTime } from '../../test/stopTime.ts';
import { createDrafts, DraftsProvider } from '../ui/controls/drafts.ts';
import type { Words } from './conflict.ts';
import { FieldConflict } from './FieldConflict.tsx';
import { SavingLine } from './SavingLine.tsx';
import { useEntityForm } from './useEntityForm.ts';
import { useSaving } from './useSaving.ts';

interface Note {
  readonly name: string;
  readonly text: string;
  readonly version: number | null;
}
type Values = Omit<Note, 'version'>;

const FIELDS = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name.')),
  text: z.string().check(z.trim()),
});
const WORDS: Words<Values> = {
  name: { label: 'Name', text: ({ name }: Values) => name },
  text: { label: 'Text', text: ({ text }: Values) => text },
};

/** A server with one note, which refuses what would overwrite a later change. */
function serverOf(first: Values) {
  const sent: (Partial<Values> & { version: number | null })[] = [];
  const changedAt = { name: 1, text: 1 };
  const server = {
    sent,
    saved: { ...first, version: 1 },
    isReachable: true,
    shown: { ...first, version: 1 },
    listeners: new Set<() => void>(),
    subscribe: (listener: () => void) => {
      server.listeners.add(listener);
      return () => server.listeners.delete(listener);
    },
    /** Shows what is saved by now. */
    read: () => {
      server.shown = server.saved;
      for (const listener of server.listeners) listener();
    },
    wait: Promise.resolve(),
    async save(mine: Values, fields: readonly (keyof Values)[], version: number | null) {
      const change = Object.fromEntries(fields.map((field) => [field, mine[field]]));
      sent.push({ ...change, version });
      await server.wait;
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      const lost = fields.filter(
        (field) => changedAt[field] > (version ?? Infinity) && server.saved[field] !== mine[field],
      );
      if (lost.length > 0) throw conflictOf(server.saved, lost);
      server.change(change);
      return server.saved;
    },
    change(change: Partial<Values>) {
      server.saved = { ...server.saved, ...change, version: server.saved.version + 1 };
      for (const field of ['name', 'text'] as const)
        if (field in change) changedAt[field] = server.saved.version;
    },
  };
  return server;
}

function conflictOf({ version, ...current }: Values & { version: number }, fields: readonly string[]) {
  const conflict = { version, fields, current, changedBy: null, changedAt: new Date().toISOString() };
  return new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT', conflict } }],
  });
}

const invalid: string[] = [];

function NoteForm({ server }: { readonly server: ReturnType<typeof serverOf> }) {
  const saving = useSaving();
  const current = useSyncExternalStore(server.subscribe, () => server.shown);
  const { form, conflict, onLeave, settle } = useEntityForm<Note, Values>({
    saving,
    tripId: null,
    key: 'note',
    current,
    schema: FIELDS,
    words: WORDS,
    before: ({ name, text }) => ({ name, text }),
    // Its fields are those of the schema.
    theirs: (fields) => fields as unknown as Values,
    save: (mine, fields, version) => server.save(mine, fields, version),
    failure: () => 'Not saved.',
    onInvalid: (errors) => invalid.push(String(errors.name?.message)),
  });
  const asked = {
    conflict: conflict.conflict,
    words: WORDS,
    onSettle: (...answer: Parameters<typeof settle>) => void settle(...answer),
  };
  return (
    <form onBlur={onLeave}>
      <input aria-label="Name" {...form.register('name')} />
      <FieldConflict field="name" {...asked} />
      <input aria-label="Text" {...form.register('text')} />
      <FieldConflict field="text" {...asked} />
      <SavingLine saving={saving} />
    </form>
  );
}

function show(first: Values = { name: 'Chili', text: '' }) {
  const server = serverOf(first);
  const drafts = createDrafts();
  const open = () =>
    renderScreen(
      <DraftsProvider value={drafts}>
        <NoteForm server={server} />
      </DraftsProvider>,
    );
  const { unmount } = open();
  /** Closes the form and opens it again. */
  const reopen = () => {
    unmount();
    open();
  };
  return { server, unmount, open, reopen };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const text = () => screen.getByLabelText<HTMLInputElement>('Text');
const saved = () => screen.findByText('Saved');

describe('a form that saves at once', () => {
  it('sends what changed, 600 ms after the last key', async () => {
    const user = stopTime();
    const { server } = show();
    await user.type(name(), ' con');
    await act(() => jest.advanceTimersByTimeAsync(590));
    await user.type(name(), ' carne');
    expect(server.sent).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(server.sent).toEqual([{ name: 'Chili con carne', version: 1 }]);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('sends it on leaving the field', async () => {
    const { server } = show();
    await userEvent.type(name(), '!');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(server.sent).toEqual([{ name: 'Chili!', version: 1 }]);
  });

  it('keeps the cursor and what is typed meanwhile, and sends that next', async () => {
    const { server } = show();
    let answer: () => void = () => undefined;
    server.wait = new Promise((resolve) => {
      answer = resolve;
    });
    await userEvent.type(name(), 'Old ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(await screen.findByText('Saving…')).toBeVisible();
    await userEvent.keyboard('hot ');
    await act(async () => answer());
    expect(name()).toHaveValue('Old hot Chili');
    expect(name().selectionStart).toBe(8);
    await waitFor(() => expect(server.saved.name).toBe('Old hot Chili'));
    expect(server.sent).toEqual([
      { name: 'Old Chili', version: 1 },
      { name: 'Old hot Chili', version: 2 },
    ]);
    expect(name().selectionStart).toBe(8);
  });

  it('leaves a space at the end to the person who is typing', async () => {
    const { server } = show();
    await userEvent.type(name(), ' con ');
    await saved();
    expect(name()).toHaveValue('Chili con ');
    await userEvent.tab();
    expect(server.sent).toHaveLength(1);
  });

  it('keeps the input without a connection, and saves it later', async () => {
    const user = stopTime();
    const { server } = show();
    server.isReachable = false;
    await user.type(name(), '!');
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(screen.getByRole('status')).toHaveTextContent('Not saved, no connection. Kept here.');
    server.isReachable = true;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(server.saved.name).toBe('Chili!');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('no longer says that nothing was saved once the input is taken back by hand', async () => {
    const user = stopTime();
    const { server } = show();
    server.isReachable = false;
    await user.type(name(), '!');
    await act(() => jest.advanceTimersByTimeAsync(600));
    await user.type(name(), '{Backspace}');
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(screen.queryByText('Not saved, no connection. Kept here.')).toBeNull();
    expect(server.saved).toMatchObject({ name: 'Chili', version: 1 });
  });

  it('gives an emptied name back, and says why', async () => {
    const { server } = show();
    await userEvent.clear(name());
    await userEvent.tab();
    expect(name()).toHaveValue('Chili');
    expect(invalid).toEqual(['Please enter a name.']);
    expect(server.sent).toEqual([]);
  });

  it('follows what others change, before and after it saved something', async () => {
    const { server } = show();
    for (const round of [1, 2]) {
      server.change({ text: `Text ${round}` });
      act(() => server.read());
      await waitFor(() => expect(text()).toHaveValue(`Text ${round}`));
      await userEvent.type(name(), String(round));
      await userEvent.tab();
      await waitFor(() => expect(server.saved.name).toMatch(new RegExp(`${round}$`)));
    }
  });

  it('saves what was typed last when it goes', async () => {
    const { server, unmount } = show();
    await userEvent.type(name(), '!');
    unmount();
    await waitFor(() => expect(server.saved.name).toBe('Chili!'));
  });
});

describe('a form that is closed and opened again while it is being saved', () => {
  it('is saved once, with what was typed since, when the connection is back', async () => {
    const user = stopTime();
    const { server, reopen } = show();
    server.isReachable = false;
    await user.type(name(), '!');
    await act(() => jest.advanceTimersByTimeAsync(600));
    reopen();
    expect(name()).toHaveValue('Chili!');
    await act(() => jest.advanceTimersByTimeAsync(4800));
    await user.type(name(), '?');
    server.isReachable = true;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.saved).toMatchObject({ name: 'Chili!?', version: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('goes on from what is saved by then', async () => {
    const { server, reopen } = show();
    let answer: () => void = () => undefined;
    server.wait = new Promise((resolve) => {
      answer = resolve;
    });
    await userEvent.type(name(), '!');
    reopen();
    await userEvent.type(name(), '?');
    await act(async () => answer());
    await waitFor(() => expect(server.saved.name).toBe('Chili!?'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.sent).toEqual([
      { name: 'Chili!', version: 1 },
      { name: 'Chili!?', version: 2 },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(name()).toHaveValue('Chili!'));
  });

  it('keeps what was typed on what is saved by then, if that is not saved before it is opened', async () => {
    const user = stopTime();
    const { server, unmount, open } = show();
    const answers: (() => void)[] = [];
    const holdNext = () => {
      server.wait = new Promise((resolve) => answers.push(resolve));
    };
    holdNext();
    await user.type(name(), '!');
    await act(() => jest.advanceTimersByTimeAsync(600));
    await user.type(name(), '?');
    unmount();
    holdNext();
    await act(async () => answers[0]?.());
    server.isReachable = false;
    await act(async () => answers[1]?.());
    open();
    server.isReachable = true;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.saved).toMatchObject({ name: 'Chili!?' });
  });
});

describe('a field that somebody else has changed, too', () => {
  async function conflict() {
    const { server } = show();
    server.change({ name: 'Stew' });
    await userEvent.type(name(), '!');
    await userEvent.type(text(), 'Hot.');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^This was saved .*, while you were writing\.$/,
    );
    return server;
  }

  it('holds up no other field', async () => {
    const server = await conflict();
    await waitFor(() => expect(server.saved).toMatchObject({ name: 'Stew', text: 'Hot.' }));
    expect(name()).toHaveValue('Chili!');
  });

  it('is kept', async () => {
    const server = await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(server.saved).toMatchObject({ name: 'Chili!', text: 'Hot.' }));
  });

  it('takes the other text', async () => {
    const server = await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Take the saved one' }));
    await waitFor(() => expect(name()).toHaveValue('Stew'));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(server.saved).toMatchObject({ name: 'Stew', text: 'Hot.' }));
  });
});

it('takes back up to 20 steps, the last one first', async () => {
  const texts = fc.array(fc.tuple(fc.constantFrom('name', 'text'), fc.stringMatching(/^[a-z]{1,3}$/)), {
    minLength: 1,
    maxLength: 24,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (changes) => {
      const user = stopTime();
      const { server, unmount } = show({ name: 'first', text: 'first' });
      const history = [{ name: 'first', text: 'first' }];
      for (const [field, typed] of changes) {
        const input = field === 'name' ? name() : text();
        await user.click(input);
        await act(async () => input.setSelectionRange(0, input.value.length));
        await user.type(input, `{Backspace}${typed}`);
        await act(() => jest.advanceTimersByTimeAsync(600));
        const { version: _version, ...now } = server.saved;
        if (JSON.stringify(history.at(-1)) !== JSON.stringify(now)) history.push(now);
      }
      for (const earlier of history.slice(-21, -1).toReversed()) {
        await user.click(screen.getByRole('button', { name: 'Undo' }));
        await act(() => jest.advanceTimersByTimeAsync(0));
        expect(server.saved).toMatchObject(earlier);
        expect([name().value, text().value]).toEqual([earlier.name, earlier.text]);
      }
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      unmount();
    }),
    { numRuns: 8 },
  );
});
