import { byFirstName } from './firstName.ts';

it('calls people by first name, and those who share one by their whole names', () => {
  const people = ['Priya Nair', 'Ana Silva', 'Ana Gómez', '+1 555 0100'].map((name) => ({ name }));
  expect(byFirstName(people).map(({ name }) => name)).toEqual([
    'Priya',
    'Ana Silva',
    'Ana Gómez',
    '+1 555 0100',
  ]);
});

it('calls some people by their whole names if they share the first with another of all', () => {
  const all = ['Ana Silva', 'Ana Gómez', 'Ben Okafor'].map((name) => ({ name }));
  expect(byFirstName(all.slice(1), all).map(({ name }) => name)).toEqual(['Ana Gómez', 'Ben']);
});
