import { inOwnTurn } from './ownTurn.ts';

test('works that wait leave turns to others', async () => {
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

test('work that fails does not keep the next from running', async () => {
  const failing = inOwnTurn(() => {
    throw new Error('No.');
  });
  const next = inOwnTurn(() => 'next');
  await expect(failing).rejects.toThrow('No.');
  expect(await next).toBe('next');
});
