import { connectRegion } from '../../ui/feedback/toaster.tsx';
import type { TickNews } from './tick.ts';
import { tellTickNews } from './tickNews.ts';

function toastOf(...news: readonly TickNews[]) {
  const toasts: Parameters<Parameters<typeof connectRegion>[0]>[0][] = [];
  const leave = connectRegion((toast) => toasts.push(toast));
  tellTickNews(news);
  leave();
  return toasts.at(-1);
}

function toastText(...news: readonly TickNews[]): string | undefined {
  return toastOf(...news)?.description;
}

describe('notices about ticks', () => {
  it('name the earlier buyer, and the missing ingredient', () => {
    expect(
      toastText({ kind: 'already-bought', name: 'Eggs', by: 'Jonas Weber' }, { kind: 'gone', name: 'Feta' }),
    ).toBe('Eggs: already purchased by Jonas Weber. Feta is no longer on the list.');
  });

  it('name a line of several ingredients once, and count only others', () => {
    const oranges = { kind: 'already-bought', name: 'oranges', by: 'Ben Ruiz' } as const;
    expect(toastText(oranges, oranges)).toBe('Oranges: already purchased by Ben Ruiz.');
    const others = ['Eggs', 'Feta', 'Milk'].map((name) => ({ kind: 'gone', name }) as const);
    expect(toastText(oranges, oranges, ...others)).toMatch(/^Oranges: .* Feta is .* And 1 more\.$/);
  });

  it.each([
    [[{ kind: 'already-bought', name: 'eggs', by: 'Tom' }], 'Already bought'],
    [[{ kind: 'gone', name: 'feta' }], 'The list has changed'],
    [
      [
        { kind: 'already-bought', name: 'eggs', by: 'Tom' },
        { kind: 'gone', name: 'feta' },
      ],
      'The list has changed',
    ],
  ] as const)('of %j are headed “%s”, and their sentences begin with a capital', (news, title) => {
    const toast = toastOf(...news);
    expect(toast?.title).toBe(title);
    expect(toast?.description).toMatch(/^(?:\p{Lu}[^.]*\. ?)+$/u);
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
    expect(toastText({ kind: 'gone', name: '\u202EstgE' })).toBe('StgE is no longer on the list.');
  });
});
