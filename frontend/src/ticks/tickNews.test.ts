import { takeToasts } from '../ui/feedback/toaster.tsx';
import type { TickNews } from './tick.ts';
import { tellTickNews } from './tickNews.ts';

function told(...news: readonly TickNews[]): string | undefined {
  let text: string | undefined;
  const leave = takeToasts(({ description }) => (text = description));
  tellTickNews(news);
  leave();
  return text;
}

describe('what a shopper is told of ticks', () => {
  it('names who was faster, and what is gone', () => {
    expect(
      told({ kind: 'already-bought', name: 'Eggs', by: 'Jonas Weber' }, { kind: 'gone', name: 'Feta' }),
    ).toBe('Eggs: already purchased by Jonas Weber. Feta is no longer on the list.');
  });

  it('has words for what lost its name with the session', () => {
    expect(told({ kind: 'gone', name: '' })).toBe('An item that you ticked is no longer on the list.');
  });

  it('keeps the direction of a name to that name', () => {
    expect(told({ kind: 'gone', name: '\u202EstgE' })).toBe('stgE is no longer on the list.');
  });
});
