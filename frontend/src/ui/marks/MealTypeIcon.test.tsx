import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { MEAL_TYPES } from '../../../../domain/plan/meal.ts';
import { MealTypeIcon } from './MealTypeIcon.tsx';

const TOKENS = readFileSync('frontend/src/ui/theme/tokens.css', 'utf8');

test.each(MEAL_TYPES)('%s has its own icon, and its own hues in light and dark', (type) => {
  const icons = MEAL_TYPES.map((each) => {
    const { container } = render(<MealTypeIcon type={each} />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(icons.filter((icon) => icon === icons[MEAL_TYPES.indexOf(type)])).toHaveLength(1);
  for (const token of [type, `${type}-soft`]) expect(TOKENS).toMatch(`--${token}: light-dark(#`);
  expect(TOKENS).toContain(`[data-meal-type='${type}']`);
});
