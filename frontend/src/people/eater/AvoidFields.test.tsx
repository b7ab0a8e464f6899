import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { AvoidFields } from './AvoidFields.tsx';
import { NEW_COMPANION, type EaterInput } from './eaterInput.ts';

const CELIAC: EaterInput = {
  ...NEW_COMPANION,
  avoids: [{ kind: 'diet', value: 'gluten-free', strictness: 'allergy' }],
};

interface HarnessProps {
  readonly before?: EaterInput;
  readonly onInput?: (input: EaterInput) => void;
}

function Harness({ before = NEW_COMPANION, onInput }: HarnessProps) {
  const [input, setInput] = useState(before);
  onInput?.(input);
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

test.each([
  ['Vegetarian', ['Never', 'Rather not']],
  ['Pork', ['Allergy', 'Never', 'Rather not']],
  ['Shellfish', ['Allergy', 'Never', 'Rather not']],
])('%s can be rated as %j', async (name, strictnesses) => {
  renderScreen(<Harness />);
  await userEvent.click(await screen.findByRole('checkbox', { name: name === 'Pork' ? 'No pork' : name }));
  const offered = within(screen.getByRole('radiogroup', { name: `How strict: ${name}` }));
  for (const label of strictnesses) expect(offered.getByRole('radio', { name: label })).toBeVisible();
  expect(offered.getAllByRole('radio')).toHaveLength(strictnesses.length);
});

const ENTERED: readonly (readonly [string, EaterAvoid])[] = [
  ['Vegan', { kind: 'diet', value: 'vegan', strictness: 'dislike' }],
  ['Milk', { kind: 'content', value: 'dairy', strictness: 'allergy' }],
  ['Crustaceans', { kind: 'content', value: 'crustacean', strictness: 'allergy' }],
  ['Celiac', { kind: 'diet', value: 'gluten-free', strictness: 'allergy' }],
  ['Kiwi', { kind: 'word', value: 'kiwi', strictness: 'diet' }],
];

test.each(ENTERED)('%s that is entered already is a ticked box, and is not lost', async (name, avoid) => {
  let shown: EaterInput = { ...NEW_COMPANION, avoids: [avoid] };
  renderScreen(<Harness before={shown} onInput={(input) => (shown = input)} />);
  const everything = await screen.findByRole('checkbox', { name: 'I eat everything' });
  expect(everything).toBeDisabled();
  await userEvent.click(everything);
  expect(shown.avoids).toEqual([avoid]);
  const box = screen.getByRole('checkbox', { name });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(shown.avoids).toEqual([]);
  expect(everything).toBeEnabled();
  await userEvent.click(box);
  expect(shown.avoids).toEqual([expect.objectContaining({ kind: avoid.kind, value: avoid.value })]);
});

test('what no box of its own has stands before all others, as strict as it was', async () => {
  const avoids = ENTERED.map(([, avoid]) => avoid);
  let shown: EaterInput = { ...NEW_COMPANION, avoids };
  renderScreen(<Harness before={shown} onInput={(input) => (shown = input)} />);
  const first = within(await screen.findByRole('group', { name: 'Already entered' })).getAllByRole(
    'checkbox',
  );
  expect(screen.getAllByRole('checkbox').slice(0, 3)).toEqual(first);
  for (const box of [...first, ...first]) await userEvent.click(box);
  expect(shown.avoids).toHaveLength(avoids.length);
  expect(shown.avoids).toEqual(expect.arrayContaining(avoids));
});
