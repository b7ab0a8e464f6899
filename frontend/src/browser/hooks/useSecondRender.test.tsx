import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useSecondRender } from './useSecondRender.ts';

function Page({ isAtOnce }: { readonly isAtOnce: boolean }) {
  return useSecondRender(isAtOnce) ? 'Whole plan' : 'Plan’s shape';
}

it('is false in the first render, and true after it', () => {
  expect(renderToString(<Page isAtOnce={false} />)).toBe('Plan’s shape');
  render(<Page isAtOnce={false} />);
  expect(screen.getByText('Whole plan')).toBeVisible();
});

it('is true at once where a fallback would flicker', () => {
  expect(renderToString(<Page isAtOnce />)).toBe('Whole plan');
});
