import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router';
import { useUrlValue } from './useUrlValue.ts';

interface Choices {
  day: ReturnType<typeof useUrlValue>;
  dialog: ReturnType<typeof useUrlValue>;
  leave: () => void;
}

/** A page with two choices in its address. @returns the ways to change them that it had when it was drawn first */
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

describe('what the address says', () => {
  it('keeps the first of two choices that are made before either is drawn', () => {
    const { day, dialog } = showChoices('/trips/7');
    act(() => {
      day.set('2026-06-14');
      dialog.push('invite');
    });
    expect(screen.getByText('2026-06-14, invite')).toBeVisible();
    expect(address()).toBe('/trips/7?day=2026-06-14&dialog=invite');
  });

  it('keeps a choice that was made after the way to make another was drawn', () => {
    const { day, dialog } = showChoices('/trips/7?day=2026-06-13');
    act(() => dialog.push('invite'));
    act(() => day.set(null));
    expect(screen.getByText('no day, invite')).toBeVisible();
  });

  it('is left alone by a page that is being left', () => {
    const { leave, day } = showChoices('/trips/7');
    act(() => {
      leave();
      day.set('2026-06-14');
    });
    expect(address()).toBe('/account');
  });
});
