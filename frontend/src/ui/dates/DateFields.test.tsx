import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { DateFields } from './DateFields.tsx';

function Harness({ start, end }: { readonly start: string; readonly end: string }) {
  const [dates, setDates] = useState({ start, end });
  return (
    <DateFields
      parts={[
        {
          label: 'Arrives',
          day: 'first day',
          value: dates.start,
          onChange: (value) => setDates({ ...dates, start: value }),
        },
        {
          label: 'Leaves',
          day: 'last day',
          value: dates.end,
          min: '2030-08-15',
          onChange: (value) => setDates({ ...dates, end: value }),
        },
      ]}
    />
  );
}

async function focusedDay(day: string) {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-value', day));
}

describe('the dates of a range', () => {
  it('are shown as people write them and read out with their weekday, over the value to edit', () => {
    renderScreen(<Harness start="2030-08-14" end="" />);
    const field = screen.getByLabelText('Arrives');
    expect(field).toHaveValue('2030-08-14');
    expect(field).toHaveAccessibleDescription('Wednesday, Aug 14, 2030');
    expect(screen.getByText('Aug 14, 2030')).toBeVisible();
  });

  it('can be typed over on the first press', async () => {
    renderScreen(<Harness start="2030-08-14" end="" />);
    const field = screen.getByLabelText('Arrives');
    await userEvent.type(field, 'August 20, 2030');
    expect(field).toHaveValue('August 20, 2030');
    await userEvent.tab();
    expect(field).toHaveValue('2030-08-20');
  });

  it('keep a text that is no date', async () => {
    renderScreen(<Harness start="" end="" />);
    const field = screen.getByLabelText('Arrives');
    await userEvent.type(field, 'next week');
    await userEvent.tab();
    expect(field).toHaveValue('next week');
  });

  it('are chosen one after the other with the arrow keys', async () => {
    renderScreen(<Harness start="2030-08-14" end="2030-08-16" />);
    screen.getByRole('button', { name: 'Choose the first day in a calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusedDay('2030-08-14');
    await userEvent.keyboard('{ArrowRight}');
    await focusedDay('2030-08-15');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await focusedDay('2030-08-13');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Choose the last day' })).toBeVisible();
    expect(screen.getByLabelText('Arrives')).toHaveValue('2030-08-13');
    await focusedDay('2030-08-16');
    await userEvent.keyboard('{ArrowRight}');
    await focusedDay('2030-08-17');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Leaves')).toHaveValue('2030-08-17');
  });

  it('get the focus back on Escape, and open again for the other one', async () => {
    renderScreen(<Harness start="2030-08-14" end="2030-08-16" />);
    const field = screen.getByLabelText('Leaves');
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await focusedDay('2030-08-16');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Choose the first day' })).toBeVisible();
    await focusedDay('2030-08-14');
  });

  it('beyond the limits cannot be chosen', async () => {
    renderScreen(<Harness start="2030-08-14" end="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose the last day in a calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose the last day' }));
    await userEvent.click(
      calendar.getByRole('button', { name: 'Wednesday, August 14, 2030, first day, not available' }),
    );
    expect(screen.getByLabelText('Leaves')).toHaveValue('');
    await userEvent.click(calendar.getByRole('button', { name: 'Thursday, August 15, 2030' }));
    expect(screen.getByLabelText('Leaves')).toHaveValue('2030-08-15');
  });
});
