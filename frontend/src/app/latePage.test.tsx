import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { latePage } from './latePage.tsx';

test('a page keeps what is typed into it when it renders again', async () => {
  const Page = latePage(() => Promise.resolve(() => <input aria-label="Search" />));
  let navigate: (path: string) => void = () => undefined;
  function Routes() {
    const [path, setPath] = useState('/');
    useEffect(() => {
      navigate = (next) => startTransition(() => setPath(next));
    }, []);
    return <Suspense fallback={null}>{path !== '/' && <Page />}</Suspense>;
  }
  render(<Routes />);
  // Outside `act`, whose renders never continue where a chunk was missing.
  setTimeout(() => navigate('/admin'));
  await userEvent.type(await screen.findByLabelText('Search'), 'milk');
  await act(async () => navigate('/admin?sort=AMOUNT'));
  expect(screen.getByLabelText('Search')).toHaveValue('milk');
});
