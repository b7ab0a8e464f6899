import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';

/** What a test that waits in vain is told. */
async function failureOf(waiting: Promise<unknown>): Promise<Error> {
  const failure: unknown = await waiting.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof Error) return failure;
  throw new Error('Nothing failed.');
}

describe('what is waited for in vain', () => {
  it('is told with the screen as it was at last, and the line that waited', async () => {
    const { rerender } = render(<p>Soup</p>);
    const waiting = failureOf(screen.findByText('Pancakes', {}, { timeout: 100 }));
    rerender(<p>Chili</p>);
    const { message, stack } = await waiting;
    expect(message).toContain('Unable to find an element with the text: Pancakes');
    expect(message).toContain('Chili');
    expect(stack).toContain('Chili');
    expect(stack).toContain('setup.test.tsx');
  });

  it('may be that something goes', async () => {
    const { rerender } = render(<p>Soup</p>);
    const gone = waitForElementToBeRemoved(() => screen.getByText('Soup'));
    rerender(<p>Chili</p>);
    await gone;
  });
});
