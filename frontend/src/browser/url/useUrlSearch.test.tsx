import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router';
import { useUrlValue } from './useUrlValue.ts';

interface Choices {
  day: ReturnType<typeof useUrlValue>;
  dialog: ReturnType<typeof useUrlValue>;
  leave: () => void;
}

/** A page with two values in its URL. @returns the setters of the first render */
function showChoices(path: string): Choices {
  const drawn: Choices[] = [];
  function Page() {
    const navigate = useNavigate();
    const [day, dialog] = [useUrlValue('day'), useUrlValue('dialog')];
    drawn.push({ day, dialog, leave: () => void navigate('/account') });
    return <p>{`${day.value ?? 'no day'}, ${dialog.value ?? 'no dialog'}`}</p>;
  }
  window.history.replaceState(null, '', path);
  render(<Page />, { wrapper: BrowserRouter });
  const [first] = drawn;
  if (first === undefined) throw new Error('The page was not drawn.');
  return first;
}

const address = () => `${window.location.pathname}${window.location.search}`;

describe('a value in the URL', () => {
  it('is kept when another one is set before the next render', () => {
    const { day, dialog } = showChoices('/trips/7');
    act(() => {
      day.set('2026-06-14');
      dialog.push('invite');
    });
    expect(screen.getByText('2026-06-14, invite')).toBeVisible();
    expect(address()).toBe('/trips/7?day=2026-06-14&dialog=invite');
  });

  it('is kept when an older setter sets another one', () => {
    const { day, dialog } = showChoices('/trips/7?day=2026-06-13');
    act(() => dialog.push('invite'));
    act(() => day.set(null));
    expect(screen.getByText('no day, invite')).toBeVisible();
  });

  it('is not set by a page that is being left', () => {
    const { leave, day } = showChoices('/trips/7');
    act(() => {
      leave();
      day.set('2026-06-14');
    });
    expect(address()).toBe('/account');
  });
});
