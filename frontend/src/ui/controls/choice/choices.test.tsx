import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../../../test/renderScreen.tsx';
import { CheckChips } from './CheckField.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { ChoiceRow, ChoiceRows } from './ChoiceRows.tsx';
import { TextField } from '../Field.tsx';
import { NumberStepper } from '../NumberStepper.tsx';
import { Segments } from './Segments.tsx';

const read = (typed: string) => Math.min(3, Math.max(1, Math.trunc(Number(typed)) || 1));

function Stepper() {
  const [value, setValue] = useState('2');
  return <NumberStepper label="People" min={1} max={3} value={value} onChange={setValue} read={read} />;
}

describe('the name of a choice or field', () => {
  it('is an element without the note beside it', async () => {
    const cards = [{ value: 'by-meal', name: 'By meal', text: 'One person each' }] as const;
    renderScreen(
      <>
        <ChoiceCards legend="How" cards={cards} value="by-meal" onChoose={() => undefined} />
        <TextField label="Notes" isOptional />
      </>,
    );
    // The group of radios sets itself up in a later task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    for (const name of ['By meal', 'Notes'])
      expect(screen.getByText(name)).toHaveProperty('textContent', name);
  });
});

describe('a number stepper', () => {
  it('is used by the keyboard, and its buttons keep the focus at the limit', async () => {
    renderScreen(<Stepper />);
    const number = screen.getByRole('spinbutton', { name: 'People' });
    await userEvent.tab();
    const less = screen.getByRole('button', { name: 'People: one less' });
    expect(less).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(number).toHaveValue('1'));
    expect(less).toHaveFocus();
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(number).toHaveValue('1');
    await userEvent.tab();
    expect(number).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(number).toHaveValue('2'));
  });

  it('counts once per press', async () => {
    renderScreen(<Stepper />);
    await userEvent.click(screen.getByRole('button', { name: 'People: one more' }));
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('3'));
  });
});

it('segments are radio buttons under their label', async () => {
  const chosen: string[] = [];
  renderScreen(
    <Segments
      label="Budget"
      choices={[
        { value: 'low', label: 'Low' },
        { value: 'high', label: 'High' },
      ]}
      value="low"
      onChange={(value) => chosen.push(value)}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Budget' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Low' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'High' }));
  expect(chosen).toEqual(['high']);
});

it('checked chips are reported in the order of the choices', async () => {
  const reported: string[][] = [];
  renderScreen(
    <CheckChips
      label="Diets"
      choices={[
        { value: 'vegan', label: 'Vegan' },
        { value: 'halal', label: 'Halal' },
      ]}
      value={['halal']}
      onChange={(value) => reported.push(value)}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(reported).toEqual([['vegan', 'halal']]);
});

it('refused rows show the reason', async () => {
  renderScreen(
    <ChoiceRows legend="Cook" value={null} onChoose={() => undefined} error="Please choose.">
      <ChoiceRow value="maya">Maya</ChoiceRow>
    </ChoiceRows>,
  );
  expect(await screen.findByRole('radiogroup', { name: 'Cook' })).toHaveAccessibleDescription(
    'Please choose.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose.');
});
