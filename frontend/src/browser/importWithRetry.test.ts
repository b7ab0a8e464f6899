import { importWithRetry } from './importWithRetry.ts';
import { loadNewVersion } from './newVersion.ts';
import { hasUnsaved, watchTyping, watchUnsaved } from './unsaved.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module');
const MINUTE_MS = 60_000;

/** A field with user input. */
function typed(text: string): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

beforeAll(watchTyping);
beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('a lazy part of the app', () => {
  const serverAnswers = () =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
  afterEach(() => jest.restoreAllMocks());

  it('is requested again after a failure', async () => {
    serverAnswers();
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(MISSING).mockResolvedValue('the part');
    expect(await importWithRetry(load)).toBe('the part');
  });

  it('rejects when the server lacks it and a reload would lose user input', async () => {
    serverAnswers();
    typed('Chili');
    await expect(importWithRetry(() => Promise.reject(MISSING))).rejects.toBe(MISSING);
  });
});

describe('a page with an old version', () => {
  it('reloads by itself, once', () => {
    const reload = jest.fn();
    const start = 10 * MINUTE_MS;
    expect([0, 1, 4].map((minutes) => loadNewVersion(reload, start + minutes * MINUTE_MS))).toEqual([
      true,
      false,
      false,
    ]);
    expect(loadNewVersion(reload, start + 6 * MINUTE_MS)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload when the tab cannot store that it did', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const reload = jest.fn();
    expect(loadNewVersion(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('does not reload while there is unsent user input', () => {
    const reload = jest.fn();
    const field = typed('Chili');
    expect(loadNewVersion(reload)).toBe(false);
    field.remove();
    expect(loadNewVersion(reload)).toBe(true);
  });

  it('does not reload while there is data on this page only', () => {
    let isOnlyHere = true;
    watchUnsaved(() => isOnlyHere);
    expect(hasUnsaved()).toBe(true);
    isOnlyHere = false;
    expect(hasUnsaved()).toBe(false);
  });

  it('ignores an emptied field and a ticked checkbox', () => {
    typed('');
    const box = document.createElement('input');
    box.type = 'checkbox';
    document.body.append(box);
    box.click();
    expect(hasUnsaved()).toBe(false);
  });
});
