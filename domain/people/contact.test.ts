import { columnsOf, contactsOf, domainOfEmail, isEmail, parseEmail } from './contact.ts';

describe('an email address', () => {
  it.each([
    ['maya@example.com', 'maya@example.com'],
    [' Maya.Torres+camp@Mail.Example.co.uk ', 'maya.torres+camp@mail.example.co.uk'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
  ])('%j is read as %j', (spelling, email) => {
    expect(parseEmail(spelling)).toBe(email);
  });

  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'maya@example',
    'maya@@example.com',
    'maya @example.com',
    'maya@example..com',
    '.maya@example.com',
    'maya.@example.com',
    'maya@-example.com',
    'maya@example.c',
    '"maya"@example.com',
    'maya@[127.0.0.1]',
    'maya@127.0.0.1',
    'mаya@example.com',
    'maya@exämple.com',
    'maya@example.com\nBcc: x@example.com',
    'maya@example.com,x@example.com',
    'Maya <maya@example.com>',
    `${'m'.repeat(65)}@example.com`,
    `maya@${'e'.repeat(250)}.com`,
    'maya@example.com\0',
  ])('%j is refused', (spelling) => {
    expect(parseEmail(spelling)).toBeNull();
  });

  it('is refused quickly however long it is', () => {
    expect(parseEmail(`${'a.'.repeat(50_000)}@`)).toBeNull();
    expect(parseEmail(`a@${'a-'.repeat(120)}`)).toBeNull();
  });
});

test('a contact is a number or an address', () => {
  expect(isEmail('maya@example.com')).toBe(true);
  expect(isEmail('+14155550123')).toBe(false);
  expect(columnsOf('+14155550123')).toEqual({ phone: '+14155550123', email: null });
  expect(columnsOf('maya@example.com')).toEqual({ phone: null, email: 'maya@example.com' });
  expect(contactsOf({ phone: '+14155550123', email: 'maya@example.com' })).toEqual([
    '+14155550123',
    'maya@example.com',
  ]);
  expect(contactsOf({ phone: null, email: null })).toEqual([]);
  expect(domainOfEmail('maya@club.example')).toBe('club.example');
});
