import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FC, startTransition, Suspense, useEffect, useState } from 'react';
import { lazyPage } from './lazyComponent.tsx';

test('a page keeps what is typed into it when it renders again', async () => {
  const Page = lazyPage(() => Promise.resolve(() => <input aria-label="Search" />));
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

test('tells when its code is there, so that no other waits for it', async () => {
  let arrive: (page: FC) => void = () => undefined;
  const code = new Promise<FC>((resolve) => {
    arrive = resolve;
  });
  const Page = lazyPage(() => code);
  const Place = () => (Page.useIsLoaded() ? <Page /> : 'Loading');
  const { unmount } = render(<Place />);
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => arrive(() => <h1>List</h1>));
  expect(screen.getByRole('heading')).toHaveTextContent('List');
  unmount();
  render(<Place />);
  expect(screen.getByRole('heading')).toBeVisible();
});
