import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { system } from '../../ui/theme/theme.ts';
import { KitchenDialog } from './KitchenDialog.tsx';

const DAL = {
  id: 'dal',
  name: 'Lentil dal',
  about: '',
  eaterCount: null,
  mealType: null,
  allergies: null,
  batches: null,
  ingredients: [],
  steps: ['Rinse the lentils.', 'Simmer.'],
};

function nextFrame(): Promise<void> {
  return act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
}

test('the kitchen view stays open when the dialog that it replaces closes after it has opened', async () => {
  const onClose = jest.fn();
  const dialogs = (isFirstOpen: boolean) => (
    <ChakraProvider value={system}>
      <AppDialog isOpen={isFirstOpen} onClose={() => undefined} title="Dinner">
        Lentil dal
      </AppDialog>
      <KitchenDialog dish={DAL} isOpen onClose={onClose} />
    </ChakraProvider>
  );
  const { rerender } = render(dialogs(true));
  await nextFrame();
  rerender(dialogs(false));
  await nextFrame();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Lentil dal' })).toBeVisible();
});
