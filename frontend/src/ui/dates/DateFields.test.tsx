import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { readerOf, readersBy } from '../../../../domain/text/reader.ts';
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

  it('move the calendar over by the other button, and close it by their own', async () => {
    renderScreen(<Harness start="2030-08-14" end="2030-08-16" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose the first day in a calendar' }));
    await focusedDay('2030-08-14');
    const other = screen.getByRole('button', { name: 'Choose the last day in a calendar' });
    await userEvent.click(other);
    expect(await screen.findByRole('dialog', { name: 'Choose the last day' })).toBeVisible();
    await focusedDay('2030-08-16');
    await userEvent.click(other);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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

  it.each([
    ['on the left', 9],
    ['on the right', 40],
  ])('are in the same months after a double click on a first day %s', async (_where, index) => {
    renderScreen(<Harness start="2030-08-14" end="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose the first day in a calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose the first day' }));
    const months = () => calendar.getAllByText(/^[A-Z][a-z]+ \d{4}$/).map((caption) => caption.textContent);
    const before = months();
    const pressed = calendar.getAllByRole('button', { name: /, \d{4}$/ })[index] ?? document.body;
    const day = pressed.dataset['value'];
    await userEvent.dblClick(pressed);
    expect(await screen.findByRole('dialog', { name: 'Choose the last day' })).toBeVisible();
    expect(screen.getByLabelText('Arrives')).toHaveValue(day);
    expect(screen.getByLabelText('Leaves')).toHaveValue('');
    expect(months()).toEqual(before);
  });

  it.each(['a press on', 'Enter on'])('close with %s the last day that is set already', async (how) => {
    renderScreen(<Harness start="2030-08-14" end="2030-08-16" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose the last day in a calendar' }));
    const day = await screen.findByRole('button', { name: 'Friday, August 16, 2030, last day' });
    await focusedDay('2030-08-16');
    if (how === 'Enter on') await userEvent.keyboard('{Enter}');
    else await userEvent.click(day);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Leaves')).toHaveValue('2030-08-16');
  });

  it('are chosen in the calendar by a finger, without a keyboard over it', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(new EventTarget(), {
          media: query,
          matches: query === '(pointer: coarse)',
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        }),
      );
    renderScreen(<Harness start="2030-08-14" end="" />);
    const field = screen.getByLabelText('Leaves');
    expect(field).toHaveAttribute('inputmode', 'none');
    expect(field).toHaveAttribute('placeholder', 'Choose a day');
    await userEvent.click(field);
    expect(await screen.findByRole('dialog', { name: 'Choose the last day' })).toBeVisible();
    const other = screen.getByLabelText('Arrives');
    await userEvent.pointer({ keys: '[TouchA]', target: other });
    expect(await screen.findByRole('dialog', { name: 'Choose the first day' })).toBeVisible();
    await focusedDay('2030-08-14');
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    jest.restoreAllMocks();
  });

  it('are chosen in weeks that begin as in the reader’s country', async () => {
    const firstDay = async () => {
      const { unmount } = renderScreen(<Harness start="2030-08-14" end="" />);
      await userEvent.click(screen.getByRole('button', { name: 'Choose the first day in a calendar' }));
      const [day] = await screen.findAllByRole('columnheader', { hidden: true });
      unmount();
      return day?.textContent;
    };
    expect(await firstDay()).toBe('Su');
    readersBy(() => readerOf('de'));
    expect(await firstDay()).toBe('Mo');
    readersBy(() => readerOf('en'));
  });
});
