/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '..');
/** Components whose working state is no action of their own, or whose action must work offline. */
const EXCEPTIONS = [
  'ui/controls/Button.tsx',
  // A retry checks the connection.
  'ui/feedback/TryAgain.tsx',
  'admin/table/TableSection.tsx',
  // PaymentFooters contains its buttons.
  'payment/purchase/PaymentDialog.tsx',
  // SignInSteps contains its buttons.
  'account/signIn/SignInDialog.tsx',
];

it('every button with a server action is disabled offline', () => {
  const screens = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !EXCEPTIONS.includes(file),
  );
  const forgotten = screens.filter((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    return (
      text.includes('isWorking={') && !/isOnlineOnly|useOnlineOnly\(|isOnline\b|<DialogActions\b/.test(text)
    );
  });
  expect(forgotten).toEqual([]);
});
