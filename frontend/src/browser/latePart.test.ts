import { latePart } from './latePart.ts';
import { loadNewVersion } from './newVersion.ts';
import { hasUnsaved, watchTyping, watchUnsaved } from './unsaved.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module');
const MINUTE_MS = 60_000;

/** A field that somebody typed into. */
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

describe('a part of the app that comes late', () => {
  const serverAnswers = () =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
  afterEach(() => jest.restoreAllMocks());

  it('is asked for again when it did not come', async () => {
    serverAnswers();
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(MISSING).mockResolvedValue('the part');
    expect(await latePart(load)).toBe('the part');
  });

  it('that the server does not have is told, where loading the page anew would lose something', async () => {
    serverAnswers();
    typed('Chili');
    await expect(latePart(() => Promise.reject(MISSING))).rejects.toBe(MISSING);
  });
});

describe('a page whose server has a new version', () => {
  it('loads it by itself, once', () => {
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

  it('does not where the tab cannot remember that it did', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const reload = jest.fn();
    expect(loadNewVersion(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('does not while something is typed that was not sent', () => {
    const reload = jest.fn();
    const field = typed('Chili');
    expect(loadNewVersion(reload)).toBe(false);
    field.remove();
    expect(loadNewVersion(reload)).toBe(true);
  });

  it('does not while something is on this page only', () => {
    let isOnlyHere = true;
    watchUnsaved(() => isOnlyHere);
    expect(hasUnsaved()).toBe(true);
    isOnlyHere = false;
    expect(hasUnsaved()).toBe(false);
  });

  it('does not mind a field that was emptied, nor a box of a list that was ticked', () => {
    typed('');
    const box = document.createElement('input');
    box.type = 'checkbox';
    document.body.append(box);
    box.click();
    expect(hasUnsaved()).toBe(false);
  });
});
