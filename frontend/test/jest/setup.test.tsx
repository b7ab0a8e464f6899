import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';

/** The error of a wait that fails. */
async function failureOf(waiting: Promise<unknown>): Promise<Error> {
  const failure: unknown = await waiting.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof Error) return failure;
  throw new Error('Nothing failed.');
}

describe('a wait that times out', () => {
  it('reports the final screen and the line that waited', async () => {
    const { rerender } = render(<p>Soup</p>);
    const waiting = failureOf(screen.findByText('Pancakes', {}, { timeout: 100 }));
    rerender(<p>Chili</p>);
    const { message, stack } = await waiting;
    expect(message).toContain('Unable to find an element with the text: Pancakes');
    expect(message).toContain('Chili');
    expect(stack).toContain('Chili');
    expect(stack).toContain('setup.test.tsx');
  });

  it('may wait for an element to disappear', async () => {
    const { rerender } = render(<p>Soup</p>);
    const gone = waitForElementToBeRemoved(() => screen.getByText('Soup'));
    rerender(<p>Chili</p>);
    await gone;
  });
});
