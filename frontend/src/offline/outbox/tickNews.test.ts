import { connectRegion } from '../../ui/feedback/toaster.tsx';
import type { TickNews } from './tick.ts';
import { tellTickNews } from './tickNews.ts';

function toastText(...news: readonly TickNews[]): string | undefined {
  let text: string | undefined;
  const leave = connectRegion(({ description }) => (text = description));
  tellTickNews(news);
  leave();
  return text;
}

describe('notices about ticks', () => {
  it('name the earlier buyer, and the missing ingredient', () => {
    expect(
      toastText({ kind: 'already-bought', name: 'Eggs', by: 'Jonas Weber' }, { kind: 'gone', name: 'Feta' }),
    ).toBe('Eggs: already purchased by Jonas Weber. Feta is no longer on the list.');
  });

  it('name a line of several ingredients once, and count only others', () => {
    const oranges = { kind: 'already-bought', name: 'oranges', by: 'Ben Ruiz' } as const;
    expect(toastText(oranges, oranges)).toBe('oranges: already purchased by Ben Ruiz.');
    const others = ['Eggs', 'Feta', 'Milk'].map((name) => ({ kind: 'gone', name }) as const);
    expect(toastText(oranges, oranges, ...others)).toMatch(/^oranges: .* Feta is .* And 1 more\.$/);
  });

  it('name the failure of a retried tick', () => {
    expect(toastText({ kind: 'delayed' })).toBe('Failed to update ingredient. Trying again by itself.');
  });

  it('have a text for an ingredient without a name', () => {
    expect(toastText({ kind: 'gone', name: '' })).toBe(
      'An item that you checked off is no longer on the list.',
    );
  });

  it('isolate the text direction of a name', () => {
    expect(toastText({ kind: 'gone', name: '\u202EstgE' })).toBe('stgE is no longer on the list.');
  });
});
