/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '..');
/** Where what is shown as being at work is no action of its own, or has to be possible without a connection. */
const EXCEPT = [
  'ui/controls/Button.tsx',
  // Reading again is how one finds out whether there is a connection.
  'ui/feedback/ErrorState.tsx',
  'admin/table/TableSection.tsx',
  // Its buttons are in PaymentFooters.
  'payment/purchase/PaymentDialog.tsx',
];

it('every button whose action the server does is disabled without a connection', () => {
  const screens = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !EXCEPT.includes(file),
  );
  const forgotten = screens.filter((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    return text.includes('isWorking={') && !/useOnlineOnly\(|isOnline\b/.test(text);
  });
  expect(forgotten).toEqual([]);
});
