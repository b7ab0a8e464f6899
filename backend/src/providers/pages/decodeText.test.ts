import { decodeText } from './decodeText.ts';

const LATIN = (text: string) => Buffer.from(text, 'latin1');
const UTF16 = Buffer.from('\ufeff<p>crème', 'utf16le');

test.each<[string, Buffer, string | null, string]>([
  ['UTF-8 by default', Buffer.from('crème'), null, 'crème'],
  ['Windows-1252 where it is no UTF-8', Buffer.from([0x93, 0xe9, 0x94]), null, '“é”'],
  [
    'UTF-8 with a broken character',
    Buffer.concat([Buffer.from('crème brûlée '), Buffer.from([0xff])]),
    null,
    'crème brûlée �',
  ],
  ['the charset of the header', Buffer.from([0xc1, 0xee]), 'windows-1251', 'Бо'],
  ['the charset of a meta tag', LATIN('<meta charset=iso-8859-2>\xb3'), null, '<meta charset=iso-8859-2>ł'],
  [
    'the charset of an old meta tag',
    LATIN('<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">\xd4'),
    null,
    '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">т',
  ],
  [
    'the encoding of XML',
    LATIN('<?xml version="1.0" encoding="iso-8859-5"?>\xd0'),
    null,
    '<?xml version="1.0" encoding="iso-8859-5"?>а',
  ],
  ['the header before the meta tag', LATIN('<meta charset=utf-8>\xd4'), 'koi8-r', '<meta charset=utf-8>т'],
  [
    'a meta tag where the header is unknown',
    LATIN('<meta charset=koi8-r>\xd4'),
    'klingon',
    '<meta charset=koi8-r>т',
  ],
  [
    'UTF-8 where a meta tag claims UTF-16',
    Buffer.from('<meta charset=utf-16>crème'),
    null,
    '<meta charset=utf-16>crème',
  ],
  ['a byte order mark before all', UTF16, 'windows-1252', '<p>crème'],
  ['UTF-8 without its byte order mark', Buffer.from('\ufeffcrème'), null, 'crème'],
  ['UTF-16 of the header', UTF16.subarray(2), 'utf-16le', '<p>crème'],
  ['Shift JIS', Buffer.from([0x8a, 0xae, 0x96, 0x7b]), 'shift_jis', '完本'],
])('a text is read as %s', (_, bytes, charset, expected) => {
  expect(decodeText(bytes, charset)).toBe(expected);
});

test('no bytes make an empty text', () => {
  expect(decodeText(new Uint8Array(), null)).toBe('');
});
