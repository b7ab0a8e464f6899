import { act, render, screen } from '@testing-library/react';
import { addDays, localDate } from '../../../../domain/time/calendarDate.ts';
import { stopTime } from '../../../test/stopTime.ts';
import { useDate, useNow, useToday } from './useNow.ts';

const dayAfter = (now: Date) => addDays(localDate(now), 1);

function Clock({ name }: { readonly name: string }) {
  const seconds = useNow(1000) / 1000;
  return (
    <p aria-label={name}>
      {useToday()} {useDate(dayAfter)} {seconds}
    </p>
  );
}

function Minutes({ onRender }: { readonly onRender: (now: number) => void }) {
  onRender(useNow(60_000));
  return null;
}

test('all clocks of a page share one timer, which ends with the last of them', () => {
  stopTime();
  jest.setSystemTime(new Date('2030-06-12T23:59:59'));
  const { rerender } = render(
    <>
      <Clock name="a" />
      <Clock name="b" />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  const midnight = new Date('2030-06-13T00:00:00').getTime() / 1000;
  for (const name of ['a', 'b'])
    expect(screen.getByLabelText(name)).toHaveTextContent(`2030-06-13 2030-06-14 ${midnight}`);
  rerender(<Clock name="b" />);
  expect(jest.getTimerCount()).toBe(1);
  rerender(<></>);
  expect(jest.getTimerCount()).toBe(0);
});

test('a clock is current as soon as a hidden tab is shown again', () => {
  stopTime();
  jest.setSystemTime(new Date('2030-06-12T23:59:59'));
  render(<Clock name="a" />);
  jest.setSystemTime(new Date('2030-06-14T12:00:00'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByLabelText('a')).toHaveTextContent('2030-06-14');
});

test('a clock renders only when its unit has passed', () => {
  stopTime();
  jest.setSystemTime(new Date('2030-06-12T10:00:00'));
  const onRender = jest.fn();
  render(<Minutes onRender={onRender} />);
  act(() => {
    jest.advanceTimersByTime(59_000);
  });
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(onRender.mock.calls).toEqual(
    ['10:00', '10:01'].map((time) => [new Date(`2030-06-12T${time}:00`).getTime()]),
  );
});
