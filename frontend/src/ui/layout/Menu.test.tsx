import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { Menu } from './Menu.tsx';
import { system } from '../theme/theme.ts';

function showMenu() {
  const onEdit = jest.fn();
  const onDelete = jest.fn();
  render(
    <ChakraProvider value={system}>
      <Menu
        heading="Lake Wallowa"
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
        entries={[
          { id: 'edit', label: 'Edit', onSelect: onEdit },
          { id: 'delete', label: 'Delete', onSelect: onDelete, isDanger: true },
        ]}
      />
    </ChakraProvider>,
  );
  return { trigger: screen.getByRole('button', { name: 'More' }), onEdit, onDelete };
}

describe('Menu', () => {
  test('its button opens it and reports whether it is open', async () => {
    const { trigger } = showMenu();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Lake Wallowa')).toBeVisible();
  });

  test('arrow keys and Enter choose an entry, and the focus returns to its button', async () => {
    const { trigger, onEdit, onDelete } = showMenu();
    await userEvent.tab();
    expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1));
    expect(onEdit).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('Escape closes it, and it can be opened again', async () => {
    const { trigger, onEdit } = showMenu();
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await chooseInMenu('Edit');
    await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('its button has the focus even when the closing list takes it once more', async () => {
    const { trigger } = showMenu();
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    trigger.addEventListener('focus', () => menu.focus(), { once: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  test('a second press on its button closes it', async () => {
    const { trigger } = showMenu();
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
