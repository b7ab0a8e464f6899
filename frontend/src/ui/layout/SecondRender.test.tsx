import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SecondRender } from './SecondRender.tsx';

const page = (isAtOnce: boolean) => (
  <SecondRender isAtOnce={isAtOnce} fallback="Plan’s shape">
    Whole plan
  </SecondRender>
);

it('shows the fallback in the first render, and the children after it', () => {
  expect(renderToString(page(false))).toBe('Plan’s shape');
  render(page(false));
  expect(screen.getByText('Whole plan')).toBeVisible();
});

it('shows the children at once where a fallback would flicker', () => {
  expect(renderToString(page(true))).toBe('Whole plan');
});
