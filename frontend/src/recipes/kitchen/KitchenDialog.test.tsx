import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { system } from '../../ui/theme/theme.ts';
import { KitchenDialog } from './KitchenDialog.tsx';

const DAL = {
  id: 'dal',
  name: 'Lentil dal',
  about: '',
  eaterCount: null,
  mealType: null,
  allergies: [],
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

describe('the choice of pans', () => {
  const butter = {
    name: 'Butter',
    names: ['Butter'],
    keepApart: '',
    portionApart: '',
    replaced: '',
    replacedBy: '',
    isSeparatePlate: false,
    quantity: '6 tbsp',
    unit: null,
    isTyped: false,
    notes: () => '',
    part: null,
  };
  const shared = (count: number, share: string) =>
    `Cook this in ${count} batches of 4 portions, each with ${share} of every ingredient: one batch fits into a pot.`;
  const kitchen = (batches: string | null) => (
    <ChakraProvider value={system}>
      <KitchenDialog dish={{ ...DAL, ingredients: [butter], batches }} isOpen onClose={() => undefined} />
    </ChakraProvider>
  );

  it('begins with the whole dish, so that nobody takes the amount of a pan for all of it', async () => {
    render(kitchen(shared(3, 'a third')));
    const choice = screen.getByRole('combobox', { name: 'Amounts for' });
    expect(choice).toHaveDisplayValue('the whole dish');
    expect(screen.getByText('6 tbsp')).toBeVisible();
    await userEvent.selectOptions(choice, 'each of 3 pans');
    expect(screen.getByText('2 tbsp')).toBeVisible();
  });

  it('is left out for a dish that is prepared at once and cooked in turns', () => {
    render(kitchen('Cook this in 3 batches of 3 portions: one batch fits on a 22-inch grate.'));
    expect(screen.getByText(/^Cook this in 3 batches/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Amounts for' })).toBeNull();
  });
});
