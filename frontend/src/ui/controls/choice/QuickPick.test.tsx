import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuickPick } from './QuickPick.tsx';

function Harness({ count, onPick }: { readonly count: number; readonly onPick: (name: string) => void }) {
  const [picked, setPicked] = useState<string | null>(null);
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    contact: `+1415555010${index}`,
  }));
  return (
    <QuickPick
      label="Past participants"
      people={people}
      isPicked={({ contact }) => contact === picked}
      onPick={({ contact, name }) => {
        setPicked(contact);
        onPick(name);
      }}
    />
  );
}

test('one press chooses a person, and a chosen person cannot be chosen again', async () => {
  const onPick = jest.fn();
  render(<Harness count={2} onPick={onPick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Person 2' }));
  expect(onPick).toHaveBeenCalledWith('Person 2');
  await userEvent.click(screen.getByRole('button', { name: 'Person 2 (chosen)' }));
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('the first eight are shown, and all on demand', async () => {
  render(<Harness count={10} onPick={() => undefined} />);
  expect(screen.getAllByRole('button', { name: /^Person/ })).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(screen.getAllByRole('button', { name: /^Person/ })).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'Person 9' })).toHaveFocus();
});
