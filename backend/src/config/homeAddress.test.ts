import { isHomeAddress } from './homeAddress.ts';

test.each([
  'localhost',
  'grub.localhost',
  'kitchen.local',
  'food.home.arpa',
  'food.internal',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.20',
  '169.254.1.1',
  '100.64.0.1',
  '[::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[::ffff:192.168.1.20]',
])('%s is at home', (host) => {
  expect(isHomeAddress(new URL(`http://${host}:4000`).hostname)).toBe(true);
});

test.each([
  'food.example.org',
  'local.example.org',
  'mylocal',
  'notlocalhost',
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '100.128.0.1',
  '[2001:4860:4860::8888]',
  '[::ffff:8.8.8.8]',
])('%s is on the internet', (host) => {
  expect(isHomeAddress(new URL(`http://${host}:4000`).hostname)).toBe(false);
});
