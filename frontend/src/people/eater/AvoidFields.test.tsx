import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { AvoidFields } from './AvoidFields.tsx';
import { NEW_COMPANION, type EaterInput } from './eaterInput.ts';

const CELIAC: EaterInput = {
  ...NEW_COMPANION,
  avoids: [{ kind: 'diet', value: 'gluten-free', strictness: 'allergy' }],
};

function Harness({ before = NEW_COMPANION }) {
  const [input, setInput] = useState(before);
  return <AvoidFields input={input} isYou problems={{}} onChange={setInput} onType={setInput} />;
}

test('tree nuts bring peanuts along, and ask whether they should', async () => {
  renderScreen(<Harness />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tree nuts' }));
  expect(screen.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
  const peanuts = screen.getByRole('radiogroup', { name: 'How strict: Peanuts' }).closest('li');
  expect(peanuts).toHaveTextContent(/Peanuts, too\?/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Peanuts' }));
  expect(screen.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
  expect(screen.queryByText(/^Peanuts, too\?/)).toBeNull();
});

test('a thing that is rated is named without “no”, and celiac as it was said', async () => {
  renderScreen(<Harness before={CELIAC} />);
  expect(await screen.findByRole('radiogroup', { name: 'How strict: Celiac' })).toBeVisible();
  const words = await screen.findByRole('textbox', { name: /^In your own words/ });
  expect(words).toHaveAttribute('placeholder', expect.stringContaining('Celiac'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'No pork' }));
  expect(screen.getByRole('radiogroup', { name: 'How strict: Pork' })).toBeVisible();
  expect(screen.getByText(/^Allergy: .* Never: .* Rather not: /)).toBeVisible();
});
