import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { Button, IconButton } from './Button.tsx';
import { setOnline } from '../../../test/setOnline.ts';

const onPress = jest.fn();

function Buttons() {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button onClick={onPress} isOnlineOnly>
        Press
      </Button>
      <IconButton label="Remove" icon="×" onClick={onPress} isOnlineOnly />
      <Button type="submit" isOnlineOnly>
        Save
      </Button>
    </form>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  onPress.mockClear();
});

it.each(['Press', 'Remove', 'Save'])(
  '%s keeps the focus while the connection drops and comes back',
  async (name) => {
    renderScreen(<Buttons />);
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    act(() => setOnline(false));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You are offline');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(screen.getByRole('textbox'), 'Ana{Enter}');
    expect(onPress).not.toHaveBeenCalled();
    act(() => button.focus());
    act(() => setOnline(true));
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
  },
);
