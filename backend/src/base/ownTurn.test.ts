import { inOwnTurn } from './ownTurn.ts';

test('pending work runs in separate turns of the event loop', async () => {
  const order: string[] = [];
  const work = (name: string) => () => {
    order.push(name);
    setImmediate(() => order.push(`after ${name}`));
    return name;
  };
  const works = ['a', 'b', 'c'].map((name) => inOwnTurn(work(name)));
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c']);
  expect(order).toEqual(['a', 'after a', 'b', 'after b', 'c']);
});

test('the next work runs after one that fails', async () => {
  const failing = inOwnTurn(() => {
    throw new Error('No.');
  });
  const next = inOwnTurn(() => 'next');
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe('next');
});
